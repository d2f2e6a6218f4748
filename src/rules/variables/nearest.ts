import {closest, distance} from 'fastest-levenshtein';
import {beginning} from './characters';

/**
 * The name that was likely meant by one that does not exist: the only one that begins as it does (`user.nick`), the
 * longest that it begins with (`uppercase`), or one of which few letters differ.
 */
export function nearest(name: string, existing: readonly string[]): string | undefined {
  // Nothing that long is a slip of the keys.
  if (existing.length === 0 || name.length > 100) return undefined;
  // The last letter is not needed, for plurals; two letters after a dot are.
  const start = name.slice(0, -1);
  const longer = /\w\w$/.test(start) ? existing.filter((it) => it.startsWith(start)) : [];
  if (longer.length === 1) return longer[0];
  const near = closest(name, existing);
  if (distance(name, near) <= Math.max(2, name.length / 3)) return near;
  return existing.filter((it) => name.startsWith(it)).sort((a, b) => b.length - a.length)[0];
}

/** A typed name for a message: without its end if it is long, in quotes if it ends with spaces, with nothing invisible. */
export function inMessage(name: string): string {
  const start = beginning(name, 40);
  const visible = start.replaceAll(
    /[\p{Cc}\p{Cf}\p{Cs}]/gu,
    (it) => `\\u{${(it.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
  const shown = start.length < name.length ? `${visible}…` : visible;
  return shown.trim() === shown ? shown : `"${shown}"`;
}
