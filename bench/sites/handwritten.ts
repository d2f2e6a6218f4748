import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {benchRoot, cacheRoot, emptyFolder} from '../paths';
import {writeFiles} from './files';
import type {TextPage} from './types';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A page as somebody would write it by hand: the text, one small stylesheet, no script. It is the limit.
 *
 * @returns The folder of the site, in which it is the only page.
 */
export function buildHandwritten({address, title, description, html}: TextPage): string {
  const site = emptyFolder(join(cacheRoot, 'handwritten'));
  writeFiles(site, {
    [`${address.slice(1)}.html`]: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<main>
<h1>${escape(title)}</h1>
${html}
</main>
</html>
`,
    'style.css': readFileSync(join(benchRoot, 'sites', 'handwritten.css'), 'utf8'),
  });
  return site;
}
