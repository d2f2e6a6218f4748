import {delimiter, join} from 'node:path';

/**
 * Where programs would be, there or not, the first name in all folders before the second.
 *
 * @param names - Names that one program can have.
 * @param path - The folders of programs, as in PATH.
 */
export function placesOf(names: readonly string[], path = ''): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
