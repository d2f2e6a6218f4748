/** A number as the bot prints it: with or without commas between thousands. */
const numberPattern = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?$/;

/** Digits in groups of three. */
function grouped(digits: string): string {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let index = first; index < digits.length; index += 3) groups.push(digits.slice(index, index + 3));
  return groups.join(',');
}

/** The parts of a number, if the text is one. */
function numberParts(text: string): {sign: string; digits: string; fraction: string} | undefined {
  const match = numberPattern.exec(text);
  if (!match) return undefined;
  const [, sign = '', digits = '', fraction = ''] = match;
  return {sign, digits: digits.replaceAll(',', '').replace(/^0+(?=\d)/, ''), fraction};
}

/** `1,284` for `1284`; what is no number stays as it is. */
export function withCommas(text: string): string {
  const parts = numberParts(text);
  return parts ? parts.sign + grouped(parts.digits) + parts.fraction : text;
}

const suffixes: Readonly<Record<string, string>> = {1: 'st', 2: 'nd', 3: 'rd'};

/** `1,284th` for `1284`; what is no whole number stays as it is. */
export function ordinal(text: string): string {
  const parts = numberParts(text);
  if (parts?.fraction !== '') return text;
  const {sign, digits} = parts;
  const teen = digits.at(-2) === '1';
  return `${sign}${grouped(digits)}${(teen ? undefined : suffixes[digits.slice(-1)]) ?? 'th'}`;
}
