import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** File of a page in a built site. */
export const builtFile = (outDir: string, route: string): string =>
  path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);

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

/**
 * Adds markup to the head of a built page. React leaves it alone when it takes the page over, and it needs no script: what
 * the theme's own `<Head>` adds would be in the page's script, too.
 * @param markup made of the page's HTML
 * @throws Error if there is no such page, and what `markup` throws
 */
export async function addToHead(outDir: string, route: string, markup: (html: string) => string): Promise<void> {
  const file = builtFile(outDir, route);
  const html = await readFile(file, 'utf8');
  // In one step: other plugins can be reading the page at the same time.
  await writeFile(`${file}.new`, withHead(html, markup(html), route));
  await rename(`${file}.new`, file);
}
