import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Matches imports that need Docusaurus' application: React, its router and its hooks. */
const APPLICATION_IMPORT =
  /\b(?:from|require\()\s*["'](react(?:-router[\w-]*|-dom[\w/-]*)?|@docusaurus\/(?:router|theme-common[\w/-]*|use[A-Z]\w*|BrowserOnly))["']/;

const THEME_PATH = /[\\/]@docusaurus[\\/]theme-classic[\\/]/;

/**
 * Returns the script that loads the client modules of plugins on built pages and calls their hooks once, for the loaded page:
 * `for (const loaded of [require("/…/analytics.js")]) { … onRouteUpdate?.(routeUpdate); }`
 *
 * Leaves out stylesheets, and the theme's own scripts, which need Docusaurus' application.
 * @returns nothing if there are no modules
 * @throws Error for a module that needs the application
 */
export function clientModulesCode(generatedFilesDir: string): string | undefined {
  // `export default [require("/…/analytics.js"), require("/…/custom.css")];`
  const source = readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const files = [...source.matchAll(/require\("([^"]+)"\)/g)]
    .map(([, file = '']) => require.resolve(file))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !THEME_PATH.test(file));
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const applicationImport = APPLICATION_IMPORT.exec(code)?.[1];
    if (applicationImport === undefined) continue;
    throw new Error(
      `The client module ${file} can't run on built pages: it imports ${applicationImport}, and built pages are HTML without Docusaurus' ` +
        'application. Remove its plugin.',
    );
  }
  if (files.length === 0) return undefined;
  return `const routeUpdate = {location, previousLocation: null};
for (const loaded of [${files.map((file) => `require(${JSON.stringify(file)})`).join(', ')}]) {
  const {onRouteUpdate, onRouteDidUpdate} = loaded.default ?? loaded;
  onRouteUpdate?.(routeUpdate);
  onRouteDidUpdate?.(routeUpdate);
}
`;
}
