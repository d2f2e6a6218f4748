import {spawn} from 'node:child_process';
import {cp, mkdtemp, readFile, realpath, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from 'vitest';
import {root} from '../../src/build/root';

export const docusaurusPath = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const buildSources = [
  ...['docs', 'faq', 'known-issues', 'documents', 'scripts', 'src', 'static'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json', '.oxlintrc.json'],
];

/** Copies the site to a temporary folder, with a link to the installed packages. Delete it with `removeCopy`. */
export async function copySite(): Promise<string> {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')));
  await Promise.all(buildSources.map((name) => cp(path.join(root, name), path.join(copy, name), {recursive: true})));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

export const removeCopy = (copy: string): Promise<void> => rm(copy, {recursive: true, force: true, maxRetries: 3});

/** Replaces the first match in a file of a copy. Fails the test if there is no match. */
export async function edit(copy: string, file: string, from: string | RegExp, to: string): Promise<void> {
  const filePath = path.join(copy, file);
  const source = await readFile(filePath, 'utf8');
  expect(source, file).toMatch(from);
  await writeFile(filePath, source.replace(from, to));
}

interface ProcessResult {
  code: number | null;
  output: string;
}

/** Runs a Node.js program in the folder of a site. */
export function runNode(siteDir: string, program: string, ...args: readonly string[]): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
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

/** Builds a site as `npm run build` does. */
export const build = (siteDir: string, ...args: readonly string[]): Promise<ProcessResult> =>
  runNode(siteDir, docusaurusPath, 'build', ...args);

/** Runs a script of a site, such as `remove.ts`, or any script by its absolute path. */
export const runScript = (siteDir: string, script: string, ...args: readonly string[]): Promise<ProcessResult> =>
  runNode(siteDir, path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.resolve(siteDir, 'scripts', script), ...args);

/** Checks a site as `npm run lint:content` does. */
export const checkContent = (siteDir: string): Promise<ProcessResult> => runScript(siteDir, 'check-content.ts');
