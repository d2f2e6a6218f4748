import {closest, distance} from 'fastest-levenshtein';

/** How far apart two texts are: 0 for the same, 1 for nothing in common. */
export const difference = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

/** The text of several that is closest to another; undefined if there are none. */
export const closestOf = (text: string, others: readonly string[]): string | undefined =>
  others.length === 0 ? undefined : closest(text, others);

/** Whether one slip of the keys makes the one text of the other: a letter more, less or other, or two in the wrong order. */
export function isOneSlip(a: string, b: string): boolean {
  const far = distance(a, b);
  if (far !== 2 || a.length !== b.length) return far === 1;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b;
}

/**
 * The name that was likely meant by one that does not exist: the only one that begins as it does (`user.nick`), the
 * longest that it begins with (`uppercase`), or one of which few letters differ.
 */
export function nearest(name: string, existing: readonly string[]): string | undefined {
  // Nothing that long is a slip of the keys.
  if (existing.length === 0 || name.length > 100) return undefined;
  // The last letter is not needed, for plurals; two letters after a dot are.
  const start = name.slice(0, -1);
  const longer = /\w\w$/.test(start) ? existing.filter((other) => other.startsWith(start)) : [];
  if (longer.length === 1) return longer[0];
  const near = closest(name, existing);
  if (distance(name, near) <= Math.max(2, name.length / 3)) return near;
  return existing.filter((other) => name.startsWith(other)).sort((a, b) => b.length - a.length)[0];
}

/** `Did you mean x?`, and the first names that exist, for a name that does not. */
export function suggest(name: string, existing: readonly string[]): string {
  const near = nearest(name, existing);
  const shown = existing.slice(0, 12).join(', ') + (existing.length > 12 ? ', …' : '');
  return `${near === undefined ? '' : `Did you mean ${near}? `}Available: ${shown || 'none'}.`;
}
