import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {withBasePath} from '../../../facts/derived/basePath';

/**
 * Sheets that documents and front pages (src/pages/) always link. A page also links the sheets of its islands, and those with a
 * CSS module class that it uses.
 */
const alwaysLinkedSheets = {docs: ['styles', 'docs'], front: ['styles', 'front']};

/**
 * Inlines the sheets of the first screen, and links the others right after it, so that the browser paints the first screen
 * without waiting for them.
 *
 * ```html
 * <head>…<style>…</style></head>
 * <main><header>…</header><p>…</p><link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css><link …>…</main>
 * ```
 * Deletes the files of inlined sheets from the build, and writes no page.
 * @param pages HTML by route
 * @returns the changed HTML by route
 * @throws Error if a sheet or the heading font is missing
 */
export function inlineOrLinkStyles(outDir: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const folder = path.join(outDir, 'assets', 'css');
  const sheets = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      // `docs.1a2b3c4d.css` → `docs`
      .map((file) => [file.replace(/\..*$/, ''), {file, css: readFileSync(path.join(folder, file), 'utf8')}]),
  );
  /** Returns a sheet's CSS and deletes its file. */
  const takeOut = (name: string): string => {
    const sheet = sheets.get(name);
    if (!sheet)
      throw new Error(
        `The build has no sheet "${name}" in assets/css: see allSheets in src/build/plugins/page-styles/.`,
      );
    sheets.delete(name);
    rmSync(path.join(folder, sheet.file));
    return sheet.css;
  };
  const firstScreenCss = takeOut('first');
  const frontFirstScreenCss = takeOut('first-front');
  const styleElements = {
    docs: `<style>${firstScreenCss}${takeOut('first-docs')}</style>`,
    front: `<style>${firstScreenCss}${frontFirstScreenCss}</style>`,
  };
  const fontPreload = {docs: '', front: fontPreloadLink(frontFirstScreenCss)};
  const linkedSheets = [...sheets].map(([name, {file, css}]) => ({name, file, classes: cssModuleClasses(css)}));
  // `styles` comes first, because the other sheets override it.
  linkedSheets.sort((a, b) => Number(b.name === 'styles') - Number(a.name === 'styles'));

  const styledPages = [...pages].map(([route, html]) => {
    const isDocument = htmlClasses(html.slice(0, html.indexOf('<head'))).has('plugin-docs');
    const kind = isDocument ? 'docs' : 'front';
    const usedClasses = htmlClasses(html);
    const addresses = linkedSheets
      .filter(
        ({name, classes}) =>
          alwaysLinkedSheets[kind].includes(name) ||
          classes.some((className) => usedClasses.has(className)) ||
          // `styles-island-quiz` → `<island-quiz data-prefix=`, the beginning of an island.
          html.includes(`<${name.replace(/^styles-/, '')} data-prefix=`),
      )
      .map(({file}) => withBasePath(`/assets/css/${file}`));
    // First, because it declares the order of the cascade layers.
    const htmlWithStyles = html.replace('</head>', () => `${styleElements[kind]}</head>`);
    const linksOffset = firstScreenEnd(htmlWithStyles) ?? htmlWithStyles.indexOf('</head>');
    const links = [sheetLinks(addresses), fontPreload[kind], islandPreloadLinks(html)].join('');
    return [route, htmlWithStyles.slice(0, linksOffset) + links + htmlWithStyles.slice(linksOffset)] as const;
  });
  return new Map(styledPages);
}

/**
 * Links sheets so that they load in parallel: Chromium stops at a sheet inside the body, and requests the next one only when it
 * has loaded.
 */
function sheetLinks(addresses: readonly string[]): string {
  const preloads = addresses.map((address) => `<link rel=preload as=style href=${address}>`);
  return [...preloads, ...addresses.map((address) => `<link rel=stylesheet href=${address}>`)].join('');
}

/**
 * Preloads the heading font on front pages. Only they show it on a first visit; documents show it from the second page on, when
 * it is cached. The link follows the first screen: in the head, the font's 14 KB delayed first paint by 90 to 120 ms.
 */
function fontPreloadLink(css: string): string {
  const [font] = /[^"'(]+\.woff2/.exec(css) ?? [];
  if (font === undefined) throw new Error('src/css/front/font.first.css has no .woff2 file. Add the heading font.');
  return `<link rel=preload href=${font} as=font type=font/woff2 crossorigin>`;
}

/** Preloads the scripts of islands, which the page script adds after the first paint. Their low priority lets styles load first. */
function islandPreloadLinks(html: string): string {
  const [, fileList = ''] = /data-island-file="([^"]*)"/.exec(html) ?? [];
  return fileList
    .split(' ')
    .filter(Boolean)
    .map((file) => `<link rel=preload as=script fetchpriority=low href=${file}>`)
    .join('');
}

/** Lists the CSS module classes of a sheet: `badge_x1Y2`. Ignores others, such as `lucide`, which most pages have. */
const cssModuleClasses = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.([a-z][\w-]*_[\w-]{4})(?![\w-])/gi)].map(([, name = '']) => name)),
];

/** Returns all classes in HTML. A parser would find the same ones, but would take 20 times as long. */
export const htmlClasses = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, bare = '']) =>
      (quoted ?? bare).split(/\s+/),
    ),
  );

/**
 * Finds the end of a page's first screen: the header in its `<main>` and the paragraphs right after it.
 * @returns nothing for a page without such a header
 */
function firstScreenEnd(html: string): number | undefined {
  const mainStart = html.indexOf('<main');
  if (mainStart === -1) return undefined;
  const headerEnd = html.indexOf('</header>', mainStart);
  // The first screen ends before the first heading of level 2, so nothing after it needs parsing.
  const headingStart = html.indexOf('<h2', headerEnd);
  const $ = load(
    html.slice(mainStart, headingStart === -1 ? undefined : headingStart),
    {sourceCodeLocationInfo: true},
    false, // Not a whole document.
  );
  const header = $('main header').first();
  // The last paragraph, or the header if none follows it.
  const [lastElement] = [...header.nextUntil(':not(p)').last(), ...header];
  const offset = lastElement?.sourceCodeLocation?.endOffset;
  return offset === undefined ? undefined : mainStart + offset;
}
