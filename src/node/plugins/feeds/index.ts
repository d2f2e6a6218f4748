import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {feedFolder} from '../../../rules/routing/feeds';
import {writeFiles} from '../builtPages';
import {siteModules} from '../freshModules.mjs';

const name = 'feeds';

/** Feeds by address. */
type Feeds = Readonly<Record<string, string>>;

/** Makes the feeds of releases: files of the built site, and in development files that follow the facts. */
export default function feedsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin<Feeds> {
  return {
    name,
    loadContent() {
      const {feedFiles} = siteModules(siteDir)('src/node/feeds/index.ts') as typeof import('../../feeds');
      return feedFiles();
    },
    async contentLoaded({content: files, actions}) {
      const entries = Object.entries(files);
      await Promise.all(
        entries.map(([address, text]) => actions.createData(path.posix.relative(feedFolder, address), text)),
      );
    },
    configureWebpack: () => {
      const directory = path.join(generatedFilesDir, name, 'default');
      // The type leaves out what the development server reads.
      const options: object = {devServer: {static: [{directory, publicPath: feedFolder}]}};
      return options;
    },
    postBuild: ({content: files, outDir}) => writeFiles(outDir, files),
  };
}
