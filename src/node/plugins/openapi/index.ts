import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {api} from '../../../facts/api';
import {siteModules} from '../freshModules.mjs';

const name = 'openapi';
const file = path.posix.basename(api.openapi.file);

/** Makes the OpenAPI document: a file of the built site, and in development one that follows the facts. */
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
      const target = path.join(outDir, api.openapi.file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    },
  };
}
