import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {links} from '../facts/links';
import {basePath} from '../facts/product';
import {lineAt} from '../node/content/pageTree';
import type {ContentProblem} from '../node/content/problems';
import {routes} from '../shared/routing/routes';

/** Settings of Docusaurus that are checked. */
type Settings = Partial<Pick<Config, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n' | 'presets' | 'plugins'>>;

interface Address {
  /** Without a slash at the end. */
  site: string;
  basePath: string;
}

/** Whether the blog is on: as a plugin of its own, or in the classic preset, which has one unless its option is `false`. */
function hasBlog({presets = [], plugins = []}: Settings): boolean {
  const isNamed = (entry: unknown, name: RegExp): boolean => {
    const [module] = [entry].flat();
    return typeof module === 'string' && name.test(module);
  };
  return (
    plugins.some((plugin) => isNamed(plugin, /(?:^|plugin-)content-blog$/)) ||
    presets.some((preset) => {
      const options = Array.isArray(preset) ? (preset[1] as {blog?: unknown} | undefined) : undefined;
      return isNamed(preset, /(?:^|preset-)classic$/) && options?.blog !== false;
    })
  );
}

/**
 * Finds what Docusaurus would take and the site can't: settings, versions of the documentation, pages in Markdown beside those
 * in React.
 * @param root folder of the project
 * @param config of Docusaurus
 * @param address where the site is, as the facts have it
 * @param env environment of the build; some hosts set a variable with their name
 */
export function checkSettings(
  root: string,
  {url = '', baseUrl = '', trailingSlash, i18n, ...rest}: Settings,
  address: Address = {site: links.site, basePath},
  {NETLIFY, CF_PAGES}: Readonly<Record<string, string | undefined>> = process.env,
): ContentProblem[] {
  const problems = strayFiles(root);
  const report = (file: string, place: RegExp, message: string, repair: string): void => {
    const source = readFileSync(path.join(root, file), 'utf8');
    problems.push({file, line: lineAt(source, Math.max(source.search(place), 0)), message, repair});
  };
  const reportSetting = report.bind(undefined, 'docusaurus.config.ts');

  const otherLocale = [i18n?.defaultLocale, ...(i18n?.locales ?? [])].find((locale) => locale && locale !== 'en');
  if (otherLocale) {
    reportSetting(
      /\bi18n:/,
      `i18n has the locale ${otherLocale}, but facts, tables and controls are in English only`,
      "Write i18n: {defaultLocale: 'en', locales: ['en']}. Readers can have their browser translate the pages.",
    );
  }
  if (url + baseUrl !== `${address.site}/`) {
    reportSetting(
      /\b(?:url|baseUrl): ['"]/,
      `url and baseUrl are ${url}${baseUrl}, but the facts say that the site is at ${address.site}/`,
      "Write url: new URL(links.site).origin and baseUrl: addressOf('/'). For a build below a path, set the variable BASE_PATH, such as /name, and SITE_ORIGIN to the host.",
    );
  }
  if (trailingSlash !== false) {
    reportSetting(
      /\btrailingSlash:/,
      `trailingSlash is ${trailingSlash}, but each page has one address, without a slash at its end`,
      'Write trailingSlash: false. Hosts redirect from the address with a slash.',
    );
  }
  if (hasBlog(rest)) {
    reportSetting(
      /\bblog: (?!false)|content-blog/,
      'the blog is on, but search, redirects and styles only know pages of the table of routes',
      'Write blog: false. Put releases into src/facts/releases/, which become a changelog with feeds, and other news on a page in documents/.',
    );
  }
  const {basePath: base} = address;
  const reportBase = report.bind(undefined, 'src/facts/product.ts', /\bbasePath\b/);
  // Docusaurus adds the base path only to links that don't begin with it.
  const mistaken = routes.find((route) => `${route}/`.startsWith(`${base}/`));
  if (!/^(?:\/[\w.-]+)*$/.test(base)) {
    reportBase(
      `the base path is ${base}`,
      'Set the variable BASE_PATH as in /name, or leave it out for a site at the root of its host.',
    );
  } else if (base !== '' && mistaken) {
    reportBase(
      `the base path is ${base}, with which the page ${mistaken} begins, so links can't tell them apart`,
      'Give the repository another name, or the site a host of its own.',
    );
  } else if (base !== '' && (NETLIFY ?? CF_PAGES)) {
    reportBase(
      `the base path is ${base}, but Netlify and Cloudflare Pages serve a site at the root of its host`,
      'Leave the variable BASE_PATH out.',
    );
  }
  return problems;
}

/** The problem of a page in Markdown in `src/pages/`, which Docusaurus would show without facts and styles. */
export function strayPage(file: string): ContentProblem {
  const address = `/documents/${path.posix.basename(file).replace(/\.mdx?$/, '')}`;
  return {
    file,
    line: 1,
    message: 'src/pages/ is for pages in React',
    repair: `Move the page to documents/ and add ${address} to src/shared/routing/routes.ts, or write it in TSX.`,
  };
}

function strayFiles(root: string): ContentProblem[] {
  const versions = globSync('{,*_}versions.json', {cwd: root}).map((file) => {
    const [docs, sidebars] = ['versioned_docs/', 'versioned_sidebars/'].map((name) =>
      file.replace('versions.json', name),
    );
    return {
      file,
      line: 1,
      message: 'the documentation has versions, but all of them would quote the facts of today',
      repair: `Remove ${file}, ${docs} and ${sidebars}. The changelog, from src/facts/releases/, says what a release changed.`,
    };
  });
  return [...versions, ...globSync('src/pages/**/*.{md,mdx}', {cwd: root, ignore: '**/_*'}).map(strayPage)];
}
