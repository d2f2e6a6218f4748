import {chmodSync, existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Returns the file of a page in the build: `/faq` → `<outDir>/faq.html`. The not-found page has the route `/404.html`. */
export const builtFile = (outDir: string, route: string): string =>
  path.join(outDir, route === '/' ? 'index.html' : route.endsWith('.html') ? route : `${route}.html`);

/** Writes files into the build by address: `{'/robots.txt': '…'}` → `<outDir>/robots.txt`. Keeps those that come from `static/`. */
export async function writeFiles(outDir: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([address, content]) => {
      const file = path.join(outDir, address);
      await mkdir(path.dirname(file), {recursive: true});
      if (!existsSync(file)) await writeFile(file, content);
    }),
  );
}

/** Lets servers of other users read the build, also where the umask is 077. */
export function makeWorldReadable(outDir: string): void {
  for (const entry of globSync('**', {cwd: outDir, dot: true, onlyFiles: false, absolute: true})) {
    // tinyglobby ends folders with a slash.
    chmodSync(entry, entry.endsWith('/') ? 0o755 : 0o644);
  }
  chmodSync(outDir, 0o755);
}
