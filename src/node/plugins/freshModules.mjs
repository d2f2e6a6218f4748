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
  'src/shared',
  ...['content', 'data', 'feeds', 'markdown', 'openapi', 'structuredData'].map((folder) => `src/node/${folder}`),
];

/**
 * Tells the bundler that a module depends on all facts, which it cannot see: an edit of a fact rebuilds the module in the
 * development server.
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
function factsStamp(siteDir) {
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

/**
 * Stamps that were taken in this turn of the event loop: who watches files tells of no edit before the next.
 * @type {Map<string, string>}
 */
const stamps = new Map();

/**
 * The stamp of now, taken once for the hundreds of pages that ask.
 * @param {string} siteDir
 * @returns {string}
 */
function stampOfTurn(siteDir) {
  const stamp = stamps.get(siteDir) ?? factsStamp(siteDir);
  if (!stamps.has(siteDir)) setImmediate(() => stamps.delete(siteDir));
  stamps.set(siteDir, stamp);
  return stamp;
}

/**
 * Gives the exports of a module of the site, by its path below the root of the site.
 * @typedef {(file: string) => unknown} Load
 */

/**
 * What all instances of this module share. There are several: Docusaurus evaluates the config with all that it imports at
 * each change, and Node imports loaders of the bundler. Each would put a hook of its own around those of the others.
 * @typedef {object} Shared
 * @property {{require: (file: string, from: string) => unknown}} hook runs TypeScript
 * @property {Map<string, {load: Load, stamp: string}>} sites what was loaded last, by folder of the site
 */
const place = Symbol.for('modules of the site');
const {hook, sites} = /** @type {Shared} */ (
  Reflect.get(globalThis, place) ?? {hook: register({namespace: 'facts'}), sites: new Map()}
);
Reflect.set(globalThis, place, {hook, sites});

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
 * Runs TypeScript modules of the site in Node, anew: nothing that was loaded before is used. Modules of one loader share
 * what they import.
 * @param {string} siteDir
 * @returns {Load}
 */
export function freshLoader(siteDir) {
  const root = path.join(siteDir, 'package.json');
  const {cache} = createRequire(root);
  // By hand, because namespaces share the cache in which Node keeps resolved relative paths.
  const old = new Set(loadedModules(siteDir).map((file) => cache[file]));
  for (const module of old) if (module) Reflect.deleteProperty(cache, module.id);
  // Who has loaded a module holds it, too, and with it all that it loads.
  for (const module of Object.values(cache)) {
    if (module?.children.some((child) => old.has(child))) {
      module.children = module.children.filter((child) => !old.has(child));
    }
  }
  return (file) => hook.require(path.join(siteDir, file), root);
}

/** All facts, and what makes text of them. */
export const CONTENT = 'src/node/content/index.ts';

/**
 * Runs TypeScript modules of the site in Node; in development anew after an edit of a fact, once for all who ask.
 * @param {string} siteDir
 * @returns {Load}
 * @throws if the facts cannot be read and never could
 */
export function siteModules(siteDir) {
  const stamp = process.env.NODE_ENV === 'development' ? stampOfTurn(siteDir) : '';
  const last = sites.get(siteDir);
  if (last?.stamp === stamp) return last.load;
  const fresh = freshLoader(siteDir);
  // Kept besides Node's own cache, which is empty once facts that cannot be read follow.
  /** @type {Map<string, unknown>} */
  const loaded = new Map();
  /** @type {Load} */
  const load = (file) => {
    if (!loaded.has(file)) loaded.set(file, fresh(file));
    return loaded.get(file);
  };
  try {
    load(CONTENT);
  } catch (error) {
    if (!last) throw error;
    // A fact that is being written often cannot be read. Pages keep the last facts that could, and this is said once
    // instead of once for every page.
    // oxlint-disable-next-line no-console -- the terminal of the development server is where this is read
    console.error(`The facts cannot be read, so pages show the last ones that could. ${String(error)}`);
    sites.set(siteDir, {...last, stamp});
    return last.load;
  }
  sites.set(siteDir, {load, stamp});
  return load;
}
