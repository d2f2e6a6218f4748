/** A number as the bot prints it: with or without commas between thousands. */
const numberPattern = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?$/;

/** Adds commas between thousands: `1284` → `1,284`. Returns any text that isn't a number as it is. */
export function withCommas(text: string): string {
  const [, sign = '', digits, fraction = ''] = numberPattern.exec(text) ?? [];
  if (digits === undefined) return text;
  return sign + BigInt(digits.replaceAll(',', '')).toLocaleString('en-US') + fraction;
}

const ordinals = new Intl.PluralRules('en', {type: 'ordinal'});
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'st', two: 'nd', few: 'rd'};

/** Makes an ordinal: `1284` → `1,284th`. Returns any text that isn't a whole number as it is. */
export function ordinal(text: string): string {
  const [, , digits, fraction] = numberPattern.exec(text) ?? [];
  if (digits === undefined || fraction !== undefined) return text;
  return withCommas(text) + (suffixes[ordinals.select(Number(digits.slice(-2)))] ?? 'th');
}
