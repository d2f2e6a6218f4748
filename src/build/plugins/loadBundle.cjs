const {readdirSync, statSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const {buildSync} = require('esbuild');

/*
 * Bundles everything that depends on facts into one CommonJS file, and reloads it when a fact changes.
 *
 * This file is `.cjs` on purpose: on every reload, Docusaurus evaluates its config, plugins and their imports again, but leaves
 * `.cjs` files to Node's module cache. So the cache below survives.
 */

/** @typedef {typeof import('./bundleEntry')} Bundle */

/** @type {Map<string, {exports: Bundle, folders: readonly string[], stamp: string}>} Keyed by site directory. */
const bundles = new Map();

/**
 * @param {string} siteDir
 * @returns {{exports: Bundle, folders: readonly string[]}} the exports, and the folders of all bundled files
 */
function buildBundle(siteDir) {
  const outfile = path.join(siteDir, '.docusaurus/bundle.cjs');
  const {metafile} = buildSync({
    absWorkingDir: siteDir,
    entryPoints: ['src/build/plugins/bundleEntry.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    logLevel: 'silent',
  });
  const requireFromSite = createRequire(path.join(siteDir, 'package.json'));
  Reflect.deleteProperty(requireFromSite.cache, outfile);
  return {
    exports: /** @type {Bundle} */ (requireFromSite(outfile)),
    folders: [...new Set(Object.keys(metafile.inputs).map((file) => path.join(siteDir, path.dirname(file))))],
  };
}

/**
 * Returns nothing for a folder that doesn't exist any more.
 * @param {string} folder
 */
function entriesOf(folder) {
  try {
    return readdirSync(folder, {withFileTypes: true});
  } catch {
    return [];
  }
}

/**
 * Returns a string that changes when any file in these folders is edited, added or removed.
 * @param {readonly string[]} folders
 */
const stampOf = (folders) =>
  folders
    .flatMap(entriesOf)
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // An editor's temporary file may be gone by now.
    .map((file) => `${file} ${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`)
    .join();

/**
 * Returns the bundle. In development it is rebuilt after an edit; while the facts don't compile, this logs the error once and
 * returns the last bundle that worked.
 * @param {string} siteDir
 * @throws if there is no working bundle yet
 */
function loadBundle(siteDir) {
  const lastBundle = bundles.get(siteDir);
  if (lastBundle && process.env.NODE_ENV !== 'development') return lastBundle.exports;
  // Computed before the build, so that an edit during the build causes another one. Before the first build, the folders are
  // unknown.
  const stamp = lastBundle ? stampOf(lastBundle.folders) : '';
  if (lastBundle?.stamp === stamp) return lastBundle.exports;
  try {
    const newBundle = buildBundle(siteDir);
    bundles.set(siteDir, {...newBundle, stamp: lastBundle ? stamp : stampOf(newBundle.folders)});
    return newBundle.exports;
  } catch (error) {
    if (!lastBundle) throw error;
    // oxlint-disable-next-line no-console -- this is the development server's terminal
    console.error(`The facts don't compile; pages show the last version that did. ${String(error)}`);
    bundles.set(siteDir, {...lastBundle, stamp});
    return lastBundle.exports;
  }
}

/** Returns the folders of all bundled files. @param {string} siteDir */
function bundledFolders(siteDir) {
  loadBundle(siteDir);
  return bundles.get(siteDir)?.folders ?? [];
}

module.exports = {loadBundle, bundledFolders};
