import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Runs `*.data.ts` modules at build time; the browser gets the value of their default export. */
export default function dataPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.data\.ts$/,
            enforce: 'pre',
            use: {loader: path.join(siteDir, 'src/node/plugins/data/evaluate.mjs'), options: {siteDir}},
          },
        ],
      },
    }),
  };
}
