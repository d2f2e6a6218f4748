const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

/** Counts code points, as Discord does for its limits. */
export const countCodePoints = (text: string): number => Array.from(text).length;

/**
 * Returns the start of a text, up to a length. Doesn't split grapheme clusters: `👩‍🚀` is one. Ignores what hundreds of accents on a
 * letter push further back, because a segmenter is slow in long texts.
 * @param measure returns the length of a grapheme cluster; default: 1
 */
export function firstGraphemes(
  text: string,
  maxLength: number,
  measure: (grapheme: string) => number = () => 1,
): string {
  let end = 0;
  let room = maxLength;
  // Holds more than `maxLength` code points, and 200 of the longest emoji, which have 19 units.
  for (const {segment} of segmenter.segment(text.slice(0, 2 * maxLength + 4000))) {
    room -= measure(segment);
    if (room < 0) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** Quotes a name that a reader typed, for messages. Truncates it and escapes invisible characters. */
export function quoteName(name: string): string {
  const shortName = firstGraphemes(name, 40);
  const escapedName = shortName.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
  return `"${escapedName}${shortName.length < name.length ? '…' : ''}"`;
}
