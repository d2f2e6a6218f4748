import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** File of a page in a built site; that of an unknown address has its ending in the route: `/404.html`. */
export const builtFile = (outDir: string, route: string): string =>
  path.join(outDir, route === '/' ? 'index.html' : route.endsWith('.html') ? route : `${route}.html`);

/** Writes files of a build by their addresses. */
export async function writeFiles(outDir: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([address, content]) => {
      const file = path.join(outDir, address);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    }),
  );
}

/**
 * Adds markup to the end of the head of built HTML.
 * @param place names the page in the message
 * @throws Error if the head has no end, which a minifier can leave out
 */
export function withHead(html: string, markup: string, place: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error(`${place} has no </head>: nothing can be added to its head.`);
  return html.slice(0, end) + markup + html.slice(end);
}
