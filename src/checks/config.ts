import type {DocusaurusConfig} from '@docusaurus/types';
import {allowedSources, policyOption} from '../lib/markup';
import type {ContentMistake} from '../build/content/mistakes';

const configFile = 'docusaurus.config.ts';

/** Options without effect on this site, or on a part of it, and what to do instead. `option` ends the message `nothing reads …`. */
const unreadOptions: readonly (readonly [option: string, pattern: RegExp, repair: string])[] = [
  ['themeConfig.announcementBar', /\bannouncementBar:/, 'Write announcements into src/facts/announcements.ts.'],
  ['themeConfig.algolia', /\balgolia:/, 'The site has a search of its own: src/browser/search/. Delete this.'],
  ['prism.defaultLanguage', /\bdefaultLanguage:/, 'Write the language after the fence: ```js.'],
  ['prism.magicComments', /\bmagicComments:/, 'Highlighting comments are in src/build/markdown/fence.ts.'],
  [
    'prism.theme and prism.darkTheme',
    // Except `theme: {customCss}` of the preset.
    /\bprism: \{\s*theme:|\bdarkTheme:|\btheme: (?!\{)/,
    'The colors of code are in src/css/tokens.css and src/css/dark.css.',
  ],
  ['docs.sidebar.hideable', /\bhideable: true/, 'The sidebar is src/theme/DocSidebar/. Delete this.'],
  ['docs.sidebar.autoCollapseCategories', /\bautoCollapseCategories: true/, 'Categories are <details>. Delete this.'],
  ['navbar.hideOnScroll', /\bhideOnScroll: true/, 'The navbar is src/theme/Navbar/. Delete this.'],
  ['a baseUrl typed here', /\bbaseUrl: ['"`]/, 'Build with BASE_PATH=/name, which reaches all links.'],
  [
    'a url typed here, except the metadata of pages',
    // Indented once, so at the top level of the configuration.
    /^(?: {2}|\t)url: (?!new URL\(links\.site\))/,
    'Set `domain` in src/facts/product.ts, or build with SITE_ORIGIN=https://…, and write `url: new URL(links.site).origin`.',
  ],
  [
    'a locale other than English',
    /\bdefaultLocale: (?!['"]en\b)|\blocales: (?!\[['"]en\b[\w-]*['"]\])/,
    "The site has one language. Write `i18n: {defaultLocale: 'en', locales: ['en']}`.",
  ],
  ['the hash router', /\bexperimental_router: ['"]hash/, 'Each page is a document with its own address. Delete this.'],
  ['docs.exclude', /^\s+exclude: \[/, 'Set `draft: true` on a page, or begin the name of another file with _.'],
  [
    'style of the navbar, the footer and their logos',
    /\bstyle: ['"{]/,
    'Write className for a logo. Colors are --ifm-navbar-background-color and --ink in src/css/tokens.first.css.',
  ],
  [
    'formulas, which lose their styles and are missing in Markdown copies',
    /['"](?:remark-math|rehype-(?:kat|math)\w+)['"]/,
    'Write them in code, or as a picture.',
  ],
  ['logo.srcDark', /\bsrcDark:/, 'Use one logo: the navbar and the footer are dark in both themes.'],
  [
    '@docusaurus/plugin-client-redirects',
    /plugin-client-redirects/,
    'Add redirects to `aliases` in src/lib/addresses.ts, which all hosts read.',
  ],
];

/** Returns the number of the first matching line outside comments, from 1, or 0 if there is none. */
export const findLineNumber = (lines: readonly string[], pattern: RegExp | string): number =>
  lines.findIndex(
    (line) =>
      !/^\s*(?:\/?\*|\/\/)/.test(line) && (typeof pattern === 'string' ? line.includes(pattern) : pattern.test(line)),
  ) + 1;

type SiteConfig = Pick<DocusaurusConfig, 'customFields' | 'headTags' | 'scripts' | 'stylesheets'>;

/** Returns the scripts and stylesheets of other sites in the configuration, with the Content-Security-Policy directive of each. */
function externalFiles({scripts, stylesheets, headTags}: SiteConfig): {address: string; directive: string}[] {
  // Other links, such as icons, load no code.
  const codeTags = headTags.filter(({tagName, attributes}) => tagName !== 'link' || attributes?.rel === 'stylesheet');
  const files = [
    ...scripts.map((script) => ['script-src', typeof script === 'string' ? script : script.src] as const),
    ...stylesheets.map((sheet) => ['style-src', typeof sheet === 'string' ? sheet : sheet.href] as const),
    ...codeTags.map(({attributes = {}}) => ['style-src', attributes.href] as const),
    ...codeTags.map(({attributes = {}}) => ['script-src', attributes.src] as const),
  ];
  return files.flatMap(([directive, address]) =>
    typeof address === 'string' && /^(?:https?:)?\/\//.test(address) ? [{address, directive}] : [],
  );
}

/** Finds options of docusaurus.config.ts that do nothing, and a missing `trailingSlash: false`. */
export function findOptionMistakes(configSource: string): ContentMistake[] {
  const lines = configSource.split('\n');
  const mistakes = unreadOptions.flatMap(([option, pattern, repair]): ContentMistake[] => {
    const line = findLineNumber(lines, pattern);
    return line === 0 ? [] : [{file: configFile, line, message: `nothing reads ${option}`, repair}];
  });
  if (findLineNumber(lines, /\btrailingSlash: false/) > 0) return mistakes;
  // Docusaurus would write `faq/index.html`, where the build and the hosts expect `faq.html`.
  const line = findLineNumber(lines, 'trailingSlash:') || 1;
  return [
    ...mistakes,
    {
      file: configFile,
      line,
      message: 'addresses of pages must not end with a slash',
      repair: 'Write `trailingSlash: false`.',
    },
  ];
}

/** Finds files of other sites in the configuration that the pages' Content-Security-Policy blocks. */
export function findBlockedFiles(configSource: string, config: SiteConfig): ContentMistake[] {
  const lines = configSource.split('\n');
  const allowedOrigins: Readonly<Record<string, readonly string[]>> = allowedSources(config);
  // The base completes addresses without a scheme: `//cdn.example/x.js`
  const originOf = (address: string): string => new URL(address, 'https://x').origin;
  return externalFiles(config)
    .filter(({address, directive}) => !(allowedOrigins[directive] ?? []).includes(originOf(address)))
    .map(({address, directive}) => ({
      file: configFile,
      line: findLineNumber(lines, address) || 1,
      message: `the Content-Security-Policy of pages blocks ${address}`,
      repair: `Remove it, or allow its site: ${policyOption(directive, originOf(address))}. Name the company on the privacy page.`,
    }));
}
