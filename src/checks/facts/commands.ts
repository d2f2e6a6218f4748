import {permissionLabels} from '../../facts/permissions';
import {platform} from '../../facts/platform';
import type {Command, CommandOption, Permission, Setting} from '../../facts/types';
import {checkRange} from './ranges';
import {checkUnique, type Report} from './report';

export const optionLimits = platform.limits.commands;

/** Checks one option of a command against the platform's limits and its own range. */
function checkOption(option: CommandOption, at: readonly string[], report: Report): void {
  if (option.name.length > optionLimits.name || !/^[a-z][a-z0-9_-]*$/.test(option.name)) {
    report(
      [...at, 'name'],
      `${option.name} is no name of an option`,
      `Use at most ${optionLimits.name} lower-case letters, digits, hyphens and underscores.`,
    );
  }
  const {length} = option.description;
  if (length < 1 || length > optionLimits.description) {
    report(
      [...at, 'description'],
      `the description of ${option.name} has ${length} characters`,
      `The platform wants 1 to ${optionLimits.description}.`,
    );
  }
  const choices = option.choices ?? [];
  if (choices.length > optionLimits.choices) {
    report([...at, 'choices'], `${choices.length} choices`, `The platform allows ${optionLimits.choices}.`);
  }
  if (option.default !== undefined && option.required) {
    report([...at, 'default'], 'a required option has a default', 'Remove the default, or make the option optional.');
  }
  if (option.default !== undefined && choices.length > 0 && !choices.some((choice) => choice === option.default)) {
    report([...at, 'default'], `the default ${option.default} is none of the choices`, 'Choose one of the choices.');
  }
  checkRange(
    {
      type: 'integer',
      min: option.min,
      max: option.max,
      default: typeof option.default === 'number' ? option.default : undefined,
    },
    at,
    report,
  );
  checkRange({type: 'integer', min: option.minLength, max: option.maxLength}, at, report);
}

/** Checks commands and options against the platform's limits and each other. */
export function checkCommands(
  commands: readonly Command[],
  settings: readonly Setting[],
  at: readonly string[],
  report: Report,
): void {
  checkUnique(commands, ({name}) => name, 'the command', at, report);
  if (commands.length > optionLimits.subcommands) {
    report(at, `${commands.length} subcommands`, `The platform allows ${optionLimits.subcommands}.`);
  }
  for (const command of commands) {
    const here = [...at, command.name];
    if (command.description.length > optionLimits.description) {
      report(
        [...here, 'description'],
        `the description of ${command.name} has ${command.description.length} characters`,
        `The platform allows ${optionLimits.description}.`,
      );
    }
    for (const word of command.name.slice(1).split(' ')) {
      if (word.length > optionLimits.name) {
        report(
          [...here, 'name'],
          `the name ${word} is too long`,
          `The platform allows ${optionLimits.name} characters.`,
        );
      }
    }
    for (const requirement of command.requires) {
      if ('setting' in requirement && !settings.some((setting) => setting.key === requirement.setting)) {
        report(
          [...here, 'requires'],
          `no setting named ${requirement.setting} here`,
          `There is: ${settings.map(({key}) => key).join(', ')}.`,
        );
      }
      if ('permissions' in requirement) checkLabels(requirement.permissions, [...here, 'requires'], report);
    }
    const {options} = command;
    if (options.length > optionLimits.options) {
      report([...here, 'options'], `${options.length} options`, `The platform allows ${optionLimits.options}.`);
    }
    checkUnique(options, ({name}) => name, 'the option', [...here, 'options'], report);
    options.forEach((option, index) => {
      if (option.required && options[index - 1]?.required === false) {
        report(
          [...here, 'options', option.name],
          `the required option ${option.name} follows an optional one`,
          'The platform wants required options first: move it up.',
        );
      }
      checkOption(option, [...here, 'options', option.name], report);
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
