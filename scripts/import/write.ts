import {readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {formatProblem} from '../../src/node/content/problems';
import {freshLoader} from '../../src/node/plugins/freshModules.mjs';
import {formatFinding} from '../check/finding';
import {types} from '../check/tools';
import {copyOf, removeCopy} from '../lib/copy';
import type {Comparison, Difference, Edit} from './difference';
import {applyEdits, canEdit} from './edit';
import type * as Recheck from './recheck';

const facts = 'src/facts';

/** Facts that do not compile or load after the edits; nothing is written. */
export class WriteError extends Error {
  constructor(problems: readonly string[]) {
    super(['Nothing was written: with these changes the facts would not compile.', ...problems].join('\n'));
    this.name = 'WriteError';
  }
}

/** What is left after writing. */
export interface Written {
  /** Changed files, from the root of the repository. */
  files: readonly string[];
  /** What differs still. */
  remaining: Comparison;
  /** What the check of facts says now, as lines for people. */
  problems: readonly string[];
}

/**
 * Leaves to people what edits cannot change: facts that are made of facts of other files.
 * @param sourceOf gives the text of a file below `src/facts/`
 */
export function withoutRefused(comparison: Comparison, sourceOf: (file: string) => string): Comparison {
  const byHand = 'It is made of other facts there: change those.';
  const differences = comparison.differences.map((difference): Difference => {
    const {edits} = difference;
    return edits.every((edit) => canEdit(sourceOf(edit.file), edit)) ? difference : {...difference, edits: [], byHand};
  });
  return {...comparison, differences};
}

/** Source after source in the order in which the files first occur. */
const byFile = (edits: readonly Edit[]): Map<string, Edit[]> => {
  const files = new Map<string, Edit[]>();
  for (const edit of edits) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  return files;
};

/** The changed files of facts, formatted, by path from the root. */
async function changedFiles(root: string, edits: readonly Edit[]): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  for (const [name, ofFile] of byFile(edits)) {
    const file = `${facts}/${name}`;
    const full = path.join(root, file);
    const source = await readFile(full, 'utf8');
    const config = await resolveConfig(full);
    const edited = await format(applyEdits(source, ofFile), {...config, filepath: full});
    if (edited !== source) changed.set(file, edited);
  }
  return changed;
}

/** What the compiler says of the facts alone: what is made of them can be fixed afterwards. */
async function compilerProblems(root: string): Promise<string[]> {
  const project = 'tsconfig.facts.json';
  // They need no types of packages but those that they import.
  const ofFacts = {extends: './tsconfig.json', include: [facts], compilerOptions: {types: []}};
  await writeFile(path.join(root, project), JSON.stringify(ofFacts));
  return (await types(root, project)).map(formatFinding);
}

/** Runs something in a copy of the sources with changed files. */
async function inCopy<T>(
  root: string,
  changed: ReadonlyMap<string, string>,
  run: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = await copyOf(root, ['src', 'scripts', 'package.json', 'tsconfig.json']);
  try {
    for (const [file, text] of changed) await writeFile(path.join(copy, file), text);
    return await run(copy);
  } finally {
    await removeCopy(copy);
  }
}

/** Replaces files, all or none: each is written beside its place first, and old ones come back if one cannot be. */
async function replaceFiles(root: string, changed: ReadonlyMap<string, string>): Promise<void> {
  const files = [...changed].map(([file, text]) => ({text, place: path.join(root, file)}));
  const before = await Promise.all(files.map(({place}) => readFile(place, 'utf8')));
  try {
    for (const {place, text} of files) await writeFile(`${place}.new`, text);
    for (const {place} of files) await rename(`${place}.new`, place);
  } catch (error) {
    for (const [index, {place}] of files.entries()) {
      await rm(`${place}.new`, {force: true});
      await writeFile(place, before[index] ?? '');
    }
    throw error;
  }
}

/**
 * Writes what can be written of differences into the facts. It happens in a copy first: there the facts must compile
 * and load, and are compared anew. Only then the files are replaced.
 * @param root of the repository
 * @param compare compares what was imported with the facts of the copy
 * @throws WriteError if the facts would not compile; nothing is written
 */
export async function writeDifferences(
  root: string,
  differences: readonly Difference[],
  compare: (recheck: typeof Recheck) => Comparison,
): Promise<Written> {
  const changed = await changedFiles(
    root,
    differences.flatMap(({edits}) => edits),
  );
  const result = await inCopy(root, changed, async (copy) => {
    const wrong = await compilerProblems(copy);
    if (wrong.length > 0) throw new WriteError(wrong);
    const recheck = freshLoader(copy)('scripts/import/recheck.ts') as typeof Recheck;
    const problems = await recheck.checkFacts(copy);
    return {remaining: compare(recheck), problems: problems.map(formatProblem)};
  });
  await replaceFiles(root, changed);
  return {files: [...changed.keys()], ...result};
}
