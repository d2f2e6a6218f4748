import {spawn} from 'node:child_process';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from 'vitest';
import {copyOf} from '../../scripts/lib/copy';
import {buildInputs} from '../../scripts/lib/fingerprint';
import {root} from '../../scripts/lib/paths';

/** Root of the project. */
export {root as siteDir};

/**
 * Another name, for drills that rename the product. Two words: a name is not its slug. Put together, for a product that
 * is called so finds its name typed nowhere.
 */
export const otherName = {name: ['Sand', 'Cat'].join(' '), slug: ['sand', 'cat'].join('-')};

/** What a build reads, and the scripts that run it. */
const sources = [...buildInputs, 'scripts'];

/** A copy of the site, to build. */
export const copySite = (): Promise<string> => copyOf(root, sources);

/** What is made from the project, or installed, or keeps its history. */
const made = new Set([
  ...['.git', 'node_modules', 'build', '.build', '.docusaurus', '.cache'],
  ...['test-results', 'playwright-report'],
]);

/** A copy of the whole project, tests included, to run its checks in. */
export const copyProject = async (): Promise<string> =>
  copyOf(
    root,
    (await readdir(root)).filter((name) => !made.has(name)),
  );

/** Changes a file of a copy; the text to replace must be there. */
export async function edit(copy: string, file: string, from: string, to: string): Promise<void> {
  const place = path.join(copy, file);
  const source = await readFile(place, 'utf8');
  expect(source).toContain(from);
  await writeFile(place, source.replace(from, to));
}

/** How a program ended, and all that it printed. */
interface Ended {
  code: number | null;
  output: string;
}

/** Runs Node.js in a copy. */
export function runNode(copy: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code, output});
    });
  });
}

/** Builds a copy as `npm run build -- --strict` does, without installing anything. */
export const build = (copy: string): Promise<Ended> =>
  runNode(copy, ['--import', 'tsx', 'scripts/build.ts', '--strict'], {NODE_ENV: 'production'});
