import {commandPattern, optionPattern} from '../../facts/derived/commands/commandLine';
import type {TextWithCode} from '../../lib/sentences';

/** Matches a command with its options, or a name with underscores: a setting, field or error code. */
const inCodeFont = new RegExp(
  `(?<![\\w/])(?:${commandPattern})(?![\\w/-])(?:${optionPattern})*|(?:\\b[a-z]+\\.)?\\b[a-z]+(?:_[a-z0-9]+)+\\b`,
  'g',
);

/** Marks commands and technical names as code: `Run /diagnose first.` → `['Run ', {code: '/diagnose'}, ' first.']`. */
export function markCode(text: string): TextWithCode {
  const found = text.match(inCodeFont) ?? [];
  return text.split(inCodeFont).flatMap((words, index) => {
    const name = found[index];
    return [...(words === '' ? [] : [words]), ...(name === undefined ? [] : [{code: name}])];
  });
}
