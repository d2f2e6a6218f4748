import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadBundle} from '../loadBundle.cjs';

/**
 * Writes redirect pages, then runs `finishSite`. Docusaurus runs `postBuild` of all plugins at the same time, so everything that
 * reads or changes built pages is in this plugin.
 */
export default function postBuildPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const {aliases, withoutBasePath, loadFinishSite} = loadBundle(siteDir);
  const redirectsPlugin = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: Object.entries(aliases).map(([from, to]) => ({from, to})),
  });
  return {
    name: 'post-build',
    async postBuild(props) {
      const builtRoutes = props.routesPaths.map(withoutBasePath);
      await redirectsPlugin?.postBuild?.({...props, content: undefined});
      const {finishSite} = await loadFinishSite();
      await finishSite(props, builtRoutes);
    },
  };
}
