import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes every route match in exact case, as on a strict host: `/faq/AUDIO` and `/Premium` are not found. The router
 * ignores case by default, in two places that must agree: where it chooses what to load, and where it renders.
 */
export default function exactRoutesPlugin({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/node/plugins/exact-routes');
  return {
    name: 'exact-routes',
    getClientModules: () => [path.join(folder, 'markRoutes.ts')],
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/renderRoutes': path.join(folder, 'renderRoutes.ts')}},
    }),
  };
}
