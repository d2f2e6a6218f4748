import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

const name = 'steady-hashes';

/** Digits of a hash in the names of files, as Docusaurus sets them. */
const LENGTH = 8;

/** The first hashes of all files by what stands for each: as long, and no hash. In the order of chunks, whose ids do not change. */
function standIns({chunks}: Compilation): Map<string, string> {
  const hashes = [...chunks]
    .sort((a, b) => String(a.id).localeCompare(String(b.id), 'en'))
    .map(({contentHash}) => contentHash.javascript?.slice(0, LENGTH))
    .filter((hash) => hash !== undefined);
  return new Map([...new Set(hashes)].map((hash, index) => [`~${String(index).padStart(LENGTH - 1, '0')}`, hash]));
}

/**
 * Hides hashes from the minifier. Before the bundler gives files the hashes of their content, it puts others into its runtime.
 * With source maps these depend on where the project lies, and the minifier chooses names of variables by how often each
 * letter occurs, in hashes, too: the runtime would be another in every folder.
 */
export const steadyHashes = ({Compilation, sources}: Bundler) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      const runtimes = () =>
        [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(({files}) => [...files]);
      const replace = (all: readonly (readonly [from: string, to: string])[]) => {
        for (const file of runtimes()) {
          const before = sourceOf(compilation, file);
          const after = all.reduce((text, [from, to]) => text.replaceAll(from, to), before);
          // Files that name no other keep their source maps.
          if (after !== before) compilation.updateAsset(file, new sources.RawSource(after));
        }
      };
      let known = new Map<string, string>();
      const {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minifying} = Compilation;
      compilation.hooks.processAssets.tap({name, stage: minifying - 1}, () => {
        known = standIns(compilation);
        replace([...known].map(([standIn, hash]) => [hash, standIn]));
      });
      compilation.hooks.processAssets.tap({name, stage: minifying + 1}, () => {
        replace([...known]);
      });
    });
  },
});

/**
 * Text of a file of a bundle.
 * @throws Error if there is no such file
 */
function sourceOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The bundle has no file ${file}.`);
  return asset.source.source().toString();
}
