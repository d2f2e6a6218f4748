import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import {writeFiles} from '../../output/buildFiles';
import {loadBundle} from '../loadBundle.cjs';

const name = 'generated-files';

type Files = Readonly<Record<string, string>>;

/**
 * Writes the OpenAPI document and the feeds: `{'/feeds/changelog.atom': '<?xml …'}` → `build/feeds/changelog.atom`. The
 * development server also serves them. The OpenAPI document in YAML is only in a build: writing it takes a second, too
 * long after each edit.
 */
export default function openApiAndFeedsPlugin({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin<Files> {
  return {
    name,
    loadContent() {
      const {facts, hasApi, openApiDocument, feedFiles} = loadBundle(siteDir);
      return {
        ...(hasApi && {[facts.api.openapi.file]: `${JSON.stringify(openApiDocument(), undefined, 2)}\n`}),
        ...feedFiles(),
      };
    },
    async contentLoaded({content, actions}) {
      await Promise.all(Object.entries(content).map(([address, text]) => actions.createData(`.${address}`, text)));
    },
    configureWebpack: () => {
      // `createData` writes into this folder. `default` is the plugin's id.
      const directory = path.join(generatedFilesDir, name, 'default');
      // Docusaurus' type has no `devServer`.
      const options: object = {devServer: {static: [{directory, publicPath: baseUrl}]}};
      return options;
    },
    async postBuild({content, outDir}) {
      const {file: jsonFile, yaml: yamlFile} = loadBundle(siteDir).facts.api.openapi;
      const documentJson = content[jsonFile];
      await writeFiles(outDir, {
        ...content,
        ...(documentJson !== undefined && {[yamlFile]: stringify(JSON.parse(documentJson), {lineWidth: 0})}),
      });
    },
  };
}
