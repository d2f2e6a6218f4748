import type {HeaderRule} from './table';

/** A text as it stands in a regular expression: of PCRE, RE2 and JavaScript alike. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression of the addresses that a rule is for. */
export const patternOf = ({under, ending}: Pick<HeaderRule, 'under' | 'ending'>): string =>
  `^${escaped(under)}${ending === undefined ? '' : `.*${escaped(ending)}$`}`;

/** Names of all headers that rules have, but that of media types. */
export const namesIn = (rules: readonly HeaderRule[]): readonly string[] =>
  [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))].filter((name) => name !== 'Content-Type');
