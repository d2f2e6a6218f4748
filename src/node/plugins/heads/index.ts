import {readFileSync} from 'node:fs';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {addToHead, builtFile, writeFiles} from '../builtPages';
import {routes} from '../../../rules/routing/routes';
import {designTokens} from '../../designTokens';
import {builtHead} from '../../builtHead';
import {twinHead} from '../../twins/head';
import {siteModules} from '../freshModules.mjs';
import {firstPaintScripts} from './firstPaint';

/** What is the same on every page for browsers: the color around it, and icons for those that take no SVG. */
const forBrowsers = (color: (token: string) => string): HtmlTagObject[] => [
  {tagName: 'meta', attributes: {name: 'theme-color', content: color('--nav')}},
  // With a size: without one, some browsers prefer it to the SVG.
  {tagName: 'link', attributes: {rel: 'icon', sizes: '32x32', href: '/favicon.ico'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
];

/**
 * What pages have in their heads beyond what Docusaurus and the theme write, and the files that it names: on all pages icons,
 * cards and data for machines, on some feeds; behind the head what runs before the first paint. Titles, descriptions and the
 * site's icon are Docusaurus' own, from front matter and config.
 * @throws Error if a built page lacks a question that its structured data has, or a letter of a title cannot be drawn
 */
export default function headsPlugin({siteDir, siteStorage: {namespace}}: LoadContext): Plugin {
  return {
    name: 'heads',
    injectHtmlTags: () => ({
      headTags: forBrowsers(designTokens(siteDir)),
      // Beside the theme's own, with which the minifier makes them one script: a policy has to name one less.
      preBodyTags: firstPaintScripts(namespace).map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
    async postBuild({outDir}) {
      const load = siteModules(siteDir);
      const {feedHeads} = load('src/node/feeds/heads.ts') as typeof import('../../feeds/heads');
      const {structuredData} = load('src/node/structuredData/index.ts') as typeof import('../../structuredData');
      const {drawCards} = load('src/node/cards/index.ts') as typeof import('../../cards');
      const {cardHead} = load('src/node/cards/head.ts') as typeof import('../../cards/head');
      const {manifestHead, siteFiles} = load('src/node/siteFiles/index.ts') as typeof import('../../siteFiles');

      const heads = new Map(
        routes.map((route) => [route, builtHead(readFileSync(builtFile(outDir, route), 'utf8'), route)]),
      );
      const cards = await drawCards(siteDir, heads);
      const feeds = feedHeads();
      for (const [route, head] of heads) {
        const card = cards.get(route);
        addToHead(outDir, route, (html) =>
          [
            card ? cardHead(route, card) : '',
            manifestHead,
            feeds[route] ?? '',
            twinHead(route),
            structuredData(route, head, heads, html),
          ].join(''),
        );
      }
      await writeFiles(outDir, {
        ...siteFiles(siteDir),
        ...Object.fromEntries([...cards.values()].map(({address, png}) => [address, png])),
      });
    },
  };
}
