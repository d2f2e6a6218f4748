import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../builtPages';
import {siteModules} from '../freshModules.mjs';
import {firstPaintScripts} from './firstPaint';

/**
 * What pages have in their heads beyond what Docusaurus and the theme write: on all pages what runs before the first paint,
 * on some what machines read. Titles, descriptions and the site's icons are Docusaurus' own, from front matter and config.
 * @throws Error if a built page lacks a question that its structured data has
 */
export default function headsPlugin({siteDir, siteStorage: {namespace}}: LoadContext): Plugin {
  return {
    name: 'heads',
    injectHtmlTags: () => ({
      headTags: firstPaintScripts(namespace).map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
    postBuild({outDir}) {
      const load = siteModules(siteDir);
      const {feedHeads} = load('src/node/feeds/heads.ts') as typeof import('../../feeds/heads');
      const {structuredData} = load('src/node/structuredData/index.ts') as typeof import('../../structuredData');
      for (const [route, markup] of Object.entries(feedHeads())) addToHead(outDir, route, () => markup);
      for (const [route, dataOf] of Object.entries(structuredData())) addToHead(outDir, route, dataOf);
      return Promise.resolve();
    },
  };
}
