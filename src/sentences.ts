/** With its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its first letter in lower case. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** With a full stop, unless it has its end. */
export const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
