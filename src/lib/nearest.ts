import {closest, distance} from 'fastest-levenshtein';

/** Edit distance from 0 (equal) to 1 (nothing in common). */
export const difference = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

export const closestOf = (text: string, others: readonly string[]): string | undefined =>
  others.length === 0 ? undefined : closest(text, others);

/** Whether two texts differ by one typo: a missing, extra or wrong letter, or two swapped ones. */
export function isOneTypo(a: string, b: string): boolean {
  const far = distance(a, b);
  if (far !== 2 || a.length !== b.length) return far === 1;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b;
}

/**
 * Guesses which existing name was meant by an unknown one: the only one with the same start (`user.nick` → `user.nickname`),
 * one with few different letters, or the longest that the unknown name starts with (`uppercase` → `upper`).
 */
export function nearest(name: string, existing: readonly string[]): string | undefined {
  // Too long for a typo.
  if (existing.length === 0 || name.length > 100) return undefined;
  // Ignores the last letter, such as a plural "s". The rest must end with two letters, because `user.` would match too much.
  const start = name.slice(0, -1);
  const longer = /\w\w$/.test(start) ? existing.filter((other) => other.startsWith(start)) : [];
  if (longer.length === 1) return longer[0];
  const near = closest(name, existing);
  if (distance(name, near) <= Math.max(2, name.length / 3)) return near;
  return existing.filter((other) => name.startsWith(other)).sort((a, b) => b.length - a.length)[0];
}

/** `Did you mean x? Available: x, y.` Lists up to 12 names. */
export function suggest(name: string, existing: readonly string[]): string {
  const near = nearest(name, existing);
  const shown = existing.slice(0, 12).join(', ') + (existing.length > 12 ? ', …' : '');
  return `${near === undefined ? '' : `Did you mean ${near}? `}Available: ${shown || 'none'}.`;
}
