import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {instances} from './instances';
import type {ContentProblem} from './problems';

/** Stands where a text is still to be written, with what it should say: `TODO: what the module is for`. */
export const unwrittenMark = 'TODO:';

/** Texts of a file that are still to be written. A mark reaches to the end of its line, or of the text that holds it. */
export const unwrittenIn = (file: string, source: string): ContentProblem[] =>
  source.split('\n').flatMap((text, index): ContentProblem[] => {
    const at = text.indexOf(unwrittenMark);
    if (at < 0) return [];
    // Without what closes the text in its file.
    const wanted = text.slice(at + unwrittenMark.length).replace(/["'`]?[\s,;)\]}>/]*$/, '');
    const message = `a text is still to be written: ${wanted.trim()}`;
    return [{file, line: index + 1, message, repair: `Write it in the place of ${unwrittenMark} and what follows.`}];
  });

/** All texts of a site, facts and pages, that are still to be written, by file and line. */
export async function findUnwritten(siteDir: string): Promise<ContentProblem[]> {
  const pages = instances.map((folder) => `${folder}/**/*.{md,mdx,json}`);
  const files = await glob([...pages, 'src/facts/**/*.ts'], {cwd: siteDir});
  const found = await Promise.all(
    files.sort().map(async (file) => unwrittenIn(file, await readFile(path.join(siteDir, file), 'utf8'))),
  );
  return found.flat();
}
