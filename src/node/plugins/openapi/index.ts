import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {api} from '../../../facts/api';
import {writeFiles} from '../builtPages';
import {siteModules} from '../freshModules.mjs';

const name = 'openapi';
const file = path.posix.basename(api.openapi.file);

/**
 * Makes the OpenAPI document: a file of the built site, and in development one that follows the facts. What is made of
 * it for other tools comes with the built site only, for it takes longer than a reader of an edited page should wait.
 */
export default function openApiPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin<string> {
  return {
    name,
    loadContent() {
      const {openApiDocument} = siteModules(siteDir)(
        'src/node/openapi/document.ts',
      ) as typeof import('../../openapi/document');
      return `${JSON.stringify(openApiDocument(), undefined, 2)}\n`;
    },
    async contentLoaded({content, actions}) {
      await actions.createData(file, content);
    },
    configureWebpack: () => {
      const directory = path.join(generatedFilesDir, name, 'default');
      // The type leaves out what the development server reads.
      const options: object = {devServer: {static: [{directory, publicPath: path.posix.dirname(api.openapi.file)}]}};
      return options;
    },
    async postBuild({content, outDir}) {
      const {downloads} = await import('../../openapi/downloads');
      await writeFiles(outDir, {[api.openapi.file]: content, ...(await downloads(content))});
    },
  };
}
