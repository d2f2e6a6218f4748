const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

/** In UTF-16 code units. */
const INITIAL_CHUNK_SIZE = 256;

/**
 * Iterates over grapheme clusters: `👩‍🚀` is one. Segments the text in chunks, because each step of a segmenter is slower in
 * longer texts.
 */
function* graphemes(text: string): Generator<string> {
  let chunkSize = INITIAL_CHUNK_SIZE;
  for (let start = 0; start < text.length;) {
    // Don't split a surrogate pair: the code point decides where a grapheme ends.
    const end = start + chunkSize + (/[\uD800-\uDBFF]/.test(text[start + chunkSize - 1] ?? '') ? 1 : 0);
    const clusters = Array.from(segmenter.segment(text.slice(start, end)), ({segment}) => segment);
    // The last one may continue in the next chunk.
    const wholeClusters = end < text.length ? clusters.slice(0, -1) : clusters;
    yield* wholeClusters;
    for (const {length} of wholeClusters) start += length;
    // A cluster can be longer than the chunk: a letter can have any number of accents.
    chunkSize = wholeClusters.length > 0 ? INITIAL_CHUNK_SIZE : chunkSize * 2;
  }
}

/** Counts code points, as Discord does for its limits. */
export function countCodePoints(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; length += 1) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return length;
}

/**
 * Returns the start of a text, up to a length. Doesn't split grapheme clusters.
 * @param measure returns the length of a grapheme cluster; default: 1
 */
export function firstGraphemes(
  text: string,
  maxLength: number,
  measure: (grapheme: string) => number = () => 1,
): string {
  let end = 0;
  let room = maxLength;
  for (const grapheme of graphemes(text)) {
    room -= measure(grapheme);
    if (room < 0) break;
    end += grapheme.length;
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
