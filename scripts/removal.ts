import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {glob} from 'tinyglobby';
import ts from 'typescript';
import {featureNamed, isModuleFacts, type Feature} from '../src/build/content/blocks/feature';
import {optionalParts} from '../src/checks/pages/absent';
import {moduleKeys} from '../src/facts/modules';
import {componentsOf} from '../src/facts/releases';

/** What removing something does. Paths are from the root. */
interface Removal {
  /** Files that are only about it. */
  files: readonly string[];
  /** Tells whether a part of a file of facts goes. */
  isRemoved: (node: ts.Node, file: string) => boolean;
  /** Changes what else reads the removed facts. */
  rewrite?: (source: string) => string;
  /** Finds it in sentences. */
  word: RegExp;
}

const wordOf = (name: string): RegExp => optionalParts.find((part) => part.name.startsWith(name))?.word ?? /^\b$/;

const isNamed = (node: ts.Node, ...names: string[]): boolean =>
  ts.isPropertyAssignment(node) && 'text' in node.name && names.includes(node.name.text);

const optional: Readonly<Record<string, Removal>> = {
  api: {
    files: [
      ...['index', 'api-keys', 'general'].map((name) => `docs/api/${name}.mdx`),
      ...moduleKeys.map((key) => `docs/api/modules/${key}.mdx`),
    ],
    isRemoved: (node, file) => file.startsWith('src/facts/modules/') && isNamed(node, 'api'),
    word: wordOf('an API'),
  },
  premium: {
    files: ['src/pages/premium', 'src/build/data/premium.data.ts', 'docs/Premium.mdx', 'faq/premium.mdx'],
    isRemoved: (node, file) =>
      isNamed(node, 'premium', 'landingPremium') ||
      (file === 'src/facts/plans.ts' &&
        (isNamed(node, 'purchase', 'cancel', 'downgrade', 'notInPremium') ||
          (ts.isObjectLiteralExpression(node) &&
            node.properties.some((property) => property.getText() === "key: 'premium'")))),
    rewrite: (source) => source.replaceAll(/\b(\w+)\.premium\b(?!\.)/g, '$1.free'),
    word: wordOf('Premium'),
  },
  dashboard: {
    files: ['docs/extras/dashboard.mdx'],
    isRemoved: (node, file) =>
      isNamed(node, 'dashboardOnly') ||
      (file === 'src/facts/dashboard.ts' &&
        ts.isObjectLiteralExpression(node) &&
        isNamed(node.parent.parent, 'sections')),
    word: wordOf('a dashboard'),
  },
};

/** Matches the words for a feature in texts, in singular and plural: `invite tracker`, `invite-tracker`, `invites` */
export function nounsOf(feature: Feature): RegExp {
  const command = isModuleFacts(feature) ? [feature.rootCommand.name.slice(1)] : [];
  const nouns = [feature.key, feature.title, ...command].map((noun) =>
    noun.toLowerCase().replace(/s$/, '').replaceAll(/\W+/g, '[ -]?'),
  );
  return new RegExp(`\\b(?:${[...new Set(nouns)].join('|')})s?\\b`, 'i');
}

function featureRemoval(feature: Feature): Removal {
  const {key} = feature;
  const folder = isModuleFacts(feature) ? 'modules' : 'functions';
  const changelog = isModuleFacts(feature)
    ? [
        `docs/api/modules/${key}.mdx`,
        ...componentsOf(feature).map(({name}) => `documents/changelog/current/${name}.mdx`),
        ...(feature.legacy ?? []).flatMap(({name}) => [
          `documents/changelog/legacy/${name}.mdx`,
          `src/facts/releases/legacy/${name}.ts`,
        ]),
      ]
    : [];
  let variable = '';
  return {
    files: [`src/facts/${folder}/${key}.ts`, `docs/${folder}/${key}.mdx`, ...changelog],
    isRemoved(node, file) {
      if (file !== `src/facts/${folder}/index.ts`) {
        return ts.isStringLiteral(node) && node.text === key && isNamed(node.parent.parent, 'related');
      }
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        if (node.moduleSpecifier.text !== `./${key}`) return false;
        variable = /\{(\w+)\}/.exec(node.getText())?.[1] ?? '';
        return true;
      }
      return ts.isIdentifier(node) && node.text === variable && ts.isArrayLiteralExpression(node.parent);
    },
    word: nounsOf(feature),
  };
}

/** @param name of a module or a group of functions, `api`, `premium` or `dashboard` */
export const removalOf = (name: string): Removal => optional[name] ?? featureRemoval(featureNamed(name));

/** Returns a source without the nodes and the commas behind them. */
function without(file: string, source: string, isRemoved: Removal['isRemoved']): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges: (readonly [number, number])[] = [];
  const visit = (node: ts.Node): void => {
    if (isRemoved(node, file)) ranges.push([node.getFullStart(), node.end]);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return ranges
    .toReversed()
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
}

/** Returns the files that removals delete, and the new texts of those that they change, by path. It writes nothing. */
export async function changesOf(
  root: string,
  removals: readonly Removal[],
): Promise<{deleted: readonly string[]; changed: ReadonlyMap<string, string>}> {
  const deleted = removals.flatMap(({files}) => files).filter((file) => existsSync(path.join(root, file)));
  const factFiles = (await glob('src/facts/**/*.ts', {cwd: root, ignore: ['**/derived/**', '**/types.ts']}))
    .filter((file) => !deleted.includes(file))
    .sort();
  const options = await resolveConfig(path.join(root, 'src/facts/types.ts'));
  const texts = factFiles.map(async (file): Promise<[string, string][]> => {
    const source = await readFile(path.join(root, file), 'utf8');
    const changed = removals.reduce(
      (text, {isRemoved, rewrite = (kept) => kept}) => rewrite(without(file, text, isRemoved)),
      source,
    );
    return changed === source ? [] : [[file, await format(changed, {...options, parser: 'typescript'})]];
  });
  return {deleted, changed: new Map((await Promise.all(texts)).flat())};
}
