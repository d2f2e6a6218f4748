import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

const FOLDERS = ['docs', 'faq', 'known-issues', 'documents', 'src', 'static'];
const FILES = ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Everything a build reads, apart from the installed packages, which package-lock.json stands for. */
export const buildInputs: readonly string[] = [...FOLDERS, ...FILES];

/**
 * The state of everything a build depends on. Two equal fingerprints mean that building again would give the same site.
 *
 * @param root - The project's folder. Inputs that are missing count as absent, which differs from empty.
 * @param strictLinks - The value of `STRICT_LINKS` the build runs with.
 * @returns A SHA-256 in hexadecimal.
 */
export function siteFingerprint(root: string, strictLinks: string): string {
  const paths = globSync([...FOLDERS.map((folder) => `${folder}/**/*`), ...FILES], {cwd: root, dot: true}).sort();
  const hash = createHash('sha256').update(`STRICT_LINKS=${strictLinks}\n`);
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    // With lengths, so that text moved from one file to the next makes a difference.
    hash.update(`${path.length}:${path}:${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
