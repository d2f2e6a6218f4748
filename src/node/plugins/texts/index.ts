import {readFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {routes} from '../../../rules/routing/routes';
import {builtFile, writeFiles} from '../builtPages';
import {siteModules} from '../freshModules.mjs';

/**
 * Writes what is made of the texts of all pages of a build: the Markdown twin of each beside it, with what lists them for
 * assistants, and the files of the search.
 * @throws Error if a page has no text or no title
 */
export default function textsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'texts',
    async postBuild({outDir}) {
      const read = siteModules(siteDir);
      const {pageText} = read('src/node/texts/pageText.ts') as typeof import('../../texts/pageText');
      const {twinFiles} = read('src/node/twins/index.ts') as typeof import('../../twins');
      const {searchFiles} = read('src/node/search/index.ts') as typeof import('../../search');
      const pages = await Promise.all(
        routes.map(async (route) => {
          const html = await readFile(builtFile(outDir, route), 'utf8');
          return [route, pageText(html, route)] as const;
        }),
      );
      const texts = new Map(pages);
      await writeFiles(outDir, {...twinFiles(texts), ...searchFiles(texts)});
    },
  };
}
