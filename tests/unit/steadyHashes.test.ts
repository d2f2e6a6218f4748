import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pageFiles} from '../../src/node/plugins/page-script/files';
import pageScript from '../../src/node/plugins/page-script';

type Bundler = CurrentBundler['instance'];
type Configuration = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;

const require = createRequire(import.meta.url);
// The bundler is the framework's; the project does not name it.
const {rspack} = createRequire(require.resolve('@docusaurus/faster/package.json'))('@rspack/core') as {rspack: Bundler};

/** A site with what a bundle of ours has: an application in several chunks, and the files of the page script. */
const sources: Readonly<Record<string, string>> = {
  'src/main.js': "import('./lazy.js'); import('./data.json');",
  'src/lazy.js': "import('./later.js'); export default Math.random();",
  'src/later.js': 'export default Math.random();',
  'src/data.json': '{"list": [1, 2]}',
  ...Object.fromEntries(
    pageFiles.map(({source}) => {
      const up = '../'.repeat(source.split('/').length);
      return [`src/page/${source}`, `import {list} from '${up}data.json'; alert(list);`];
    }),
  ),
};

/** What of a bundle could tell where it was made. */
interface Bundle {
  /** The runtime, as the minifier gets it. */
  toMinify: string;
  /** Contents of all files by name. */
  files: Readonly<Record<string, string>>;
}

/** Bundles a site, with our plugins or those of them that pass. */
async function bundle(siteDir: string, passes: (plugin: object) => boolean = () => true): Promise<Bundle> {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  let toMinify = '';
  const capture = {
    apply(compiler: InstanceType<Bundler['Compiler']>) {
      compiler.hooks.compilation.tap('capture', (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
        compilation.hooks.processAssets.tap({name: 'capture', stage}, (assets) => {
          const [, runtime] = Object.entries(assets).find(([name]) => name.includes('runtime')) ?? [];
          toMinify = String(runtime?.source());
        });
      });
    },
  };
  const entry = path.join(siteDir, 'src/main.js');
  const ours = pageScript({siteDir} as LoadContext).configureWebpack?.(
    {entry},
    false,
    {
      currentBundler: {name: 'rspack', instance: rspack},
    } as never,
    undefined,
  ) as Configuration;
  const compiler = rspack({
    ...ours,
    mode: 'production',
    context: siteDir,
    devtool: false,
    output: {path: path.join(siteDir, 'out'), filename: 'js/[name].[contenthash:8].js'},
    optimization: {runtimeChunk: true, minimize: false},
    plugins: [...(ours.plugins ?? []).filter((plugin) => passes(plugin as object)), capture],
  } as Configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const out = path.join(siteDir, 'out/js');
  const files = readdirSync(out).map((name) => [name, readFileSync(path.join(out, name), 'utf8')] as const);
  return {toMinify, files: Object.fromEntries(files)};
}

describe('a bundle', () => {
  let folder: string;
  let folders: [string, string];
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
    folders = [path.join(folder, 'a'), path.join(folder, 'much-longer/b')];
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('is the same wherever the project lies, before and after the minifier', async () => {
    const [one, other] = [await bundle(folders[0]), await bundle(folders[1])];
    expect(one.toMinify).not.toBe('');
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).not.toContain(folder);
    expect(Object.keys(one.files).filter((name) => name.endsWith('.map'))).toHaveLength(pageFiles.length);
    // The runtime names the files that there are.
    const runtime = Object.entries(one.files).find(([name]) => name.startsWith('runtime'))?.[1] ?? '';
    const chunks = Object.keys(one.files).filter((name) => /^\d+\./.test(name));
    expect(chunks.length).toBeGreaterThan(1);
    for (const chunk of chunks) expect(runtime).toContain(chunk.split('.')[1]);
  });

  it('would show where it was made, without what keeps its hashes steady', async () => {
    const withMaps = (plugin: object) => plugin.constructor !== Object;
    const [one, other] = [await bundle(folders[0], withMaps), await bundle(folders[1], withMaps)];
    expect(one.toMinify).not.toBe(other.toMinify);
  });
});
