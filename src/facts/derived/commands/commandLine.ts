import {suggest} from '../../../lib/nearest';
import {allCommands, topLevelCommandNames} from './commandIndex';
import {commandRules} from '../../commandRules';
import type {ChannelTypeName, Command, CommandOption} from '../../types';
import type {Mistake} from '../../../lib/mistake';

const knownCommands: readonly Command[] = allCommands();

/** Source of a regular expression for command names. The longest are first, so that subcommands win over their command. */
export const commandPatternSource = [...new Set([...knownCommands.map(({name}) => name), ...topLevelCommandNames()])]
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Source of a regular expression for an option in a sentence, with a value of one word: ` duration:1h` */
export const optionPatternSource = ' [a-z_]+:[#@\\w-]+';

const mistake = (message: string, repair: string): Mistake => ({message, repair});

const commandOf = (line: string, commands: readonly Command[]): Command | undefined =>
  commands
    .filter(({name}) => line === name || line.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];

/** Matches the start of an option, even an unknown one. A colon before a space or `//` belongs to a sentence or URL. */
const optionStartPattern = /(?:^|\s)(?<name>[a-z][a-z0-9_-]*):(?!\s+\S|\/\/)/g;

/** `quickly question:Why? color:red` → `quickly` as `otherText`, and two options */
function splitOptions(text: string): {otherText: string; options: {name: string; value: string}[]} {
  const starts = [...text.matchAll(optionStartPattern)];
  const options = starts.map((start, index) => ({
    name: start.groups?.name ?? '',
    value: text.slice(start.index + start[0].length, starts[index + 1]?.index).trim(),
  }));
  return {otherText: text.slice(0, starts[0]?.index).trim(), options};
}

const unitSeconds: Readonly<Record<keyof typeof commandRules.durations.units, number>> = {
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
};
const durationPartSource = `\\d+[${Object.keys(unitSeconds).join('')}]`;
const durationPattern = new RegExp(`^(?:${durationPartSource})+$`);

/** `1h30m` → `5400` */
const secondsOf = (text: string): number =>
  [...text.matchAll(/(?<count>\d+)(?<unit>[a-z])/g)].reduce(
    (sum, {groups}) => sum + Number(groups?.count) * unitSeconds[groups?.unit as keyof typeof unitSeconds],
    0,
  );

/**
 * Matches the note of an option that takes a duration: `1m to 28d`, `up to 52w`, `5m to the plan's maximum`. After "up to", a
 * duration is required, because `up to 2 MB` isn't about one.
 */
const durationNotePattern = new RegExp(
  `\\b(?:(?<min>${durationPartSource}) to|up to(?= ${durationPartSource}\\b)) (?:(?<max>${durationPartSource})\\b)?`,
);

/** Matches other values that a note allows: `5m to 7d, or never`. */
const otherAllowedValuePattern = /\bor (\w+)/g;

function durationRepair(note: string, value: string): string | undefined {
  const range = durationNotePattern.exec(note)?.groups;
  const isOtherAllowedValue = [...note.matchAll(otherAllowedValuePattern)].some(([, word]) => word === value);
  if (!range || isOtherAllowedValue) return undefined;
  if (!durationPattern.test(value)) return `Give a duration such as ${commandRules.durations.examples.join(', ')}.`;
  const {min = '0s', max = commandRules.durations.max} = range;
  const seconds = secondsOf(value);
  return seconds < secondsOf(min) || seconds > secondsOf(max) ? `It takes ${min} to ${max}.` : undefined;
}

