import type {Command, CommandOption, Setting} from '../../facts/types';
import {checkRange} from './ranges';
import {checkKnown, checkUnique, keysOf, namesOf, type Report} from './report';

function checkOption(option: CommandOption, factPath: readonly string[], report: Report): void {
  const {required, choices = [], default: defaultValue, min, max, minLength, maxLength} = option;
  const defaultPath = [...factPath, 'default'];
  if (defaultValue !== undefined && required) {
    report(defaultPath, 'a required option has a default', 'Remove the default, or make the option optional.');
  }
  if (defaultValue !== undefined && choices.length > 0 && !choices.some((choice) => choice === defaultValue)) {
    report(defaultPath, `the default ${defaultValue} isn't one of the choices`, `Available: ${choices.join(', ')}.`);
  }
  checkRange(
    {type: 'integer', min, max, default: typeof defaultValue === 'number' ? defaultValue : undefined},
    factPath,
    report,
  );
  checkRange({type: 'integer', min: minLength, max: maxLength}, factPath, report);
}

/**
 * Checks the options of commands, and the settings that commands require. TypeScript checks the names of required permissions.
 * @param factPath path of the list of commands in its file
 */
export function checkCommands(
  commands: readonly Command[],
  settings: readonly Setting[],
  factPath: readonly string[],
  report: Report,
): void {
  const settingKeys = keysOf(settings);
  for (const {name, requires, options} of commands) {
    const commandPath = [...factPath, name];
    for (const requirement of requires) {
      if ('setting' in requirement)
        checkKnown('setting', [requirement.setting], settingKeys, [...commandPath, 'requires'], report);
    }
    checkUnique('option', namesOf(options), [...commandPath, 'options'], report);
    options.forEach((option, index) => {
      const optionPath = [...commandPath, 'options', option.name];
      if (option.required && options[index - 1]?.required === false) {
        const message = `the required option ${option.name} follows an optional one`;
        report(optionPath, message, 'Move it up: Discord rejects this order.');
      }
      checkOption(option, optionPath, report);
    });
  }
}
