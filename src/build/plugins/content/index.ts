import {readFileSync} from 'node:fs';
import {utimes} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import type {ContentMistake} from '../../content/mistakes';
import {lockBuild} from './buildLock';
import {loadBundle, bundledFolders} from '../loadBundle.cjs';

/** @throws Error for commands of Docusaurus that would leave a site that doesn't build */
function refuseCommand(): void {
  const [, , command = ''] = process.argv;
  if (command.startsWith('docs:version')) {
    throw new Error('Documents have no versions here, because pages quote current facts. Nothing was written.');
  }
  if (command === 'build' && process.env.NODE_ENV === 'development') {
    throw new Error('A development build has no stylesheets. Build without --dev, or use `npm start`.');
  }
}

/** Finds wrong options in the config, addresses in it that pages may not load, and files of versions and translations. */
function configMistakes({siteDir, siteConfig, siteConfigPath}: LoadContext): ContentMistake[] {
  const {findOptionMistakes, findBlockedFiles} = loadBundle(siteDir);
  const configSource = readFileSync(siteConfigPath, 'utf8');
  return [
    ...findOptionMistakes(configSource),
    ...findBlockedFiles(configSource, siteConfig),
    ...globSync('{,*_}versions.json', {cwd: siteDir}).map((file) => ({
      file,
      line: 1,
      message: 'documents have no versions here, because pages quote current facts',
      repair: 'Delete this file, and the folders *versioned_docs and *versioned_sidebars.',
    })),
    ...globSync('i18n/*/code.json', {cwd: siteDir}).map((file) => ({
      file,
      line: 1,
      message: 'most of these texts are in src/theme/ and src/components/ instead',
      repair: 'Change them there, and delete this file.',
    })),
  ];
}

/** Stops the build with a list of mistakes in facts and pages. With `DEPLOY=production`, stand-ins also stop it. */
async function checkContent(context: LoadContext): Promise<void> {
  const {siteDir} = context;
  const {checkDeployment, findFactAndSourceMistakes} = await loadBundle(siteDir).loadChecks();
  try {
    loadBundle(siteDir).assertNoMistakes([...configMistakes(context), ...(await findFactAndSourceMistakes(siteDir))]);
    if (process.env.DEPLOY === 'production') await checkDeployment(siteDir);
  } catch (error) {
    // Not `instanceof ContentError`: the bundle has a class of its own.
    if (!(error instanceof Error && error.name === 'ContentError')) throw error;
    // Docusaurus would indent the list, and put it below a stack trace of its own code.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Checks facts and pages before a build, runs `*.data.ts` modules at build time (`dataLoader.mjs`), and in development updates
 * pages after an edit of a fact.
 */
export default async function contentPlugin(context: LoadContext): Promise<Plugin> {
  const {siteDir, siteConfigPath} = context;
  refuseCommand();
  if (process.env.NODE_ENV === 'production') {
    lockBuild(context.generatedFilesDir);
    await checkContent(context);
  } else loadBundle(siteDir).assertNoMistakes(configMistakes(context));

  const loader = (name: string) => ({
    loader: path.join(siteDir, `src/build/plugins/content/${name}.mjs`),
    options: {siteDir},
  });

  let isStarted = false;
  return {
    name: 'content',
    getPathsToWatch: () => bundledFolders(siteDir).map((folder) => `${folder}/*`),
    async loadContent() {
      // Docusaurus calls this again when a watched file changes. Facts are in the config and in front matter, and Docusaurus
      // reads both again when its config file changes.
      if (isStarted) await utimes(siteConfigPath, new Date(), new Date());
      isStarted = true;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {test: /\.data\.ts$/, enforce: 'pre', use: loader('dataLoader')},
          ...(process.env.NODE_ENV === 'development'
            ? [
                {
                  test: /\.mdx?$/,
                  include: siteDir,
                  exclude: /node_modules/,
                  enforce: 'pre' as const,
                  use: loader('pageLoader'),
                },
              ]
            : []),
        ],
      },
    }),
  };
}