const formats: Readonly<Partial<Record<CommandOption['type'], {pattern: RegExp; description: string}>>> = {
  Integer: {pattern: /^-?\d+$/, description: 'a whole number'},
  Number: {pattern: /^-?\d+(?:\.\d+)?$/, description: 'a number'},
  Boolean: {pattern: /^(?:true|false)$/, description: 'true or false'},
  User: {pattern: /^(?:@\S.*|\d{17,20})$/, description: 'a member, as @Member, or an id'},
  Role: {pattern: /^@\S/, description: 'a role, as @Role'},
  Mentionable: {pattern: /^@\S/, description: 'a member or role, as @Name'},
  Channel: {pattern: /^#\S/, description: 'a channel, as #channel'},
};

/** Channel types that Discord shows without `#`. Options for only these accept any value. */
const channelTypesWithoutHash: readonly ChannelTypeName[] = ['GuildCategory', 'GuildVoice', 'GuildStageVoice'];

const isBelow = (value: number, min: number | undefined) => min !== undefined && value < min;
const isAbove = (value: number, max: number | undefined) => max !== undefined && value > max;

/** Returns how to repair a value, or undefined if the option accepts it. */
function valueRepair(option: CommandOption, value: string): string | undefined {
  const {type, choices, min, max, minLength, maxLength, note = ''} = option;
  if (choices) {
    return choices.map(String).includes(value) ? undefined : `Choose one of: ${choices.join(', ')}.`;
  }
  const format = option.channelTypes?.every((channelType) => channelTypesWithoutHash.includes(channelType))
    ? undefined
    : formats[type];
  if (format && !format.pattern.test(value)) return `Give ${format.description}.`;
  if (type === 'Integer' || type === 'Number') {
    const number = Number(value);
    return isBelow(number, min) || isAbove(number, max)
      ? `It takes ${min ?? 'any number'} to ${max ?? 'any number'}.`
      : undefined;
  }
  const repair = durationRepair(note, value);
  if (repair !== undefined) return repair;
  return isBelow(value.length, minLength) || isAbove(value.length, maxLength)
    ? `It takes ${minLength ?? 1} to ${maxLength ?? 'any number of'} characters.`
    : undefined;
}

/** Checks the command, options and values of a line such as `/poll create question:Which day? anonymous:true`. */
export function commandLineMistakes(line: string, commands = knownCommands): Mistake[] {
  const command = commandOf(line, commands);
  if (!command) {
    // `/poll make question:Why?` → `/poll make`
    const [typedName = line] = line.split(/ (?=[a-z][a-z0-9_-]*:)/);
    const subcommands = commands
      .map((command) => command.name)
      .filter((commandName) => commandName.startsWith(`${typedName} `));
    return subcommands.length > 0
      ? [mistake(`"${typedName}" can't be run by itself`, `Use one of its commands: ${subcommands.join(', ')}.`)]
      : commandNameMistakes(typedName, commands);
  }

  const {name, options} = command;
  const {otherText, options: typedOptions} = splitOptions(line.slice(name.length));
  const optionNames = options.map((option) => option.name).join(', ') || 'none';
  const mistakes: Mistake[] = [];
  if (otherText !== '')
    mistakes.push(mistake(`unexpected "${otherText}" after ${name}`, `Its options: ${optionNames}.`));

  const typedNames = new Set<string>();
  for (const {name: optionName, value} of typedOptions) {
    const option = options.find((option) => option.name === optionName);
    const repair = option && valueRepair(option, value);
    if (!option) {
      mistakes.push(mistake(`unknown option "${optionName}" of ${name}`, `Available: ${optionNames}.`));
    } else if (typedNames.has(optionName)) {
      mistakes.push(mistake(`${name} has the option ${optionName} twice`, 'Remove one.'));
    } else if (value === '') {
      mistakes.push(mistake(`the option ${optionName} of ${name} has no value`, 'Write the value after the colon.'));
    } else if (repair !== undefined) {
      mistakes.push(mistake(`the option ${optionName} of ${name} doesn't accept "${value}"`, repair));
    }
    typedNames.add(optionName);
  }
  const missingOptions = options.filter((option) => option.required && !typedNames.has(option.name));
  for (const {name: optionName} of missingOptions) {
    mistakes.push(mistake(`missing required option "${optionName}" of ${name}`, `Add ${optionName}: and a value.`));
  }
  return mistakes;
}

/** Checks the name of a command: `/poll create`, or only `/poll`. */
export function commandNameMistakes(name: string, commands = knownCommands): Mistake[] {
  const names = [...commands.map(({name}) => name), ...topLevelCommandNames(commands)];
  return names.includes(name) ? [] : [mistake(`unknown command "${name}"`, suggest(name, names))];
}
