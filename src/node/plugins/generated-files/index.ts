import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadBundle} from '../loadBundle.cjs';

const name = 'generated-files';

type Files = Readonly<Record<string, string>>;

/**
 * Writes the OpenAPI document and the feeds: `{'/feeds/changelog.atom': '<?xml …'}` → `build/feeds/changelog.atom`. The
 * development server also serves them. The Postman collection and the types are only in a build, because they take too
 * long to write after each edit.
 */
export default function generatedFilesPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin<Files> {
  return {
    name,
    loadContent() {
      const {facts, openApiDocument, feedFiles} = loadBundle(siteDir);
      return {
        [facts.api.openapi.file]: `${JSON.stringify(openApiDocument(), undefined, 2)}\n`,
        ...feedFiles(),
      };
    },
    async contentLoaded({content, actions}) {
      await Promise.all(Object.entries(content).map(([address, text]) => actions.createData(`.${address}`, text)));
    },
    configureWebpack: () => {
      // Docusaurus' type has no `devServer`.
      const directory = path.join(generatedFilesDir, name, 'default');
      const options: object = {devServer: {static: [{directory, publicPath: baseUrl}]}};
      return options;
    },
    async postBuild({content, outDir}) {
      const {facts, finishing} = loadBundle(siteDir);
      const {downloads, writeFiles} = await finishing();
      await writeFiles(outDir, {...content, ...(await downloads(content[facts.api.openapi.file] ?? ''))});
    },
  };
}
