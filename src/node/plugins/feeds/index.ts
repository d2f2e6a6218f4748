import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {feedFolder} from '../../../rules/routing/feeds';
import {addToHead} from '../builtPages';
import {freshLoader} from '../freshModules.mjs';

const name = 'feeds';

/** Feeds by address, and what announces them by page. */
interface Feeds {
  files: Readonly<Record<string, string>>;
  heads: Readonly<Record<string, string>>;
}

/**
 * Makes the feeds of releases: files of the built site, and in development files that follow the facts. Built pages of the
 * changelog announce them.
 */
export default function feedsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin<Feeds> {
  return {
    name,
    loadContent() {
      const load = freshLoader(siteDir);
      const {feedFiles} = load('src/node/feeds/feeds.ts') as typeof import('../../feeds/feeds');
      const {feedHeads} = load('src/node/feeds/heads.ts') as typeof import('../../feeds/heads');
      return {files: feedFiles(), heads: feedHeads()};
    },
    async contentLoaded({content: {files}, actions}) {
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
    async postBuild({content: {files, heads}, outDir}) {
      for (const [route, markup] of Object.entries(heads)) addToHead(outDir, route, () => markup);
      await Promise.all(
        Object.entries(files).map(async ([address, text]) => {
          const target = path.join(outDir, address);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, text);
        }),
      );
    },
  };
}
