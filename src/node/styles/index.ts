import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Hook} from '../../shared/markup';
import {addressOf, routeAt} from '../../shared/routing/basePath';
import {
  namesIn,
  namesInScript,
  subset,
  variablesIn,
  withoutEmptyLayers,
  withoutFaces,
  withoutLater,
  type Names,
} from './subset';
import {madeByScripts, templates} from './templates';

/**
 * Gives built pages the part of the stylesheet that they can use, in place of the one sheet that the bundler makes for the whole
 * site: for each template a file, and inside the HTML what stands above the link to it, which is shown without waiting for the
 * file. Inside is the same for all pages of a template, so that policies have to name few styles. The file has all rules of its
 * pages in their one order: of two rules the same wins, whether the other came before or not. Only faces of fonts are inside
 * alone.
 * @param pages HTML by route
 * @returns the same pages with their styles
 * @throws Error if there is not one sheet, if a page is in no template, or if it has no link to the sheet or no place for one
 */
export function splitStyles(outDir: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const folder = path.join(outDir, 'assets', 'css');
  const sheet = theSheet(readdirSync(folder));
  const css = withBasePath(withoutEmptyLayers(readFileSync(path.join(folder, sheet), 'utf8')));
  const [early, late] = [withoutLater(css), withoutFaces(css)];
  const made = [...madeByScripts.map(namesIn), variablesOfScripts(outDir)];

  const styled = new Map<string, string>();
  for (const [template, routes] of byTemplate([...pages.keys()])) {
    const split = routes.map((route) => ({route, ...splitPage(pages.get(route) ?? '', sheet, route)}));
    const aboveLinks = split.map(({above}) => namesIn(above));
    const belowLinks = split.map(({below}) => namesIn(below));
    // What islands render later needs styles, too.
    const inIslands = split.flatMap(({island}) =>
      (island?.match(/\S+/g) ?? []).map((file) =>
        namesInScript(readFileSync(path.join(outDir, routeAt(file)), 'utf8')),
      ),
    );
    const part = subset(late, union([...made, ...aboveLinks, ...belowLinks, ...inIslands]));
    const inside = subset(early, union(aboveLinks));
    const file = `${template}.${createHash('sha256').update(part).digest('hex').slice(0, 8)}.css`;
    writeFileSync(path.join(folder, file), part);
    for (const {route, above, link, below} of split) {
      styled.set(route, above.replace(link, () => `<style>${inside}</style>`) + link.replace(sheet, file) + below);
    }
  }
  rmSync(path.join(folder, sheet));
  return styled;
}

/** Completes addresses that the bundler left as they are written, such as `url(/img/x.svg)` below `webpackIgnore: true`. */
const withBasePath = (css: string): string =>
  css.replaceAll(/(?<=url\(["']?)\/(?!\/)[^"')]*/g, (address) =>
    address.startsWith(addressOf('/')) ? address : addressOf(address),
  );

const union = (all: readonly Names[]): Names => new Set(all.flatMap((names) => [...names]));

/** Variables that scripts read, in styles that they bring themselves, or set. */
function variablesOfScripts(outDir: string): Names {
  const folder = path.join(outDir, 'assets', 'js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Set(scripts.flatMap((file) => variablesIn(readFileSync(path.join(folder, file), 'utf8'))));
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

/** A page in two: what is shown before the sheet is there, with the link to it in its head, and the rest. */
interface SplitPage {
  above: string;
  link: string;
  below: string;
  /** Address of the page's island, if it has one. */
  island?: string | undefined;
}

/**
 * Splits a page where the link to its sheet is to stand: behind the head of its content and the paragraphs that follow that,
 * which fill the first screen of a phone; without a head, behind the content. What follows a link waits for its sheet.
 * @param route names the page in the message
 * @throws Error if it has no content, no link to the sheet in its head, or several
 */
export function splitPage(html: string, sheet: string, route: string): SplitPage {
  const links = (html.match(/<link\b[^>]*>/g) ?? []).filter(
    (link) => link.includes('stylesheet') && link.includes(sheet),
  );
  const [link] = links;
  if (link === undefined || links.length > 1)
    throw new Error(
      `The page ${route} has ${links.length} links to ${sheet}, not one, so it would not get the styles of its template: ` +
        'see what writes its HTML, which is Docusaurus with the ssrTemplate of docusaurus.config.ts.',
    );
  const $ = load(html, {sourceCodeLocationInfo: true});
  const main = $('main');
  const head = main.find('header').first();
  const [last] = [...head.nextUntil(':not(p)').last(), ...head, ...main];
  const place = last?.sourceCodeLocation?.endOffset;
  if (place === undefined)
    throw new Error(`The page ${route} has no <main>, in which the link to its styles would stand.`);
  const islandFile = 'data-island-file' satisfies Hook;
  const island = $(`script[${islandFile}]`).attr(islandFile);
  return {above: html.slice(0, place), link, below: html.slice(place), island};
}
