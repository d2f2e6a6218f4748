import {spawn} from 'node:child_process';
import {cp, mkdtemp, readFile, realpath, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from 'vitest';
import {root} from '../root';

/** The command line of Docusaurus, as Node.js runs it. */
export const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** What a build reads. */
const sources = [
  ...['docs', 'faq', 'known-issues', 'documents', 'src', 'static'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json'],
];

/** Copies the site into a folder of its own, and lends it the installed packages; `removeCopy` deletes it. */
export async function copySite(): Promise<string> {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')));
  await Promise.all(sources.map((name) => cp(path.join(root, name), path.join(copy, name), {recursive: true})));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Deletes a copy, but not the packages that were lent to it. */
export const removeCopy = (copy: string): Promise<void> => rm(copy, {recursive: true, force: true, maxRetries: 3});

/** Changes a file of a copy at the first place that fits, which must be there. */
export async function edit(copy: string, file: string, from: string | RegExp, to: string): Promise<void> {
  const place = path.join(copy, file);
  const source = await readFile(place, 'utf8');
  expect(source, file).toMatch(from);
  await writeFile(place, source.replace(from, to));
}

/** Builds a site as `npm run build` does; gives the exit code and all that was printed. */
export function build(siteDir: string, ...args: readonly string[]): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [docusaurus, 'build', ...args], {
      cwd: siteDir,
      env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0'},
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
