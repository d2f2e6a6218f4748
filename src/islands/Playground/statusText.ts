import type {Rendered} from '@site/src/shared/variables';

const inWords = (count: number, word: string): string => `${count.toLocaleString('en-US')} ${word}`;

/** How long the result is, of how much there is room for. */
export function lengthWords({length, cut}: Rendered, limit: number): string {
  const words = `${length.toLocaleString('en-US')} of ${inWords(limit, 'characters')}`;
  return cut ? `${words}: the end is cut` : words;
}

/** How many problems there are. */
export const problemWords = (count: number): string =>
  count === 0 ? 'no problems' : inWords(count, count === 1 ? 'problem' : 'problems');
