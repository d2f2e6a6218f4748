import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Components of the theme that this site never shows: parts of those that ours replace, of a blog, of versions, or of cards. */
const unusedComponents = [
  ...['Admonition/Type', 'AnnouncementBar', 'CodeBlock', 'Footer', 'Navbar', 'NavbarItem', 'Search*', 'Tab*'],
  ...['Blog*', 'DocCard*', 'DocTag*', 'DocVersion*', 'LastUpdated', 'Tag*'],
];

/** Files of the theme's components that ours replace, and do not wrap. */
function replacedComponents(siteDir: string): string[] {
  const src = path.join(siteDir, 'src');
  const sources = globSync('**/*.{ts,tsx}', {cwd: src, absolute: true}).map((file) => readFileSync(file, 'utf8'));
  return globSync('**/*.tsx', {cwd: path.join(src, 'theme')})
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''))
    .filter((name) => !sources.some((source) => source.includes(`'@theme-original/${name}'`)))
    .flatMap((name) => [`${name}.js`, `${name}/index.js`]);
}

/** Elements that Markdown makes; no component names them. Pages in Markdown use no classes. */
const markdownElements =
  'a blockquote br code del details em h1 h2 h3 h4 h5 h6 hr img input checkbox kbd li ol p pre strong sub summary sup table tbody td th thead tr ul';

/** CSS variables that stylesheets below a folder read, and those that its components name. */
const variablesUsedIn = (folder: string): string[] => [
  ...variablesIn(folder, '**/*.css', /(?<=var\()--ifm-[\w-]+/g),
  ...variablesIn(folder, '**/*.{ts,tsx,js}', /--ifm-[\w-]+/g),
];

const variablesIn = (folder: string, files: string, names: RegExp): string[] =>
  globSync(files, {cwd: folder, absolute: true}).flatMap((file) => readFileSync(file, 'utf8').match(names) ?? []);

/**
 * Leaves out the rules of Infima, the theme's stylesheet, whose classes appear neither in our components nor in those of
 * the theme that are shown, and its variables that nothing uses: every page loads it, and it is the largest part of their
 * styles. Not while developing, where a cached stylesheet would lack the class that somebody has just begun to use, and not
 * for the server's bundle, which has no stylesheet.
 */
export default function leanInfimaPlugin({siteDir}: LoadContext): Plugin {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const libraryOf = (packageName: string) => path.dirname(require.resolve(packageName));
  const theme = path.join(libraryOf('@docusaurus/theme-classic'), 'theme');
  const stylesheets = [path.join(siteDir, 'src'), theme, libraryOf('@docusaurus/theme-common')];
  return {
    name: 'lean-infima',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'development') return {};
      return {
        module: {
          rules: [
            {
              test: path.dirname(require.resolve('infima/dist/css/default/default.css')),
              enforce: 'pre',
              use: {
                loader: path.join(siteDir, 'src/plugins/lean-infima/purge.mjs'),
                options: {
                  content: [
                    {raw: markdownElements, extension: 'txt'},
                    path.join(siteDir, 'src/**/*.tsx'),
                    path.join(libraryOf('@docusaurus/theme-common'), '**/*.js'),
                    path.join(theme, '**/*.js'),
                  ],
                  skippedContentGlobs: [
                    ...unusedComponents.map((name) => path.join(theme, name, '**')),
                    ...replacedComponents(siteDir).map((file) => path.join(theme, file)),
                  ],
                  usedVariables: stylesheets.flatMap(variablesUsedIn),
                },
              },
            },
          ],
        },
      };
    },
  };
}
