/** A line of text: words, and names set as code. */
export type TextWithCode = readonly (string | {code: string})[];

/** With its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its first letter in lower case. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** With a full stop, unless it has its end. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** How many of a thing there are, in words: `1 limit`, `2 limits`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/**
 * An amount of US dollars: `$5`, `$4.99`, `$4.50`. For data files: the browser needs no formatter.
 * @param amount in dollars
 */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger'}).format(
    amount,
  );
