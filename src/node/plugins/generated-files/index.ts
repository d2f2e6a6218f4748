import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundled} from '../bundled.cjs';

const name = 'generated-files';

/** Texts of files by address. */
type Files = Readonly<Record<string, string>>;

/**
 * Makes the OpenAPI document and the feeds of releases: files of the built site, and in development files that follow the
 * facts. What is made of the document for other tools comes with the built site only, for it takes longer than a reader of
 * an edited page should wait.
 */
export default function generatedFilesPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin<Files> {
  return {
    name,
    loadContent() {
      const {facts, openApiDocument, feedFiles} = bundled(siteDir);
      return {
        [facts.api.openapi.file]: `${JSON.stringify(openApiDocument(), undefined, 2)}\n`,
        ...feedFiles(),
      };
    },
    async contentLoaded({content, actions}) {
      await Promise.all(Object.entries(content).map(([address, text]) => actions.createData(`.${address}`, text)));
    },
    configureWebpack: () => {
      // The type leaves out what the development server reads.
      const directory = path.join(generatedFilesDir, name, 'default');
      const options: object = {devServer: {static: [{directory, publicPath: baseUrl}]}};
      return options;
    },
    async postBuild({content, outDir}) {
      const {facts, finishing} = bundled(siteDir);
      const {downloads, writeFiles} = await finishing();
      await writeFiles(outDir, {...content, ...(await downloads(content[facts.api.openapi.file] ?? ''))});
    },
  };
}
