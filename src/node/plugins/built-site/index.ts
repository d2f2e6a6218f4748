import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundled} from '../bundled.cjs';

/**
 * Finishes a built site. Docusaurus runs `postBuild` of all plugins at once, so whatever reads or changes built pages is here,
 * in the order of `finishSite`.
 * @throws ContentError for a page that is not in the table of routes; Error if a page lacks what is read from it
 */
export default function builtSitePlugin({siteDir}: LoadContext): Plugin {
  const {checkBuiltRoutes, refuse, finished} = bundled(siteDir);
  return {
    name: 'built-site',
    async postBuild({outDir, routesPaths}) {
      // Plugins can make pages without a file, for tags or a category for instance.
      refuse(checkBuiltRoutes(routesPaths));
      const {finishSite} = await finished();
      await finishSite(siteDir, outDir, routesPaths);
    },
  };
}
