import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {speculationRules} from './speculationRules';
import {elementOf, islandNames, islandTypes} from './islandNames.mjs';
import {clientModulesScript, readClientModules} from './clientModules';
import {pageFiles} from './scriptFiles';
import {firstPaintScripts} from './firstPaint';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** File names of our scripts. */
const ours = new RegExp(`/(?:${pageFiles.map(({name}) => name).join('|')}|island-[a-z-]+|plugins)\\.[^/]+$`);

/** Leaves the framework's scripts out of the build, before they are minified: no built page loads them. */
const withoutApplication = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('page-script', (compilation) => {
      compilation.hooks.processAssets.tap('page-script', (assets) => {
        for (const file of Object.keys(assets)) {
          if (file.endsWith('.js') && !ours.test(file)) compilation.deleteAsset(file);
        }
      });
    });
  },
};

/**
 * Bundles the scripts of built pages, each a file that runs by itself, hashed and typed. Docusaurus' application, in the same
 * bundle, runs in the development server only; a build has its styles. While developing, every page has all of our scripts as
 * well, and an edit of one reloads the page, because a custom element cannot be defined twice.
 * @throws if the framework's bundle no longer has one entry
 */
export default function pageScriptPlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
  siteStorage: {namespace},
}: LoadContext): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  return {
    name: 'page-script',
    injectHtmlTags: () => ({
      // Beside the theme's own, with which the minifier makes them one script: a policy has to name one less.
      preBodyTags: firstPaintScripts(namespace).map((innerHTML) => ({tagName: 'script', innerHTML})),
      postBodyTags: [{tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules}],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      const loader = (name: string) => ({
        loader: path.join(siteDir, `src/node/plugins/page-script/${name}.mjs`),
        options: {siteDir},
      });
      const islandRule = {
        test: path.join(siteDir, 'src/islands'),
        resource: /[\\/]islands[\\/]\w+[\\/]index\.tsx$/,
        enforce: 'pre' as const,
        use: loader('islandLoader'),
      };
      if (isServer) return {module: {rules: [islandRule]}};
      if (typeof config.entry !== 'string') {
        throw new Error(
          "The framework's bundle has another entry than one file: see src/node/plugins/page-script/index.ts, which " +
            'puts the page script beside it.',
        );
      }
      // Facts read these variables, and browsers have none.
      const variables = new currentBundler.instance.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(siteConfig.baseUrl.slice(0, -1)),
        'process.env.SITE_ORIGIN': JSON.stringify(siteConfig.url),
      });
      const names = islandNames(siteDir);
      writeFileSync(path.join(generatedFilesDir, 'islands.d.ts'), islandTypes(names));
      const islands = names.map((name) => ({
        name: elementOf(name),
        source: `islands/${name}/index.tsx?element`,
      }));
      // In development, Docusaurus' application runs them.
      const modules = developing ? [] : readClientModules(siteDir, generatedFilesDir);
      const plugins = path.join(generatedFilesDir, 'page-plugins.js');
      if (modules.length > 0) {
        const allowed = siteConfig.customFields?.clientModules as readonly string[] | undefined;
        writeFileSync(plugins, clientModulesScript(modules, allowed ?? []));
      }
      const ofPlugins =
        modules.length > 0 ? [{name: 'plugins', source: path.relative(path.join(siteDir, 'src'), plugins)}] : [];
      const entries = [...pageFiles, ...islands, ...ofPlugins].map(({name, source}) => {
        const file = path.join(siteDir, 'src', source);
        // With what the bundler adds inside: then it needs no other file. The development server replaces parts of scripts,
        // for which they must have that in common.
        return [name, developing ? file : {import: file, runtime: false as const}] as const;
      });
      return {
        mergeStrategy: {entry: 'replace', ...(!developing && {plugins: 'replace'})},
        // A lazy file has its styles inside, as text: those of `.css` files would end up in the stylesheet of every page.
        module: {
          rules: [
            islandRule,
            ...(developing
              ? [
                  {
                    test: /\.[jt]sx?$/,
                    include: ['components', 'pages', 'theme'].map((folder) => path.join(siteDir, 'src', folder)),
                    enforce: 'pre' as const,
                    use: loader('interactiveLoader'),
                  },
                ]
              : []),
            {
              test: /\.pcss$/,
              type: 'asset/source',
              loader: 'builtin:lightningcss-loader',
              options: {minify: !developing},
            },
          ],
        },
        // The framework's first: styles stand in the sheet in the order in which the entries need them.
        entry: {main: config.entry, ...Object.fromEntries(entries)},
        ...(developing
          ? {optimization: {runtimeChunk: 'single' as const}, plugins: [variables]}
          : {
              // What the bundler and the framework add to each file for the framework's application: 124 bytes of 5 KB.
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    // All islands share it.
                    react: {
                      name: 'island-react',
                      test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                      chunks: ({name}: {name?: string | null | undefined}) => name?.startsWith('island-') ?? false,
                      enforce: true,
                    },
                  },
                },
              },
              experiments: {rspackFuture: {bundlerInfo: {force: false}}},
              plugins: [
                ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
                withoutApplication,
                variables,
                new currentBundler.instance.SourceMapDevToolPlugin({
                  filename: '[file].map',
                  // Generated data has its absolute path in its name.
                  moduleFilenameTemplate: ({resourcePath}: {resourcePath: string}) =>
                    `webpack:///${resourcePath.replace(siteDir + path.sep, './')}`,
                  // Islands are mostly React, whose map is several times its size.
                  include: /\/(?:page\.|element-|lazy-)/,
                }),
              ],
            }),
      };
    },
  };
}
