const {readdirSync, statSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');
const {buildSync} = require('esbuild');

/*
 * In CommonJS, so that there is one instance of this module: Docusaurus evaluates config and plugins anew at each reload, with all
 * that they import, but leaves files of this kind to Node.js.
 */

/** @typedef {typeof import('./bundle')} Bundle */

/**
 * By folder of the site: its bundle, the folders of all files that are in it, and how these files were.
 * @type {Map<string, {exports: Bundle, folders: readonly string[], stamp: string}>}
 */
const bundles = new Map();

/**
 * Bundles `bundle.ts` with all that it imports from the site, and runs it.
 * @param {string} siteDir
 * @returns {{exports: Bundle, folders: readonly string[]}}
 */
function make(siteDir) {
  const outfile = path.join(siteDir, '.docusaurus/bundle.cjs');
  const {metafile} = buildSync({
    absWorkingDir: siteDir,
    entryPoints: ['src/node/plugins/bundle.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    metafile: true,
    logLevel: 'silent',
  });
  const load = createRequire(path.join(siteDir, 'package.json'));
  Reflect.deleteProperty(load.cache, outfile);
  return {
    exports: /** @type {Bundle} */ (load(outfile)),
    folders: [...new Set(Object.keys(metafile.inputs).map((file) => path.join(siteDir, path.dirname(file))))],
  };
}

/**
 * What is in a folder; nothing if it was renamed or removed.
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
 * Changes whenever a file in one of the folders is edited, added or removed.
 * @param {readonly string[]} folders
 */
const stampOf = (folders) =>
  folders
    .flatMap(entriesOf)
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Editors write files that are gone at once.
    .map((file) => `${file} ${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`)
    .join();

/**
 * What config, plugins and loaders take from the site's own code: all that is made of facts. In development as the files
 * are now, or, while a fact cannot be read, as they last were.
 * @param {string} siteDir
 * @returns {Bundle}
 * @throws if the facts cannot be read and never could
 */
function bundled(siteDir) {
  const last = bundles.get(siteDir);
  if (last && process.env.NODE_ENV !== 'development') return last.exports;
  const stamp = last ? stampOf(last.folders) : '';
  if (last?.stamp === stamp) return last.exports;
  try {
    const made = make(siteDir);
    bundles.set(siteDir, {...made, stamp: stamp || stampOf(made.folders)});
    return made.exports;
  } catch (error) {
    if (!last) throw error;
    // Said once, instead of once for every page.
    // oxlint-disable-next-line no-console -- the terminal of the development server is where this is read
    console.error(`The facts cannot be read, so pages show the last ones that could. ${String(error)}`);
    bundles.set(siteDir, {...last, stamp});
    return last.exports;
  }
}

/**
 * The folders of all files that facts, and what is made of them, consist of.
 * @param {string} siteDir
 * @returns {readonly string[]}
 */
function bundledFolders(siteDir) {
  bundled(siteDir);
  return bundles.get(siteDir)?.folders ?? [];
}

module.exports = {bundled, bundledFolders};
