import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {instances} from '../../node/content/instances';
import type {ContentProblem} from '../../node/content/problems';

/** Stands where a text is still to be written, with what it should say: `TODO: what the module is for`. */
export const unwrittenMark = 'TODO:';

/** A text that is still to be written. */
export interface Unwritten {
  file: string;
  /** From 1. */
  line: number;
  /** What it should say. */
  wanted: string;
}

/** A mark with the quote that opens its text, if one does: there the text ends with the same quote, else with its line. */
const marked = new RegExp(
  `(?:(?<quote>['"\`])${unwrittenMark}(?<quoted>(?:\\\\.|(?!\\k<quote>).)*)|${unwrittenMark}(?<line>.*?)(?:\\{/\\*.*)?$)`,
  'g',
);

/** Texts of a file that are still to be written. */
export const unwrittenIn = (file: string, source: string): Unwritten[] =>
  source.split('\n').flatMap((text, index) =>
    [...text.matchAll(marked)].map(({groups}) => ({
      file,
      line: index + 1,
      wanted: (groups?.quoted ?? groups?.line ?? '').trim(),
    })),
  );

const problemOf = ({file, line, wanted}: Unwritten): ContentProblem => ({
  file,
  line,
  message: `a text is still to be written: ${wanted}`,
  repair: `Write it in the place of ${unwrittenMark} and what follows.`,
});

/** All texts of a site, facts and pages, that are still to be written, by file and line. */
export async function findUnwritten(siteDir: string): Promise<ContentProblem[]> {
  const pages = instances.map((folder) => `${folder}/**/*.{md,mdx,json}`);
  const files = await glob([...pages, 'src/facts/**/*.ts'], {cwd: siteDir});
  const found = await Promise.all(
    files.sort().map(async (file) => unwrittenIn(file, await readFile(path.join(siteDir, file), 'utf8'))),
  );
  return found.flat().map(problemOf);
}
