import {closest, distance} from 'fastest-levenshtein';

/** `did you mean x?`, or the first names that exist, for a name that does not. */
export function suggest(name: string, existing: readonly string[]): string {
  const near = existing.length > 0 ? closest(name, existing) : undefined;
  const likely = near !== undefined && distance(name, near) <= Math.max(2, name.length / 3);
  const shown = existing.slice(0, 12).join(', ') + (existing.length > 12 ? ', …' : '');
  return `${likely ? `Did you mean ${near}? ` : ''}There is: ${shown || 'nothing'}.`;
}
