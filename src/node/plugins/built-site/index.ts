import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {MoreSources} from '../../delivery/policy';
import {bundled} from '../bundled.cjs';

/**
 * Finishes a built site. Docusaurus runs `postBuild` of all plugins at once, so whatever reads or changes built pages is here,
 * in its order: the pages that redirect, then all that `finishSite` does.
 * @throws ContentError for a page that is not in the table of routes; Error if a page lacks what is read from it
 */
export default function builtSitePlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const {aliases, checkBuiltRoutes, refuse, routeAt, finishing} = bundled(siteDir);
  const redirects = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: Object.entries(aliases).map(([from, to]) => ({from, to})),
  });
  return {
    name: 'built-site',
    async postBuild(props) {
      const {outDir} = props;
      const builtRoutes = props.routesPaths.map(routeAt);
      // Plugins can make pages without a file, for tags or a category for instance.
      refuse(checkBuiltRoutes(builtRoutes));
      await redirects?.postBuild?.({...props, content: undefined});
      const {finishSite} = await finishing();
      await finishSite(
        siteDir,
        outDir,
        builtRoutes,
        context.siteConfig.customFields?.policy as MoreSources | undefined,
      );
    },
  };
}
