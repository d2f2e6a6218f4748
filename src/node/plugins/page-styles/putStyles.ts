import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {addressOf} from '../../../shared/routing/basePath';

/**
 * Gives built pages their styles: the sheets of the first screen inside the HTML, and links to the others where the first
 * screen ends, so that the browser paints it without waiting for them.
 *
 * ```html
 * <head>…<style>…</style></head>
 * <main><header>…</header><p>…</p><link rel="stylesheet" href="/assets/css/styles.1a2b3c4d.css"><link …>…</main>
 * ```
 * @param outDir the built site
 * @param pages HTML by route
 * @returns the pages with their styles
 * @throws Error if a sheet is missing, or if a page has no `<main>`
 */
export function putStyles(outDir: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const folder = path.join(outDir, 'assets', 'css');
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const nameOf = (file: string): string => file.replace(/\..*$/, '');
  const fileOf = (name: string): string => {
    const file = files.find((file) => nameOf(file) === name);
    if (file === undefined)
      throw new Error(`The build has no sheet "${name}" in assets/css: see sheetsOf in src/node/plugins/page-styles/.`);
    return file;
  };
  const textOf = (name: string): string => readFileSync(path.join(folder, fileOf(name)), 'utf8');
  const inside = {
    docs: `<style>${textOf('first')}${textOf('first-docs')}</style>`,
    front: `<style>${textOf('first')}${textOf('first-front')}</style>`,
  };
  const islands = files.map(nameOf).filter((name) => name.startsWith('styles-island-'));

  const styled = [...pages].map(([route, html]) => {
    const kind = /<html\b[^>]*\bplugin-docs\b/.test(html) ? 'docs' : 'front';
    const names = ['styles', kind, ...islands.filter((name) => html.includes(`/${name.replace('styles-', '')}.`))];
    const links = names.map((name) => `<link rel="stylesheet" href="${addressOf(`/assets/css/${fileOf(name)}`)}">`);
    const end = firstScreenEnd(html, route);
    const withLinks = html.slice(0, end) + links.join('') + html.slice(end);
    return [route, withLinks.replace('</head>', () => `${inside[kind]}</head>`)] as const;
  });
  for (const name of ['first', 'first-docs', 'first-front']) rmSync(path.join(folder, fileOf(name)));
  return new Map(styled);
}

/**
 * Finds the end of a page's first screen: of the header in its `<main>` and the paragraphs that follow it. A page without such
 * a header waits for its sheets.
 * @throws Error if the page has no `<main>`
 */
function firstScreenEnd(html: string, route: string): number {
  const $ = load(html, {sourceCodeLocationInfo: true});
  const main = $('main');
  if (main.length === 0) throw new Error(`The page ${route} has no <main>, in which the links to its styles belong.`);
  const header = main.find('header').first();
  const [last] = [...header.nextUntil(':not(p)').last(), ...header];
  return last?.sourceCodeLocation?.endOffset ?? html.indexOf('</head>');
}
