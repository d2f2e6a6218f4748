import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadBundle} from '../loadBundle.cjs';
import {islandElementName, islandNames} from '../../markdown/islandNames.mjs';
import {addBasePath, computeColors} from './postcss';

/** CSS files that the build bundles into one sheet. */
interface Sheet {
  /** The sheet's file is `<name>.<hash>.css`. */
  name: string;
  filePattern: RegExp;
}

const docsPattern = String.raw`src/(?:css/docs/|components/docs/|theme/(?:Admonition|BackToTop|Doc|TOC|Tab))`;
const frontPattern = String.raw`src/(?:css/front|pages)/`;
const chatPattern = String.raw`src/(?:css/chat\.css|components/chat/)`;
const firstScreenPattern = String.raw`\.first(?:\.module)?\.css$`;

/**
 * Lists the sheets: `src/css/docs/text.css` → `docs`. A CSS file belongs to the first sheet that matches. addStyles.ts inlines
 * the sheets called `first…` and links the others.
 * @param islands names of the folders in src/islands/
 */
export function allSheets(islands: readonly string[]): Sheet[] {
  const pathPattern = (pattern: string) => new RegExp(pattern.replaceAll('/', String.raw`[\\/]`));
  return [
    {name: 'first-docs', filePattern: pathPattern(`/${docsPattern}.*${firstScreenPattern}`)},
    {name: 'first-front', filePattern: pathPattern(`/${frontPattern}.*${firstScreenPattern}`)},
    {name: 'first', filePattern: pathPattern(firstScreenPattern)},
    // Rspack would merge a sheet with the island's script if they had the same name.
    ...islands.map((island) => ({
      name: `styles-${islandElementName(island)}`,
      filePattern: pathPattern(`/src/islands/${island}/`),
    })),
    {name: 'front', filePattern: pathPattern(`/${frontPattern}`)},
    {name: 'docs', filePattern: pathPattern(`/${docsPattern}`)},
    {name: 'chat', filePattern: pathPattern(`/${chatPattern}`)},
    {name: 'code', filePattern: pathPattern('/src/(?:css/code\\.css|components/site/HighlightedCode/)')},
    {name: 'dropdown', filePattern: pathPattern('/src/theme/NavbarItem/')},
    {name: 'not-found', filePattern: pathPattern('/src/theme/NotFound/')},
    {name: 'styles', filePattern: /\.(?:css|less|sass|scss)$/},
  ];
}

/**
 * Bundles CSS files into sheets by name and folder (src/css/README.md) instead of Docusaurus' single sheet. Drops the styles of
 * Infima and the theme, which src/css/ replaces.
 */
export default function pageStylesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const {withBasePath} = loadBundle(siteDir);
  return {
    name: 'page-styles',
    getClientModules() {
      // Only now does the context have the theme's defaults.
      const {colorMode} = context.siteConfig.themeConfig as Pick<ThemeConfig, 'colorMode'>;
      const isLightOnly =
        colorMode.disableSwitch && !colorMode.respectPrefersColorScheme && colorMode.defaultMode === 'light';
      return isLightOnly ? [] : [path.join(siteDir, 'src/css/dark.css')];
    },
    configurePostCss(options) {
      options.plugins.push(computeColors(siteDir), addBasePath(withBasePath));
      return options;
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const themePattern = String.raw`[\\/]@docusaurus[\\/]theme-(?:classic|common)[\\/]`;
      const replacementPlugin = (filePattern: string, replacement: string) =>
        new currentBundler.instance.NormalModuleReplacementPlugin(
          new RegExp(filePattern),
          path.join(siteDir, 'src/css', replacement),
        );
      const cacheGroups = Object.fromEntries(
        allSheets(islandNames(siteDir)).map(({name, filePattern}, index) => [
          name,
          {
            name,
            test: filePattern,
            type: 'css/mini-extract',
            chunks: 'all' as const,
            enforce: true,
            priority: 100 - index, // The first match wins.
          },
        ]),
      );
      return {
        // custom.css is loaded anyway, so replacing a stylesheet with it only drops that one. theme.first.module.css styles the
        // classes of the theme's CSS modules that pages still need.
        plugins: [
          replacementPlugin(String.raw`[\\/]infima[\\/].*\.css$|${themePattern}.*(?<!\.module)\.css$`, 'custom.css'),
          replacementPlugin(String.raw`${themePattern}.*\.module\.css$`, 'theme.first.module.css'),
        ],
        ...(isServer || process.env.NODE_ENV === 'development' ? {} : {optimization: {splitChunks: {cacheGroups}}}),
      };
    },
  };
}
