import {permissionLabels} from '../../facts/permissions';
import type {Command, CommandOption, Permission, Setting} from '../../facts/types';
import {checkRange} from './ranges';
import {checkUnique, type Report} from './report';

/** Checks one option of a command: its default and its ranges. */
function checkOption(option: CommandOption, at: readonly string[], report: Report): void {
  const {required, choices = [], default: value, min, max, minLength, maxLength} = option;
  if (value !== undefined && required) {
    report([...at, 'default'], 'a required option has a default', 'Remove the default, or make the option optional.');
  }
  if (value !== undefined && choices.length > 0 && !choices.some((choice) => choice === value)) {
    report([...at, 'default'], `the default ${value} is none of the choices`, 'Choose one of the choices.');
  }
  checkRange({type: 'integer', min, max, default: typeof value === 'number' ? value : undefined}, at, report);
  checkRange({type: 'integer', min: minLength, max: maxLength}, at, report);
}

/** Checks commands and options against each other, and the settings and permissions that commands require. */
export function checkCommands(
  commands: readonly Command[],
  settings: readonly Setting[],
  at: readonly string[],
  report: Report,
): void {
  checkUnique(commands, ({name}) => name, 'the command', at, report);
  for (const {name, requires, options} of commands) {
    const here = [...at, name];
    for (const requirement of requires) {
      if ('setting' in requirement && !settings.some((setting) => setting.key === requirement.setting)) {
        report(
          [...here, 'requires'],
          `unknown setting "${requirement.setting}"`,
          `Available: ${settings.map(({key}) => key).join(', ')}.`,
        );
      }
      if ('permissions' in requirement) checkLabels(requirement.permissions, [...here, 'requires'], report);
    }
    checkUnique(options, (option) => option.name, 'the option', [...here, 'options'], report);
    options.forEach((option, index) => {
      const place = [...here, 'options', option.name];
      if (option.required && options[index - 1]?.required === false) {
        report(
          place,
          `the required option ${option.name} follows an optional one`,
          'Discord refuses that: move it up.',
        );
      }
      checkOption(option, place, report);
    });
  }
}

/** Every permission that a fact names needs the name that the client shows. */
export function checkLabels(permissions: readonly Permission[], at: readonly string[], report: Report): void {
  for (const permission of permissions) {
    if (!Object.hasOwn(permissionLabels, permission)) {
      report(
        at,
        `the permission ${permission} has no label`,
        'Add it to permissionLabels in src/facts/permissions.ts.',
      );
    }
  }
}
