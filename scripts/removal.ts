import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {glob} from 'tinyglobby';
import {isModuleFacts, type Feature} from '../src/build/content/blocks/feature';
import {componentsOf} from '../src/facts/releases';

const folderOf = (feature: Feature): string => (isModuleFacts(feature) ? 'modules' : 'functions');

/** Returns the files that are only about a feature: facts, guide, page of the API, pages and facts of its releases. */
function ownFiles(feature: Feature): string[] {
  const {key} = feature;
  const own = [`src/facts/${folderOf(feature)}/${key}.ts`, `docs/${folderOf(feature)}/${key}.mdx`];
  if (!isModuleFacts(feature)) return own;
  return [
    ...own,
    `docs/api/modules/${key}.mdx`,
    ...componentsOf(feature).map(({name}) => `documents/changelog/current/${name}.mdx`),
    ...(feature.legacy ?? []).flatMap(({name}) => [
      `documents/changelog/legacy/${name}.mdx`,
      `src/facts/releases/legacy/${name}.ts`,
    ]),
  ];
}

/** Takes a feature out of the list in `index.ts` of its folder. */
function withoutEntry(index: string, key: string): string {
  const importLine = new RegExp(`^import \\{(\\w+)\\} from '\\./${key}';\\n`, 'm');
  const [, name = ''] = importLine.exec(index) ?? [];
  return index.replace(importLine, '').replace(new RegExp(`(const list = \\[[^\\]]*?)\\b${name}\\b,?`), '$1');
}

const withoutRelated = (source: string, key: string): string =>
  source.replace(/^ {2}related: \[[^\]]*\]/m, (list) => list.replace(new RegExp(`'${key}',? ?`), ''));

interface Removal {
  /** Paths from the root. */
  deletedFiles: readonly string[];
  /** New texts by path. */
  changedFiles: ReadonlyMap<string, string>;
}

/** Returns what removing features deletes and changes. It writes nothing. */
export async function removalOf(root: string, features: readonly Feature[]): Promise<Removal> {
  const deletedFiles = features.flatMap(ownFiles).filter((file) => existsSync(path.join(root, file)));
  const factFiles = (await glob('src/facts/{modules,functions}/*.ts', {cwd: root})).filter(
    (file) => !deletedFiles.includes(file),
  );
  const options = await resolveConfig(path.join(root, 'src/facts/modules/index.ts'));
  const texts = factFiles.map(async (file): Promise<[string, string][]> => {
    const source = await readFile(path.join(root, file), 'utf8');
    const changed = features.reduce(
      (text, feature) =>
        file === `src/facts/${folderOf(feature)}/index.ts`
          ? withoutEntry(text, feature.key)
          : withoutRelated(text, feature.key),
      source,
    );
    return changed === source ? [] : [[file, await format(changed, {...options, parser: 'typescript'})]];
  });
  return {deletedFiles, changedFiles: new Map((await Promise.all(texts)).flat())};
}

/** Matches the words for a feature in texts, in singular and plural: `invite tracker`, `invite-tracker`, `invites` */
export function nounsOf(feature: Feature): RegExp {
  const command = isModuleFacts(feature) ? [feature.rootCommand.name.slice(1)] : [];
  const nouns = [feature.key, feature.title, ...command].map((noun) =>
    noun.toLowerCase().replace(/s$/, '').replaceAll(/\W+/g, '[ -]?'),
  );
  return new RegExp(`\\b(?:${[...new Set(nouns)].join('|')})s?\\b`, 'i');
}
