import docsPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {withExactRoutes} from './exact';

/** The docs plugin with routes in exact case. */
export default async function exactDocsPlugin(context: LoadContext, options: PluginOptions) {
  return withExactRoutes(await docsPlugin(context, options));
}

export {validateOptions};
