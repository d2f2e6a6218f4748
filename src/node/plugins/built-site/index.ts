import {readFileSync, writeFileSync} from 'node:fs';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliases} from '../../../shared/routing/aliases';
import {routes} from '../../../shared/routing/routes';
import {builtHead} from '../../builtHead';
import {builtFile, withHead, writeFiles} from '../../builtPages';
import {writeHostFiles} from '../../delivery';
import {addPolicies} from '../../delivery/policy';
import {securityTxt, securityTxtPath} from '../../delivery/securityTxt';
import {splitStyles} from '../../styles';
import {twinHead} from '../../twins/head';
import {routeChecks} from '../content/hooks';
import {siteModules} from '../freshModules.mjs';
import {refuse} from '../refuse';

/** What adds to the head of a page; see the modules that are named here. */
async function headsOf(siteDir: string, pages: ReadonlyMap<string, string>) {
  const load = siteModules(siteDir);
  const {feedHeads} = load('src/node/feeds/heads.ts') as typeof import('../../feeds/heads');
  const {structuredData} = load('src/node/structuredData/index.ts') as typeof import('../../structuredData');
  const {drawCards} = load('src/node/cards/index.ts') as typeof import('../../cards');
  const {cardHead} = load('src/node/cards/head.ts') as typeof import('../../cards/head');
  const {manifestHead, siteFiles} = load('src/node/siteFiles/index.ts') as typeof import('../../siteFiles');

  const heads = new Map([...pages].map(([route, html]) => [route, builtHead(html, route)]));
  const cards = await drawCards(siteDir, heads);
  const feeds = feedHeads();
  const markup = [...heads].map(([route, head]) => {
    const card = cards.get(route);
    const parts = [
      card ? cardHead(route, card) : '',
      manifestHead,
      feeds[route] ?? '',
      twinHead(route),
      structuredData(route, head, heads, pages.get(route) ?? ''),
    ];
    return [route, parts.join('')] as const;
  });
  const pictures = [...cards.values()].map(({address, png}) => [address, png] as const);
  return {markup: new Map(markup), files: {...siteFiles(siteDir), ...Object.fromEntries(pictures)}};
}

/** The Markdown twin of each page, what lists them for assistants, and the index of the search. */
function textsOf(siteDir: string, pages: ReadonlyMap<string, string>): Record<string, string> {
  const load = siteModules(siteDir);
  const {pageText} = load('src/node/texts/pageText.ts') as typeof import('../../texts/pageText');
  const {twinFiles} = load('src/node/twins/index.ts') as typeof import('../../twins');
  const {searchFiles} = load('src/node/search/index.ts') as typeof import('../../search');
  const texts = new Map([...pages].map(([route, html]) => [route, pageText(html, route)]));
  return {...twinFiles(texts), ...searchFiles(texts)};
}

/**
 * Finishes a built site. Docusaurus runs `postBuild` of all plugins at once, so whatever reads or changes built pages is here,
 * in its order: the pages that redirect, the styles of each template, heads, what is made of the pages' texts, and, because it
 * names every inline script by its hash, the policy last of all, and after it the files of hosts, which have it as a header.
 * @throws ContentError for a page that is not in the table of routes; Error if a page lacks what is read from it
 */
export default function builtSitePlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const redirects = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: Object.entries(aliases).map(([from, to]) => ({from, to})),
  });
  return {
    name: 'built-site',
    async postBuild(props) {
      const {outDir, routesPaths} = props;
      // Plugins can make pages without a file, for tags or a category for instance.
      refuse(siteDir, routeChecks(siteDir).checkBuiltRoutes(routesPaths));
      await redirects?.postBuild?.({...props, content: undefined});

      const built = new Map(routesPaths.map((route) => [route, readFileSync(builtFile(outDir, route), 'utf8')]));
      const pages = new Map(routes.map((route) => [route, built.get(route) ?? '']));
      const heads = await headsOf(siteDir, pages);
      for (const [route, html] of splitStyles(outDir, built)) {
        writeFileSync(builtFile(outDir, route), withHead(html, heads.markup.get(route) ?? '', route));
      }
      await writeFiles(outDir, {
        ...heads.files,
        ...textsOf(siteDir, pages),
        [securityTxtPath]: securityTxt(),
      });
      addPolicies(outDir);
      writeHostFiles(siteDir, outDir);
    },
  };
}
