import {readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {register} from 'tsx/cjs/api';

/**
 * The folders, below the root of the site, whose modules facts and what is made of them consist of. A test compares them
 * with what is loaded in truth.
 */
export const factFolders = [
  'src/facts',
  'src/rules',
  ...['content', 'data', 'feeds', 'markdown', 'openapi', 'structuredData'].map((folder) => `src/node/${folder}`),
];

/**
 * Tells the bundler that a module depends on all facts, which it cannot see: an edit of a fact rebuilds the module in the
 * development server, and a cached one is not used after one.
 * @param {import('./loaderContext').LoaderContext} context
 */
export function dependOnFacts(context) {
  const {siteDir} = context.getOptions();
  for (const folder of factFolders) context.addContextDependency(path.join(siteDir, folder));
}

/**
 * A value that differs whenever a file in the folders of facts was changed, added or removed.
 * @param {string} siteDir
 * @returns {string}
 */
export function factsStamp(siteDir) {
  return factFolders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const {mtimeMs, size} = statSync(file);
          return `${file} ${mtimeMs} ${size}`;
        }),
    )
    .sort()
    .join('\n');
}

const loader = register({namespace: 'facts'});

/**
 * Paths of the modules of a site that fresh loaders have loaded, as Node keeps them.
 * @param {string} siteDir
 * @returns {string[]}
 */
export function loadedModules(siteDir) {
  const {cache} = createRequire(path.join(siteDir, 'package.json'));
  return Object.keys(cache).filter(
    (file) => file.startsWith(path.join(siteDir, 'src')) && file.endsWith('?namespace=facts'),
  );
}

/**
 * What those modules export, by path from the root of the site, with slashes. Where plugins have loaders of their own, a
 * module is there as often as it was loaded.
 * @param {string} siteDir
 * @param {string} folder path from the root
 * @returns {(readonly [file: string, exported: unknown])[]}
 */
export function loadedExports(siteDir, folder) {
  const {cache} = createRequire(path.join(siteDir, 'package.json'));
  return loadedModules(siteDir)
    .filter((id) => id.startsWith(path.join(siteDir, folder) + path.sep))
    .map((id) => [
      path.relative(siteDir, id.replace(/\?.*$/, '')).replaceAll(path.sep, '/'),
      /** @type {unknown} */ (cache[id]?.exports),
    ]);
}

/**
 * Runs TypeScript modules of the site in Node, anew: nothing that was loaded before is used. Modules of one loader share
 * what they import.
 * @param {string} siteDir
 * @returns {(file: string) => unknown} gives the exports of a module, by its path below the root of the site
 */
export function freshLoader(siteDir) {
  const root = path.join(siteDir, 'package.json');
  const {cache} = createRequire(root);
  // By hand, because namespaces share the cache in which Node keeps resolved relative paths.
  for (const loaded of loadedModules(siteDir)) Reflect.deleteProperty(cache, loaded);
  return (file) => /** @type {unknown} */ (loader.require(path.join(siteDir, file), root));
}
