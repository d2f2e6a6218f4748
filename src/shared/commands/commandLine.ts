import {suggest} from '../nearest';
import {allCommands, topLevelCommands} from './commandIndex';
import {commandRules} from '../../facts/commands';
import type {Channel, Command, CommandOption} from '../../facts/types';
import type {Mistake} from '../mistake';

const everyCommand: readonly Command[] = allCommands();

/** Source of a regular expression for any command's name, the longest first: a subcommand is found before its command. */
export const commandPattern = [...new Set([...everyCommand.map(({name}) => name), ...topLevelCommands()])]
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Source of a regular expression for an option in a sentence, where a value is one word. */
export const optionPattern = ' [a-z_]+:[#@\\w-]+';

const problem = (message: string, repair: string): Mistake => ({message, repair});

/** The command that a line begins with; the longest name wins, so that a subcommand is found before its command. */
const commandOf = (line: string, commands: readonly Command[]): Command | undefined =>
  commands
    .filter(({name}) => line === name || line.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];

/**
 * Where in a line an option begins. A name after a space and before a colon counts, even if no option has it; a colon
 * that a space or two slashes follow is one of a sentence or an address.
 */
const optionStart = /(?:^|\s)(?<name>[a-z][a-z0-9_-]*):(?!\s+\S|\/\/)/g;

/** The options of a line in the order given, and what stands before the first. */
function splitOptions(text: string): {before: string; given: {name: string; value: string}[]} {
  const starts = [...text.matchAll(optionStart)];
  const given = starts.map((start, index) => ({
    name: start.groups?.name ?? '',
    value: text.slice(start.index + start[0].length, starts[index + 1]?.index).trim(),
  }));
  return {before: text.slice(0, starts[0]?.index).trim(), given};
}

const unitSeconds: Readonly<Record<keyof typeof commandRules.durations.units, number>> = {
  s: 1,
  m: 60,
  h: 3600,
  d: 86_400,
  w: 604_800,
};
const part = `\\d+[${Object.keys(unitSeconds).join('')}]`;
const duration = new RegExp(`^(?:${part})+$`);

/** How long a duration such as `1h30m` is, in seconds. */
const seconds = (text: string): number =>
  [...text.matchAll(/(?<count>\d+)(?<unit>[a-z])/g)].reduce(
    (sum, {groups}) => sum + Number(groups?.count) * unitSeconds[groups?.unit as keyof typeof unitSeconds],
    0,
  );

/** A note such as `1m to 28d`, `up to 52w` or `5m to the plan's maximum` says that the option takes a duration. */
const durationNote = new RegExp(`\\b(?:(?<min>${part}) to|up to(?= ${part}\\b)) (?:(?<max>${part})\\b)?`);

/** Words that a note allows besides: `5m to 7d, or never`. */
const otherWords = /\bor (\w+)/g;

/** Why an option whose note gives a range of durations does not take a value. */
function durationRefusal(note: string, value: string): string | undefined {
  const range = durationNote.exec(note)?.groups;
  if (!range || [...note.matchAll(otherWords)].some(([, word]) => word === value)) return undefined;
  if (!duration.test(value)) return `Give a duration such as ${commandRules.durations.examples.join(', ')}.`;
  const {min = '0s', max = commandRules.durations.max} = range;
  const given = seconds(value);
  return given < seconds(min) || given > seconds(max) ? `It takes ${min} to ${max}.` : undefined;
}

