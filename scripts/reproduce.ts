import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runChild} from './lib/child.mjs';
import {runMain, usageOf, UserError} from './lib/cli';
import {differences, filesOf, type Files} from './lib/files';
import {buildInputs} from './lib/fingerprint';
import {root} from './lib/paths';

/** Two folders of different depth and length. */
const FOLDERS = ['a', 'another/of-another-length'];

/**
 * Installs and builds a copy of the sources, as on a machine that has nothing of the project yet.
 * @returns the files of its build
 * @throws UserError when either fails, with what ended it above
 */
async function cleanBuild(folder: string): Promise<Files> {
  for (const name of [...buildInputs, 'scripts', '.npmrc']) {
    await cp(join(root, name), join(folder, name), {recursive: true});
  }
  for (const args of [['scripts/install.mjs'], ['--import', 'tsx', 'scripts/build.ts', '--strict']]) {
    const code = await runChild(process.execPath, args, {cwd: folder});
    if (code !== 0)
      throw new UserError(`node ${args.join(' ')} failed in ${folder}: fix what is reported above.`, code);
  }
  return filesOf(join(folder, 'build'));
}

// Proves that a build depends on its sources alone: who has them can tell whether a site was built of them.
await runMain(async () => {
  usageOf('npm run reproduce', () => parseArgs({options: {}}));
  const parent = await mkdtemp(join(tmpdir(), 'reproduce-'));
  try {
    const builds: Files[] = [];
    for (const folder of FOLDERS) builds.push(await cleanBuild(join(parent, folder)));
    const [one = new Map<string, Buffer>(), other = new Map<string, Buffer>()] = builds;
    const different = differences(one, other);
    if (different.length > 0) {
      throw new UserError(
        `Two clean builds in two folders differ in ${different.length} files: ${different.join(', ')}. Compare them to see what is random, of today or of the folder.`,
      );
    }
    console.log(`Two clean builds in two folders are the same to the byte: ${one.size} files.`);
    return 0;
  } finally {
    await rm(parent, {recursive: true, force: true, maxRetries: 3});
  }
});
