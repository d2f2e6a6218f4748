import pagesPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-pages';
import type {LoadContext} from '@docusaurus/types';
import {withExactRoutes} from './exact';

/** The pages plugin with routes in exact case. */
export default async function exactPagesPlugin(context: LoadContext, options: PluginOptions) {
  return withExactRoutes(await pagesPlugin(context, options));
}

export {validateOptions};