/** How a line writes a value of a type, where not every text is one. */
const forms: Readonly<Partial<Record<CommandOption['type'], {pattern: RegExp; words: string}>>> = {
  Integer: {pattern: /^-?\d+$/, words: 'a whole number'},
  Number: {pattern: /^-?\d+(?:\.\d+)?$/, words: 'a number'},
  Boolean: {pattern: /^(?:true|false)$/, words: 'true or false'},
  User: {pattern: /^(?:@\S.*|\d{17,20})$/, words: 'a member, as @Member, or an id'},
  Role: {pattern: /^@\S/, words: 'a role, as @Role'},
  Mentionable: {pattern: /^@\S/, words: 'a member or role, as @Name'},
  Channel: {pattern: /^#\S/, words: 'a channel, as #channel'},
};

/** Channels that the client does not show with a number sign. */
const withoutSign: readonly Channel[] = ['GuildCategory', 'GuildVoice', 'GuildStageVoice'];

const isBelow = (value: number, min: number | undefined) => min !== undefined && value < min;
const isAbove = (value: number, max: number | undefined) => max !== undefined && value > max;

/** Why an option does not take a value; undefined if it does. */
function refusal(option: CommandOption, value: string): string | undefined {
  const {type, choices, min, max, minLength, maxLength, note = ''} = option;
  if (choices) {
    return choices.map(String).includes(value) ? undefined : `Choose one of: ${choices.join(', ')}.`;
  }
  const form = option.channelTypes?.every((channelType) => withoutSign.includes(channelType)) ? undefined : forms[type];
  if (form && !form.pattern.test(value)) return `Give ${form.words}.`;
  if (type === 'Integer' || type === 'Number') {
    const number = Number(value);
    return isBelow(number, min) || isAbove(number, max)
      ? `It takes ${min ?? 'any number'} to ${max ?? 'any number'}.`
      : undefined;
  }
  const wrongDuration = durationRefusal(note, value);
  if (wrongDuration !== undefined) return wrongDuration;
  return isBelow(value.length, minLength) || isAbove(value.length, maxLength)
    ? `It takes ${minLength ?? 1} to ${maxLength ?? 'any number of'} characters.`
    : undefined;
}

/**
 * Checks a slash command as a reader would type it: the command, its options, their values, and that no required
 * option is missing.
 * @param line for instance `/poll create question:Which day? anonymous:true`
 */
export function commandLineMistakes(line: string, commands = everyCommand): Mistake[] {
  const command = commandOf(line, commands);
  if (!command) {
    const [name = line] = line.split(/ (?=[a-z][a-z0-9_-]*:)/);
    const own = commands.map((command) => command.name).filter((other) => other.startsWith(`${name} `));
    return own.length > 0
      ? [problem(`${name} alone cannot be run`, `Name one of its commands: ${own.join(', ')}.`)]
      : commandNameMistakes(name, commands);
  }

  const {name, options} = command;
  const {before, given} = splitOptions(line.slice(name.length));
  const optionNames = options.map((option) => option.name).join(', ') || 'none';
  const problems: Mistake[] = [];
  if (before !== '') problems.push(problem(`${name} is followed by "${before}"`, `Its options: ${optionNames}.`));

  const seen = new Set<string>();
  for (const {name: optionName, value} of given) {
    const option = options.find((option) => option.name === optionName);
    const refused = option && refusal(option, value);
    if (!option) {
      problems.push(problem(`${name} has no option ${optionName}`, `Its options: ${optionNames}.`));
    } else if (seen.has(optionName)) {
      problems.push(problem(`${name} has the option ${optionName} twice`, 'Give it once.'));
    } else if (value === '') {
      problems.push(problem(`the option ${optionName} of ${name} has no value`, 'Write the value after the colon.'));
    } else if (refused !== undefined) {
      problems.push(problem(`the option ${optionName} of ${name} does not take "${value}"`, refused));
    }
    seen.add(optionName);
  }
  const missing = options.filter((option) => option.required && !seen.has(option.name));
  for (const {name: optionName} of missing) {
    problems.push(problem(`${name} lacks its required option ${optionName}`, `Add ${optionName}: and a value.`));
  }
  return problems;
}

/** Checks the mere name of a command: of one that can be run, or the top-level one (`/poll`). */
export function commandNameMistakes(name: string, commands = everyCommand): Mistake[] {
  const names = [...commands.map(({name}) => name), ...topLevelCommands(commands)];
  return names.includes(name) ? [] : [problem(`unknown command "${name}"`, suggest(name, names))];
}
