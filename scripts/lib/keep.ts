import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';

import {z} from 'zod';
import {builtAddresses} from '../../src/node/delivery/built';
import {hashedFolder} from '../../src/node/delivery/table';
import {UserError} from './cli';

/** Address of the list by which the next deployment knows what pages that are open may still ask for. */
export const listAddress = '/deployment.json';

/** How long files are kept that a deployment no longer has. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** How many files are fetched at once. */
const AT_ONCE = 10;

/** Below the folder of hashed files, whatever the site says. */
const hashedAddress = z
  .string()
  .refine((address) => address.startsWith(hashedFolder) && posix.normalize(address) === address)
  .refine((address) => !address.includes('\\'));

const deployment = z.object({
  /** Addresses of its own hashed files. */
  files: z.array(hashedAddress),
  /** Those of earlier deployments, and when they were replaced (ISO 8601). */
  kept: z.record(hashedAddress, z.iso.datetime()),
});

type Kept = z.infer<typeof deployment>['kept'];

const hashedFiles = (dir: string): string[] =>
  builtAddresses(dir).filter((address) => address.startsWith(hashedFolder));

/** What is at an address; nothing where the site says that there is nothing. */
async function fetched(url: URL): Promise<Buffer | undefined> {
  const answer = await fetch(url).catch((error: unknown) => {
    throw new UserError(
      `${url.href} cannot be fetched (${String((error as Error).cause)}): leave out --keep to go on.`,
    );
  });
  if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  if (answer.status === 404) return undefined;
  throw new UserError(`${url.href} was answered with status ${answer.status}: leave out --keep to go on.`);
}

/** The list of a site. */
function readList(url: URL, text: string): z.infer<typeof deployment> {
  try {
    return deployment.parse(JSON.parse(text));
  } catch {
    throw new UserError(`${url.href} is no list of hashed files: look at what is there, or leave out --keep.`);
  }
}

/** Writes the list of a built site. Files are kept that are in it already. */
export function writeList(dir: string, kept: Kept = {}): void {
  const files = hashedFiles(dir).filter((address) => !(address in kept));
  writeFileSync(join(dir, listAddress), `${JSON.stringify({files, kept}, null, 1)}\n`);
}

/**
 * Takes hashed files of the site as it is deployed now into a built one: those that the new one lacks, for a day after they
 * were replaced. A page that is open since then goes on, on every host.
 *
 * @param dir - The built site.
 * @param site - Address of the deployed one.
 * @returns When each was replaced, by address; nothing where no list is deployed yet.
 * @throws UserError when the site does not answer, or not with a list.
 */
export async function keepFormer(dir: string, site: string, now = new Date()): Promise<Kept | undefined> {
  const list = new URL(listAddress, site);
  const text = await fetched(list);
  if (text === undefined) return undefined;
  const former = readList(list, text.toString());
  const own = new Set(hashedFiles(dir));
  const replaced = Object.entries({
    ...former.kept,
    ...Object.fromEntries(former.files.map((address) => [address, now.toISOString()])),
  }).filter(([address, since]) => !own.has(address) && now.getTime() - Date.parse(since) < KEPT_MS);
  const kept: Kept = {};
  for (let start = 0; start < replaced.length; start += AT_ONCE) {
    await Promise.all(
      replaced.slice(start, start + AT_ONCE).map(async ([address, since]) => {
        const content = await fetched(new URL(address, site));
        // It may have gone since the list was written.
        if (content === undefined) return;
        mkdirSync(dirname(join(dir, address)), {recursive: true});
        writeFileSync(join(dir, address), content);
        kept[address] = since;
      }),
    );
  }
  return kept;
}
