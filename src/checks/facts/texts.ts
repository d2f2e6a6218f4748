import type {Mistake} from '../../shared/mistake';
import {allCommands} from '../../shared/commands/commandIndex';
import {
  commandLineMistakes,
  commandNameMistakes,
  commandPattern,
  optionPattern,
} from '../../shared/commands/commandLine';
import type {Field, Limit, Module, Setting} from '../../facts/types';
import {isOneSlip} from '../../shared/nearest';
import {variableMistakes, variablesOf} from '../variableText';
import type {Report} from './report';

/** All texts inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Checks the variables and filters in braces in default texts against those that work in the module. */
export function checkTexts(module: Module, report: Report): void {
  const available = variablesOf(module);
  const ofType = (subject: Setting | Field) => (subject.type === 'text' ? textsIn(subject.default) : []);
  const texts = [
    ...module.settings.map((setting) => ({texts: ofType(setting), at: ['settings', setting.key, 'default']})),
    ...Object.entries(module.entities).flatMap(([entity, fields]) =>
      fields.map((field) => ({texts: ofType(field), at: ['entities', entity, field.name, 'default']})),
    ),
  ];
  for (const {texts: list, at} of texts) {
    for (const {message, repair} of list.flatMap((text) => variableMistakes(text, available))) {
      report(at, message, repair);
    }
  }
}

/** Words that begin with a slash, as a command does; a path or a tag has another sign before or after it. */
const slashWords = /(?<![\w/.<])\/[a-z][a-z-]*(?: [a-z][a-z-]*)*/g;

/** A known command with the options that follow it: `/poll create question:Which`. */
const withOptions = new RegExp(`(?<![\\w/.<])(?:${commandPattern})(?:${optionPattern})+`, 'g');

/** Slash commands, with their options if a sentence gives any, and limits that a sentence names must exist. */
export function checkSentence(sentence: string, limits: readonly Limit[], at: readonly string[], report: Report): void {
  const problems = [
    ...(sentence.match(slashWords) ?? []).flatMap(mentionProblems),
    ...(sentence.match(withOptions) ?? []).flatMap((line) => commandLineMistakes(line)),
  ];
  for (const {message, repair} of problems) report(at, message, repair);
  for (const [, key] of sentence.matchAll(/\blimit ([a-z]+_[a-z_]+)/g)) {
    if (!limits.some((limit) => limit.key === key)) {
      report(at, `unknown limit "${key}"`, `Available: ${limits.map(({key}) => key).join(', ')}.`);
    }
  }
}

const commandNames: ReadonlySet<string> = new Set(allCommands().map(({name}) => name));

/**
 * Of a command among words, its name is known by trying: the words after it are the sentence's. After the first word of
 * a group of commands, one that is almost a subcommand is a mistake.
 */
function mentionProblems(text: string): Mistake[] {
  const words = text.split(' ');
  const starts = words.map((_, index) => words.slice(0, index + 1).join(' '));
  if (starts.some((start) => commandNames.has(start))) return [];
  const [first = text, second] = starts;
  const meant = second !== undefined && [...commandNames].some((commandName) => isOneSlip(commandName, second));
  return commandNameMistakes(meant ? second : first);
}
