const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

/**
 * The characters of a text as readers see them, one after the other: `👩‍🚀` is one, and so is `é` of two code points. Only
 * as much of the text is looked at as is asked for, since each step of a segmenter takes longer in longer texts.
 */
function* characters(text: string): Generator<string> {
  let size = 256;
  for (let start = 0; start < text.length;) {
    // Not between the halves of a pair: whether a character goes on depends on the whole code point after it.
    const end = start + size + (/[\uD800-\uDBFF]/.test(text[start + size - 1] ?? '') ? 1 : 0);
    const found = Array.from(segmenter.segment(text.slice(start, end)), ({segment}) => segment);
    // The last one can go on after the end.
    const whole = end < text.length ? found.slice(0, -1) : found;
    yield* whole;
    for (const {length} of whole) start += length;
    size = whole.length > 0 ? 256 : size * 2;
  }
}

/** Length of a text as the platform counts it: in code points. */
export function countCharacters(text: string): number {
  let length = 0;
  // A high surrogate and the low one after it are one step.
  for (let index = 0; index < text.length; length += 1) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return length;
}

/**
 * The truncate of a text that measures at most `most`; no character is cut in two.
 * @param measure what a character counts; a length of 1 for each without it
 */
export function truncate(text: string, most: number, measure: (character: string) => number = () => 1): string {
  let end = 0;
  let room = most;
  for (const character of characters(text)) {
    room -= measure(character);
    if (room < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Quotes a typed name for a message, shortened if it is long, with invisible characters escaped. */
export function quoteName(name: string): string {
  const start = truncate(name, 40);
  const visible = start.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
  return `"${visible}${start.length < name.length ? '…' : ''}"`;
}
