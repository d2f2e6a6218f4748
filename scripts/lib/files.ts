import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Contents of files by path with slashes, sorted. */
export type Files = ReadonlyMap<string, Buffer>;

/** All files below a folder. */
export async function filesOf(folder: string): Promise<Files> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files
        .sort()
        .map(async (file): Promise<[string, Buffer]> => [
          path.relative(folder, file).replaceAll(path.sep, '/'),
          await readFile(file),
        ]),
    ),
  );
}

/** Names of files that two folders do not have alike, sorted. */
export const differences = (one: Files, other: Files): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].sort().filter((name) => {
    const [content, otherContent] = [one.get(name), other.get(name)];
    return content === undefined || otherContent === undefined || !content.equals(otherContent);
  });
