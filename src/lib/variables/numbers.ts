/** Matches numbers with or without commas between thousands. */
const numberPattern = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?$/;

/** `1284` → `1,284`. Returns other texts unchanged. */
export function withCommas(text: string): string {
  const [, sign = '', digits, fraction = ''] = numberPattern.exec(text) ?? [];
  if (digits === undefined) return text;
  return sign + BigInt(digits.replaceAll(',', '')).toLocaleString('en-US') + fraction;
}

const ordinals = new Intl.PluralRules('en', {type: 'ordinal'});
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'st', two: 'nd', few: 'rd'};

/** `1284` → `1,284th`. Returns other texts unchanged. */
export function ordinal(text: string): string {
  const [, , digits, fraction] = numberPattern.exec(text) ?? [];
  if (digits === undefined || fraction !== undefined) return text;
  return withCommas(text) + (suffixes[ordinals.select(Number(digits.slice(-2)))] ?? 'th');
}
