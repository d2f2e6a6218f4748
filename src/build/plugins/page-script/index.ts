import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {islandElementName, islandNames} from '../../markdown/islandNames.mjs';
import {allowedSources} from '../../../lib/markup';
import {blockedCodePlugin} from './blockedCode';
import {clientModulesCode} from './clientModules';
import {scriptFiles} from './scriptFiles';
import {developmentPolicy, developmentPolicyScript} from './developmentPolicy';
import {firstPaintScript} from './firstPaint';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const ownScriptPattern = new RegExp(
  `/(?:${scriptFiles.map(({name}) => name).join('|')}|island-[\\w-]+|plugins)\\.[^/]+$`,
);

/** Deletes the scripts of Docusaurus' client before they are minified, because no built page loads them. */
const dropClientScriptsPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('page-script', (compilation) => {
      compilation.hooks.processAssets.tap('page-script', (assets) => {
        for (const file of Object.keys(assets)) {
          // Scripts in other folders are from static/.
          if (/^assets\/js\/.*\.js$/.test(file) && !ownScriptPattern.test(file)) compilation.deleteAsset(file);
        }
      });
    });
  },
};

/**
 * Prefetches the pages of links that src/browser/navigation.ts marks. With `<link rel=prefetch>`, browsers request the page again on
 * the click (bench/RESULTS.md, "Tried without gain").
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const speculationRules = '{"prefetch":[{"where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"}]}';

const isDevelopment = process.env.NODE_ENV === 'development';

interface Script {
  name: string;
  /** Relative to `src/`. Can have a query, which islandLoader.mjs reads. */
  source: string;
}

/**
 * Bundles the scripts of built pages next to Docusaurus' client: `src/browser/main.ts` → `/assets/js/page.1a2b3c4d.js`
 *
 * A build keeps only the client's styles. In development the client runs, and every page also loads all our scripts. An
 * edit of one reloads the page, because a custom element can't be defined twice.
 * @throws Error if Docusaurus' bundle no longer has exactly one entry
 */
export default function pageScriptPlugin(context: LoadContext): Plugin {
  return {
    name: 'page-script',
    injectHtmlTags: () => ({
      // Next to the theme's inline scripts: the minifier joins them into one, so the policy needs fewer hashes.
      preBodyTags: [
        {tagName: 'script', innerHTML: firstPaintScript},
        ...(isDevelopment ? [{tagName: 'script', innerHTML: developmentPolicyScript}] : []),
      ],
      postBodyTags: [{tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules}],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) return {module: {rules: [islandRule(context)]}};
      if (typeof config.entry !== 'string') {
        throw new Error(
          "Docusaurus' bundle no longer has exactly one entry. Adapt src/build/plugins/page-script/index.ts, which adds " +
            'the page script to it.',
        );
      }
      return {
        module: {rules: [islandRule(context), eagerImportRule, styleTextRule]},
        // Docusaurus' entry is first, because the order of entries is the order of styles in the sheet.
        entry: {main: config.entry, ...scriptEntries(context)},
        ...(isDevelopment ? developmentConfig : productionConfig)(context, currentBundler),
      };
    },
  };
}

type ConfigChange = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/** Turns the component of each island into a custom element, or into the script that hydrates it. */
const islandRule = ({siteDir}: LoadContext) => ({
  include: path.join(siteDir, 'src/islands'),
  test: /[\\/]islands[\\/][^\\/]+[\\/]index\.tsx$/,
  // Islands import the component itself.
  issuer: {not: path.join(siteDir, 'src/islands')},
  enforce: 'pre' as const,
  use: path.join(siteDir, 'src/build/plugins/page-script/islandLoader.mjs'),
});

/** An island is one script, because the policy blocks others. So `import()` only delays when the module runs. */
const eagerImportRule = {
  test: /[\\/]src[\\/]islands[\\/]|[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  parser: {dynamicImportMode: 'eager'},
};

/** A lazy script imports its styles as text (`.pcss`); with `.css` they would be in the stylesheet of every page. */
const styleTextRule = {
  test: /\.pcss$/,
  type: 'asset/source',
  loader: 'builtin:lightningcss-loader',
  options: {minify: !isDevelopment},
};

function scriptEntries({siteDir, generatedFilesDir}: LoadContext) {
  const scripts: Script[] = [...scriptFiles, ...islandScripts(siteDir)];
  if (!isDevelopment) scripts.push(...writeClientModules(siteDir, generatedFilesDir));
  const entries = scripts.map(({name, source}) => {
    const file = path.join(siteDir, 'src', source);
    // Without a shared runtime, each script is one file. Hot reload needs a shared one.
    return [name, isDevelopment ? file : {import: file, runtime: false as const}] as const;
  });
  return Object.fromEntries(entries);
}

/** With `?element`, islandLoader.mjs returns the script that hydrates the island. */
const islandScripts = (siteDir: string): Script[] =>
  islandNames(siteDir).map((name) => ({name: islandElementName(name), source: `islands/${name}/index.tsx?element`}));

/** Writes one script for the client modules of all plugins, if there are any. */
function writeClientModules(siteDir: string, generatedFilesDir: string): Script[] {
  const code = clientModulesCode(generatedFilesDir);
  if (code === undefined) return [];
  const file = path.join(generatedFilesDir, 'page-plugins.js');
  writeFileSync(file, code);
  return [{name: 'plugins', source: path.relative(path.join(siteDir, 'src'), file)}];
}

/** Facts read these variables, which browsers don't have. */
const definePlugin = ({siteConfig}: LoadContext, {instance}: CurrentBundler) =>
  new instance.DefinePlugin({
    'process.env.BASE_PATH': JSON.stringify(siteConfig.baseUrl.slice(0, -1)),
    'process.env.SITE_ORIGIN': JSON.stringify(siteConfig.url),
    // Drops code that only the build needs.
    'typeof window': '"object"',
  });

function developmentConfig(context: LoadContext, bundler: CurrentBundler): ConfigChange {
  // Docusaurus' type has no `devServer`.
  const devServerOptions: object = {
    devServer: {headers: {'Content-Security-Policy': developmentPolicy(allowedSources(context.siteConfig))}},
  };
  return {
    mergeStrategy: {entry: 'replace'},
    optimization: {runtimeChunk: 'single'},
    plugins: [definePlugin(context, bundler)],
    ...devServerOptions,
  };
}

const productionConfig = (context: LoadContext, bundler: CurrentBundler): ConfigChange => ({
  mergeStrategy: {entry: 'replace'},
  optimization: {splitChunks: {cacheGroups: {react: islandReactGroup}}},
  plugins: [
    dropClientScriptsPlugin,
    blockedCodePlugin(context.siteDir, allowedSources(context.siteConfig)),
    definePlugin(context, bundler),
    new bundler.instance.SourceMapDevToolPlugin({
      filename: '[file].map',
      // By default, names of generated data contain the absolute path.
      moduleFilenameTemplate: ({resourcePath}: {resourcePath: string}) =>
        `webpack:///${resourcePath.replace(context.siteDir, '.')}`,
      // Islands have no source map: they are mostly React, and its map is several times its size.
      include: /\/(?:page\.|element-|lazy-)/,
    }),
  ],
});

/** One file with React for all islands. */
const islandReactGroup = {
  name: 'island-react',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: ({name}: {name?: string | null | undefined}) => name?.startsWith('island-') ?? false,
  enforce: true,
};
