import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {links} from '../facts/links';
import {basePath} from '../facts/product';
import {lineAt} from '../node/content/pageTree';
import type {ContentProblem} from '../node/content/problems';
import {routes} from '../shared/routing/routes';

type Settings = Partial<Pick<Config, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n' | 'presets' | 'plugins'>>;

interface Location {
  /** URL without a trailing slash. */
  site: string;
  basePath: string;
}

/** The classic preset has the blog on by default. */
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
 * Finds what Docusaurus supports and this site doesn't: locales, a blog, versions, Markdown in `src/pages/`.
 * @param location URL and base path of the site in the facts
 * @param env environment variables of the build; hosts set one of these two
 */
export function checkSettings(
  root: string,
  {url = '', baseUrl = '', trailingSlash, i18n, ...rest}: Settings,
  location: Location = {site: links.site, basePath},
  {NETLIFY, CF_PAGES}: Readonly<Record<string, string | undefined>> = process.env,
): ContentProblem[] {
  const problems = strayFiles(root);
  const report = (file: string, setting: RegExp, message: string, repair: string): void => {
    const source = readFileSync(path.join(root, file), 'utf8');
    problems.push({file, line: lineAt(source, Math.max(source.search(setting), 0)), message, repair});
  };
  const reportSetting = report.bind(undefined, 'docusaurus.config.ts');

  const otherLocale = [i18n?.defaultLocale, ...(i18n?.locales ?? [])].find((locale) => locale && locale !== 'en');
  if (otherLocale) {
    reportSetting(
      /\bi18n:/,
      `i18n has the locale ${otherLocale}, but facts and controls exist in English only`,
      "Write i18n: {defaultLocale: 'en', locales: ['en']}. Browsers can translate the pages.",
    );
  }
  if (url + baseUrl !== `${location.site}/`) {
    reportSetting(
      /\b(?:url|baseUrl): ['"]/,
      `url and baseUrl are ${url}${baseUrl}, but the facts say that the site is at ${location.site}/`,
      "Write url: new URL(links.site).origin and baseUrl: withBasePath('/'). For a build below a path, set the variable BASE_PATH, such as /name, and SITE_ORIGIN to the host.",
    );
  }
  if (trailingSlash !== false) {
    reportSetting(
      /\btrailingSlash:/,
      `trailingSlash is ${trailingSlash}, but the URLs of pages have no trailing slash`,
      'Write trailingSlash: false. Hosts redirect from URLs with a slash.',
    );
  }
  if (hasBlog(rest)) {
    reportSetting(
      /\bblog: (?!false)|content-blog/,
      'the blog is on, but search, redirects and styles support only the table of routes',
      'Write blog: false. Put releases into src/facts/releases/, which generate a changelog with feeds, and other news on a page in documents/.',
    );
  }
  const {basePath: base} = location;
  const reportBase = report.bind(undefined, 'src/facts/product.ts', /\bbasePath\b/);
  // Docusaurus adds the base path only to links that don't begin with it.
  const ambiguous = routes.find((route) => `${route}/`.startsWith(`${base}/`));
  if (!/^(?:\/[\w.-]+)*$/.test(base)) {
    reportBase(
      `the base path is ${base}`,
      'Set BASE_PATH to a path such as /name, or remove it for a site at the root of its host.',
    );
  } else if (base !== '' && ambiguous) {
    reportBase(
      `the base path is ${base}, but the page ${ambiguous} begins with it, so links are ambiguous`,
      'Rename the repository, or serve the site from its own host.',
    );
  } else if (base !== '' && (NETLIFY ?? CF_PAGES)) {
    reportBase(
      `the base path is ${base}, but Netlify and Cloudflare Pages serve a site at the root of its host`,
      'Remove the variable BASE_PATH.',
    );
  }
  return problems;
}

/** Returns the problem of a Markdown page in `src/pages/`, which Docusaurus would render without facts and styles. */
export function strayPage(file: string): ContentProblem {
  const route = `/documents/${path.posix.basename(file).replace(/\.mdx?$/, '')}`;
  return {
    file,
    line: 1,
    message: 'src/pages/ is for pages in React',
    repair: `Move the page to documents/ and add ${route} to src/shared/routing/routes.ts, or write it in TSX.`,
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
      message: 'the documentation has versions, but all of them would show the current facts',
      repair: `Remove ${file}, ${docs} and ${sidebars}. The changelog lists the changes of each release, from src/facts/releases/.`,
    };
  });
  return [...versions, ...globSync('src/pages/**/*.{md,mdx}', {cwd: root, ignore: '**/_*'}).map(strayPage)];
}
