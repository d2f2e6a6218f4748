import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {builtAddresses} from '../../src/node/delivery/built';
import {codings, HostLimitError, type Host, type Site} from '../../src/node/delivery/host';
import {hosts} from '../../src/node/delivery/hosts';
import {compressible} from '../../src/node/delivery/table';
import {UserError} from './cli';
import {keepFormer, listAddress, writeList} from './keep';
import {siteTable} from './siteTable';

/** The strongest that each has: files are compressed once and sent often. */
const compressors: Readonly<Record<keyof typeof codings, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

const builtSite = (dir: string): Site => ({table: siteTable(dir), files: builtAddresses(dir)});

/**
 * Writes the files of all hosts into `deploy/`, a folder for each. A host for which the site is too large is left out, and
 * said so.
 *
 * @param root - The project's folder, with the built site in `build/`.
 * @param chosen - Name of the host that the build is for, which cannot be left out.
 * @param site - What is written of; the built site by default.
 * @param all - The hosts by their names; all that there are by default.
 * @throws UserError when the site is too large for the chosen host.
 */
export function writeHostFiles(
  root: string,
  chosen?: string,
  site = builtSite(join(root, 'build')),
  all: Readonly<Record<string, Host>> = hosts,
): void {
  for (const [name, {write}] of Object.entries(all)) {
    const folder = join(root, 'deploy', name);
    rmSync(folder, {recursive: true, force: true});
    try {
      writeAll(folder, write(site));
    } catch (error) {
      if (!(error instanceof HostLimitError)) throw error;
      if (name === chosen) throw new UserError(error.message);
      console.log(`Nothing is written for the host ${name}. ${error.message}`);
    }
  }
}

/**
 * The host of a name.
 *
 * @throws UserError for another name; it says which there are.
 */
export function hostNamed(name: string): Host {
  const host = hosts[name];
  if (host === undefined) {
    throw new UserError(`There is no host "${name}": the hosts are ${Object.keys(hosts).join(', ')}.`);
  }
  return host;
}

/**
 * Compresses the files of a built site that are worth it; what would not get smaller has no second file.
 *
 * @param dir - The built site.
 */
export async function compress(dir: string, names: Host['codings']): Promise<void> {
  for (const file of builtAddresses(dir).filter((address) => compressible.includes(extname(address)))) {
    const content = await readFile(join(dir, file));
    await Promise.all(
      names.map(async (name) => {
        const compressed = await compressors[name](content);
        if (compressed.length < content.length) await writeFile(join(dir, file + codings[name]), compressed);
      }),
    );
  }
}

/**
 * Makes a built site ready for one host: hashed files of the site as it is deployed, its own files in the root of the site,
 * if it reads them there, and compressed files, if it sends them.
 *
 * @param root - The project's folder, with the built site in `build/`.
 * @param keep - Address of the deployed site; nothing of it is kept where it is left out.
 * @throws UserError as `keepFormer` does.
 */
export async function prepareFor({write, inSite, codings: names}: Host, root: string, keep?: string): Promise<void> {
  const dir = join(root, 'build');
  const kept = keep === undefined ? {} : await keepFormer(dir, keep);
  if (kept === undefined)
    console.log(`${keep} has no ${listAddress} yet: the deployment after this one keeps its files.`);
  writeList(dir, kept);
  if (inSite) writeAll(dir, write(builtSite(dir)));
  await compress(dir, names);
}
