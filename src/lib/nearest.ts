import {closest, distance} from 'fastest-levenshtein';

/** Edit distance from 0 (equal) to 1 (nothing in common). */
export const relativeDistance = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

/** Returns undefined if there are no candidates, which the type of `closest` hides. */
export const closestOf = (text: string, candidates: readonly string[]): string | undefined => closest(text, candidates);

/** Tells whether two texts differ by one typo: a missing, extra or wrong letter, or two swapped ones. */
export function isOneTypo(a: string, b: string): boolean {
  const edits = distance(a, b);
  if (edits === 1) return true;
  // Two swapped letters are two edits.
  if (edits !== 2 || a.length !== b.length) return false;
  let index = 0;
  while (a[index] === b[index]) index++;
  return a.slice(0, index) + (a[index + 1] ?? '') + (a[index] ?? '') + a.slice(index + 2) === b;
}

/**
 * Guesses which existing name was meant by an unknown one: the only one with the same start (`user.nick` → `user.nickname`),
 * one with few different letters, or the longest that the unknown name starts with (`uppercase` → `upper`).
 */
export function likelyMatch(name: string, existing: readonly string[]): string | undefined {
  // Too long for a typo.
  if (existing.length === 0 || name.length > 100) return undefined;
  // Ignores the last letter, such as a plural "s". The rest must end with two letters, because `user.` would match too much.
  const start = name.slice(0, -1);
  const completions = /\w\w$/.test(start) ? existing.filter((candidate) => candidate.startsWith(start)) : [];
  if (completions.length === 1) return completions[0];
  const closestName = closest(name, existing);
  if (distance(name, closestName) <= Math.max(2, name.length / 3)) return closestName;
  return existing.filter((candidate) => name.startsWith(candidate)).sort((a, b) => b.length - a.length)[0];
}

/** `Did you mean x? Available: x, y.` Lists up to 12 names. */
export function suggest(name: string, existing: readonly string[]): string {
  const likelyName = likelyMatch(name, existing);
  const available = existing.slice(0, 12).join(', ') + (existing.length > 12 ? ', …' : '');
  return `${likelyName === undefined ? '' : `Did you mean ${likelyName}? `}Available: ${available || 'none'}.`;
}
