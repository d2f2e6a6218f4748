import type {Mistake} from '../../lib/mistake';
import {allCommands} from '../../facts/derived/commands/commandIndex';
import {
  commandLineMistakes,
  commandNameMistakes,
  commandPatternSource,
  optionPatternSource,
} from '../../facts/derived/commands/commandLine';
import type {Field, Limit, Module, Setting} from '../../facts/types';
import {isOneTypo} from '../../lib/nearest';
import {variableMistakesIn, variableNamesUsableIn} from '../variableText';
import {checkKnown, keysOf, type Report} from './report';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Checks the variables and filters in default texts of a module: `Hi {user.name}`. */
export function checkDefaultTexts(module: Module, report: Report): void {
  const availableNames = variableNamesUsableIn(module);
  const textsInDefault = (subject: Setting | Field) => (subject.type === 'text' ? textsIn(subject.default) : []);
  const defaults = [
    ...module.settings.map((setting) => ({
      texts: textsInDefault(setting),
      factPath: ['settings', setting.key, 'default'],
    })),
    ...Object.entries(module.entities ?? {}).flatMap(([entity, fields]) =>
      fields.map((field) => ({texts: textsInDefault(field), factPath: ['entities', entity, field.name, 'default']})),
    ),
  ];
  for (const {texts: defaultTexts, factPath} of defaults) {
    for (const {message, repair} of defaultTexts.flatMap((text) => variableMistakesIn(text, availableNames))) {
      report(factPath, message, repair);
    }
  }
}

/** Matches `/poll create a poll`, but not paths or tags. */
const slashWordsPattern = /(?<![\w/.<])\/[a-z][a-z-]*(?: [a-z][a-z-]*)*/g;

/** Matches a known command with options: `/poll create question:Which`. */
const commandWithOptionsPattern = new RegExp(
  `(?<![\\w/.<])(?:${commandPatternSource})(?:${optionPatternSource})+`,
  'g',
);

/** Checks the slash commands with their options in a sentence, and the limits that it names: `as the limit open_polls says`. */
export function checkMentionedFacts(
  sentence: string,
  limits: readonly Limit[],
  factPath: readonly string[],
  report: Report,
): void {
  const mistakes = [
    ...(sentence.match(slashWordsPattern) ?? []).flatMap(mentionMistakes),
    ...(sentence.match(commandWithOptionsPattern) ?? []).flatMap((line) => commandLineMistakes(line)),
  ];
  for (const {message, repair} of mistakes) report(factPath, message, repair);
  const limitKeys = [...sentence.matchAll(/\blimit ([a-z]+_[a-z_]+)/g)].map(([, key = '']) => key);
  checkKnown('limit', limitKeys, keysOf(limits), factPath, report);
}

const commandNames: ReadonlySet<string> = new Set(allCommands().map(({name}) => name));

/**
 * Checks a slash command inside a sentence. The name can be one or two words, and the sentence goes on after it, so
 * `/poll crate` is reported only because it is one typo away from `/poll create`.
 */
function mentionMistakes(text: string): Mistake[] {
  const words = text.split(' ');
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(' '));
  if (beginnings.some((beginning) => commandNames.has(beginning))) return [];
  const [oneWord = text, twoWords] = beginnings;
  const isTypo = twoWords !== undefined && [...commandNames].some((name) => isOneTypo(name, twoWords));
  return commandNameMistakes(isTypo ? twoWords : oneWord);
}
