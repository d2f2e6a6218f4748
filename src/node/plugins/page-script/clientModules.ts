import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface ClientModule {
  file: string;
  /** Name of its package, or its path in the project. */
  from: string;
}

/** Matches imports that need Docusaurus' application: React, its router and its hooks. */
const APPLICATION =
  /\b(?:from|require\()\s*["'](react(?:-router[\w-]*|-dom[\w/-]*)?|@docusaurus\/(?:router|theme-common[\w/-]*|use[A-Z]\w*|BrowserOnly))["']/;

const SCRIPT = /\.(?:[cm]?[jt]sx?)$/;

function resolved(file: string): string {
  try {
    return require.resolve(file);
  } catch {
    return file;
  }
}

/**
 * Lists the client modules of all plugins, except stylesheets and the theme's own scripts, which need Docusaurus' application.
 */
export function readClientModules(siteDir: string, generatedFilesDir: string): ClientModule[] {
  const list = readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  return [...list.matchAll(/require\("([^"]+)"\)/g)]
    .map(([, file = '']) => resolved(file))
    .filter((file) => SCRIPT.test(file) && !/[\\/]@docusaurus[\\/]theme-classic[\\/]/.test(file))
    .map((file) => {
      const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
      return {file, from: name?.replace('\\', '/') ?? path.relative(siteDir, file)};
    });
}

/**
 * Writes the script that loads client modules on built pages and calls their hooks once, for the loaded page:
 * `for (const loaded of [require("/…/analytics.js")]) { … onRouteUpdate?.(to); }`
 * @param allowed packages known to work without Docusaurus' application
 * @throws Error for a module that needs the application
 */
export function clientModulesScript(modules: readonly ClientModule[], allowed: readonly string[]): string {
  for (const {file, from} of modules) {
    const needed = APPLICATION.exec(readFileSync(file, 'utf8'))?.[1];
    if (needed === undefined || allowed.includes(from)) continue;
    throw new Error(
      `The client module ${file} of ${from} can't run on built pages: it imports ${needed}, and built pages are HTML without ` +
        "Docusaurus' application. Remove the plugin. If the module works without it, add " +
        `customFields: {clientModules: ['${from}']} to docusaurus.config.ts.`,
    );
  }
  return `const to = {location, previousLocation: null};
for (const loaded of [${modules.map(({file}) => `require(${JSON.stringify(file)})`).join(', ')}]) {
  const {onRouteUpdate, onRouteDidUpdate} = loaded.default ?? loaded;
  onRouteUpdate?.(to);
  onRouteDidUpdate?.(to);
}
`;
}
