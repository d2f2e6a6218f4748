import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Hook} from '../../shared/markup';
import {namesIn, namesInScript, subset, variablesIn, type Names} from './subset';
import {madeByScripts, templates} from './templates';

/**
 * Gives built pages the part of the stylesheet that they can use, in a file for each template, in place of the one sheet that
 * the bundler makes for the whole site.
 * @param pages HTML by route
 * @returns the same pages, each with a link to the part of its template
 * @throws Error if there is not one sheet, if a page is in no template, and if it has no link to the sheet
 */
export function splitStyles(outDir: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const folder = path.join(outDir, 'assets', 'css');
  const sheet = theSheet(readdirSync(folder));
  const css = readFileSync(path.join(folder, sheet), 'utf8');
  const made = [...madeByScripts.map(namesIn), variablesOfScripts(outDir)];

  const linked = new Map<string, string>();
  for (const [template, routes] of byTemplate([...pages.keys()])) {
    const inPages = routes.map((route) => namesIn(pages.get(route) ?? ''));
    const inIslands = routes.flatMap((route) => islandsOf(outDir, pages.get(route) ?? '')).map(namesInScript);
    const part = subset(css, new Set([...made, ...inPages, ...inIslands].flatMap((names) => [...names])));
    const file = `${template}.${createHash('sha256').update(part).digest('hex').slice(0, 8)}.css`;
    writeFileSync(path.join(folder, file), part);
    for (const route of routes) linked.set(route, withSheet(pages.get(route) ?? '', sheet, file, route));
  }
  rmSync(path.join(folder, sheet));
  return linked;
}

/** Variables that scripts read, in styles that they bring themselves, or set. */
function variablesOfScripts(outDir: string): Names {
  const folder = path.join(outDir, 'assets', 'js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Set(scripts.flatMap((file) => variablesIn(readFileSync(path.join(folder, file), 'utf8'))));
}

/** The script of a page's island, if it has one: what the island renders later needs styles, too. */
function islandsOf(outDir: string, html: string): string[] {
  const file = load(html)(`script[${'data-island-file' satisfies Hook}]`).attr('data-island-file' satisfies Hook);
  return file ? [readFileSync(path.join(outDir, file), 'utf8')] : [];
}

/**
 * The file of the site's only stylesheet.
 * @throws Error if there is none, or another
 */
export function theSheet(files: readonly string[]): string {
  const [sheet, ...others] = files.filter((file) => file.endsWith('.css'));
  if (sheet === undefined || others.length > 0)
    throw new Error(
      `The build has ${others.length + (sheet === undefined ? 0 : 1)} stylesheets in assets/css, not one: ` +
        'leave all styles to the cache group "styles" of Docusaurus.',
    );
  return sheet;
}

/**
 * Routes by the name of their template.
 * @throws Error naming a route that has none
 */
export function byTemplate(routes: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const route of routes) {
    const template = templates.find((template) => template.routes.test(route));
    if (!template)
      throw new Error(`The page ${route} has no styles: add it to a template in src/node/styles/templates.ts.`);
    groups.set(template.name, [...(groups.get(template.name) ?? []), route]);
  }
  return groups;
}

/**
 * HTML whose link to the sheet leads to another.
 * @param route names the page in the message
 * @throws Error if it has no such link, or several
 */
export function withSheet(html: string, sheet: string, other: string, route: string): string {
  const links = (html.match(/<link\b[^>]*>/g) ?? []).filter(
    (link) => link.includes('stylesheet') && link.includes(sheet),
  );
  const [link] = links;
  if (link === undefined || links.length > 1)
    throw new Error(
      `The page ${route} has ${links.length} links to ${sheet}, not one, so it would not get the styles of its template: ` +
        'see what writes its HTML, which is Docusaurus with the ssrTemplate of docusaurus.config.ts.',
    );
  return html.replace(link, () => link.replace(sheet, other));
}
