import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {byCodeUnit, omit} from '../../../lib/collections';
import {requiredRoutes} from '../../../facts/derived/routes';
import {readBuiltHead} from '../../output/builtHead';
import {builtFile, makeWorldReadable, writeFiles} from '../../output/buildFiles';
import {openGraphHead, drawCards} from '../../output/cards';
import {writeHostFiles} from '../../output/hosts/hostFiles';
import {addPolicies} from '../../output/hosts/contentSecurityPolicy';
import {allowedSources} from '../../../lib/markup';
import {feedHead} from '../../output/feeds';
import {searchFiles} from '../../output/search';
import {sectionsOf} from '../../output/search/sections';
import {manifestHead, manifestAndRootFiles} from '../../output/rootFiles';
import {structuredDataHead} from '../../output/structuredData';
import {readPageContent} from '../../output/pageContent';
import {assertNoMistakes} from '../../content/mistakes';
import {markdownAndLlmsFiles, markdownCopyHead, markdownOf} from '../../output/markdownCopies';
import {findUnmatchedSelectors} from '../page-styles/unmatchedSelectors';
import {inlineOrLinkStyles} from '../page-styles/addStyles';

async function createHeadAdditions(siteDir: string, pages: ReadonlyMap<string, string>) {
  const heads = new Map([...pages].map(([route, html]) => [route, readBuiltHead(html, route)]));
  const cards = await drawCards(siteDir, new Map([...heads].filter(([, {hasImage}]) => !hasImage)));
  const markup = [...heads.keys()].map((route) => {
    const parts = [
      openGraphHead(route, cards.get(route)),
      manifestHead,
      feedHead(route),
      markdownCopyHead(route),
      structuredDataHead(route, heads),
    ];
    return [route, parts.join('')] as const;
  });
  const pictures = [...cards.values()].map(({address, png}) => [address, png] as const);
  return {markupByRoute: new Map(markup), cardFiles: Object.fromEntries(pictures)};
}

function markdownAndSearchFiles(pages: ReadonlyMap<string, string>): Record<string, string> {
  const texts = new Map(
    [...pages].map(([route, html]) => {
      const page = readPageContent(html, route);
      // Drops the trees, which would take a gigabyte for 600 pages.
      return [route, {...omit(page, 'content'), markdown: markdownOf(page), sections: sectionsOf(page)}];
    }),
  );
  return {...markdownAndLlmsFiles(texts), ...searchFiles(texts)};
}

/** Sorts routes: first `requiredRoutes` in their order, then the others by name. */
const sortRoutes = (routes: readonly string[]): string[] => [
  ...requiredRoutes.filter((route) => routes.includes(route)),
  ...routes.filter((route) => !requiredRoutes.includes(route)).sort(byCodeUnit),
];

/**
 * Finishes the pages of a build, and writes the files that are generated from them. The order matters: a policy contains the
 * hashes of all inline scripts and styles, and the hosts' files send the policy as a header.
 *
 * `faq.html` → `faq.html` with styles, social card, feeds, breadcrumbs and policy; `faq.md`; `assets/cards/faq.1a2b3c4d.png`
 * @throws Error if a page lacks a title or a description, or if no element matches a selector of custom.css
 */
export async function finishSite(
  {siteDir, outDir, siteConfig, plugins}: Props,
  builtRoutes: readonly string[],
): Promise<void> {
  const builtPages = new Map(builtRoutes.map((route) => [route, readFileSync(builtFile(outDir, route), 'utf8')]));
  const routes = sortRoutes(builtRoutes.filter((route) => route !== '/404.html'));
  // Without the not-found page, which needs no card, Markdown copy or search entry.
  const pages = new Map(routes.map((route) => [route, builtPages.get(route) ?? '']));
  const customCssFile = 'src/css/custom.css';
  const source = readFileSync(path.join(siteDir, customCssFile), 'utf8');
  assertNoMistakes(findUnmatchedSelectors({file: customCssFile, source}, [...builtPages.values()]));
  const additions = await createHeadAdditions(siteDir, pages);
  for (const [route, html] of inlineOrLinkStyles(outDir, builtPages)) {
    const htmlWithMarkup = html.replace('</head>', () => `${additions.markupByRoute.get(route) ?? ''}</head>`);
    writeFileSync(builtFile(outDir, route), htmlWithMarkup);
  }
  const sitemapPlugin = plugins.find(({name}) => name === 'docusaurus-plugin-sitemap');
  const sitemapFile = siteConfig.noIndex ? undefined : (sitemapPlugin?.options.filename as string | undefined);
  await writeFiles(outDir, {
    ...manifestAndRootFiles(siteDir, sitemapFile),
    ...additions.cardFiles,
    ...markdownAndSearchFiles(pages),
  });
  writeHostFiles(outDir, addPolicies(outDir, allowedSources(siteConfig)), routes);
  makeWorldReadable(outDir);
}
