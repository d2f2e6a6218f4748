import {spawn} from 'node:child_process';
import {cp, mkdtemp, readdir, readFile, realpath, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Root of the project. */
export const siteDir = path.join(import.meta.dirname, '../..');

/** What a build reads. */
const sources = [
  'docs',
  'documents',
  'faq',
  'known-issues',
  'scripts',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** A copy of the site in a folder of its own, with the installed packages of the original. */
export async function copySite(): Promise<string> {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')));
  await Promise.all(sources.map((name) => cp(path.join(siteDir, name), path.join(copy, name), {recursive: true})));
  await symlink(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

export const removeCopy = (copy: string): Promise<void> => rm(copy, {recursive: true, force: true, maxRetries: 3});

/** Builds a copy as `npm run build -- --strict` does, without installing anything. */
export function build(copy: string): Promise<{code: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--strict'], {
      cwd: copy,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production'},
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

/** All files below a folder with their contents, by path with slashes. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((it) => it.isFile()).map((it) => path.join(it.parentPath, it.name));
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
