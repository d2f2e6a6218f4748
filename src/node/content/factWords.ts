import {commandPattern, optionPattern} from '../../shared/commands/commandLine';
import type {TextWithCode} from '../../shared/sentences';

/** A command with the options given to it, or a name with underscores: a setting, field or error code. */
const inCodeFont = new RegExp(
  `(?<![\\w/])(?:${commandPattern})(?![\\w/-])(?:${optionPattern})*|(?:\\b[a-z]+\\.)?\\b[a-z]+(?:_[a-z0-9]+)+\\b`,
  'g',
);

/** Text of a fact with commands and technical names set as code. Whoever shows facts begins with these words. */
export function factWords(text: string): TextWithCode {
  const found = text.match(inCodeFont) ?? [];
  return text.split(inCodeFont).flatMap((words, index) => {
    const name = found[index];
    return [...(words === '' ? [] : [words]), ...(name === undefined ? [] : [{code: name}])];
  });
}
