export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Adds a full stop unless the text already ends with punctuation. */
export const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** `1 limit`, `2,000 limits` */
export const countWithNoun = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Formats US dollars: `$5`, `$4.50`. Use it in src/build/data/, so that the browser doesn't need a formatter. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger'}).format(
    amount,
  );
