import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {addPolicies} from '../../src/node/delivery/policy';
import {runChild} from './child.mjs';
import {UserError} from './cli';
import {siteFingerprint} from './fingerprint';
import {root as projectRoot, toolScript} from './paths';

/** How to build, and where. */
export interface BuildOptions {
  /** Broken links and anchors fail the build instead of being warned of. */
  strict: boolean;
  /** The project's folder; this project's by default. */
  root?: string;
  /** The script of the Docusaurus command line; the installed one by default. */
  docusaurus?: string;
}

/**
 * Where builds keep what they generate, below that of the development server, which goes on undisturbed. Docusaurus takes the
 * name from its environment (`GENERATED_FILES_DIR_NAME` in @docusaurus/utils).
 */
export const generatedFolder = '.docusaurus/build';

/** Asked to stop, Docusaurus ends with code 0, as if the site were whole. */
const SIGNALLED = new URL('signalled.mjs', import.meta.url).href;

/** Outside `build/`, so that two builds of the same sources are the same byte for byte. */
function fingerprintPath(root: string): string {
  return join(root, '.docusaurus', 'build-fingerprint');
}

function remove(path: string): void {
  rmSync(path, {recursive: true, force: true, maxRetries: 3});
}

/**
 * Builds the site into `build/`. The old build goes first and the new one appears whole or not at all, so a failed build
 * leaves nothing that could be deployed.
 *
 * @throws UserError with the exit code of Docusaurus when it fails; what is wrong stands in its output.
 */
export async function buildSite({
  strict,
  root = projectRoot,
  docusaurus = toolScript('@docusaurus/core', 'docusaurus'),
}: BuildOptions): Promise<void> {
  const target = join(root, 'build');
  const unfinished = join(root, '.build');
  remove(target);
  remove(unfinished);
  const strictLinks = strict ? '1' : (process.env.STRICT_LINKS ?? '');
  // Taken before, so that a file edited while the build runs makes the next one necessary.
  const fingerprint = siteFingerprint(root, strictLinks);
  console.log(`Building the site (broken links ${strictLinks === '1' ? 'fail the build' : 'are warned of'}).`);
  const start = performance.now();
  let finished = false;
  try {
    const code = await runChild(process.execPath, ['--import', SIGNALLED, docusaurus, 'build', '--out-dir', '.build'], {
      cwd: root,
      env: {...process.env, STRICT_LINKS: strictLinks, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder},
    });
    if (code !== 0) {
      throw new UserError(
        `The build failed with exit code ${code} and left no build/: fix what is reported above, then build again.`,
        code,
      );
    }
    // Last: plugins finish pages all at once, and some pages after the others.
    addPolicies(unfinished);
    finished = true;
  } finally {
    if (!finished) remove(unfinished);
  }
  renameSync(unfinished, target);
  mkdirSync(dirname(fingerprintPath(root)), {recursive: true});
  writeFileSync(fingerprintPath(root), `${fingerprint}\n`);
  console.log(`Built the site into build/ in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/**
 * Builds the site unless `build/` already holds what a build would give.
 *
 * @returns Whether it was built now.
 * @throws UserError as `buildSite` does.
 */
export async function ensureBuilt(options: BuildOptions): Promise<boolean> {
  const root = options.root ?? projectRoot;
  if (existsSync(join(root, 'build')) && existsSync(fingerprintPath(root))) {
    const built = readFileSync(fingerprintPath(root), 'utf8').trim();
    // A strict build is the same site with more checked, so it also serves whoever asks for less.
    const acceptable = options.strict ? ['1'] : ['1', process.env.STRICT_LINKS ?? ''];
    if (acceptable.some((strictLinks) => siteFingerprint(root, strictLinks) === built)) {
      return false;
    }
  }
  await buildSite(options);
  return true;
}
