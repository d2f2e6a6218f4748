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

/** Deletes and changes files. Paths are from the root. */
interface Removal {
  /** Files that are only about it. */
  files: readonly string[];
  /** Tells whether a part of a file of facts goes. */
  isRemoved: (node: ts.Node, file: string) => boolean;
  /** Changes what else reads the removed facts. */
  rewrite?: (source: string) => string;
  /** Finds sentences about it. */
  word?: RegExp;
}

/** Tells whether a node is a property with such a name: `premium: 50` */
const isNamed = (node: ts.Node, ...names: string[]): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && 'text' in node.name && names.includes(node.name.text);

/** Tells whether a node is an object with such a name: `{key: 'premium', …}` */
const isCalled = (node: ts.Node, ...names: string[]): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      isNamed(property, 'key', 'name', 'code') &&
      ts.isStringLiteral(property.initializer) &&
      names.includes(property.initializer.text),
  );

const optional: Readonly<Record<string, Removal>> = {
  api: {
    files: [
      ...['index', 'api-keys', 'general'].map((name) => `docs/api/${name}.mdx`),
      ...moduleKeys.map((key) => `docs/api/modules/${key}.mdx`),
    ],
    isRemoved: (node, file) =>
      (file.startsWith('src/facts/modules/') && isNamed(node, 'api')) || isCalled(node, 'api-keys'),
    word: optionalParts.api.word,
  },
  premium: {
    files: [
      'src/pages/premium',
      'src/build/data/premium.data.ts',
      'docs/Premium.mdx',
      'faq/premium.mdx',
      'tests/pages/premium.test.ts',
    ],
    isRemoved: (node, file) =>
      isNamed(node, 'premium', 'landingPremium', 'afterPremium', 'endOfPremium') ||
      isCalled(node, 'premium', '/premium', 'premium_required') ||
      (file === 'src/facts/plans.ts' && isNamed(node, 'purchase', 'cancel', 'downgrade', 'notInPremium')),
    rewrite: (source) => source.replaceAll(/\b(\w+\??)\.premium\b(?!\.)/g, '$1.free'),
    word: optionalParts.premium.word,
  },
  dashboard: {
    files: ['docs/extras/dashboard.mdx'],
    isRemoved: (node, file) =>
      isNamed(node, 'dashboardOnly') ||
      (file === 'src/facts/dashboard.ts' &&
        ts.isObjectLiteralExpression(node) &&
        isNamed(node.parent.parent, 'sections')),
    word: optionalParts.dashboard.word,
  },
  releases: {
    files: [
      'documents/changelog/current',
      'documents/changelog/legacy',
      'src/facts/releases/current',
      'src/facts/releases/legacy',
    ],
    isRemoved: (node, file) =>
      (file.startsWith('src/facts/modules/') && isNamed(node, 'legacy')) ||
      isNamed(node, 'fixedIn') ||
      (ts.isObjectLiteralExpression(node) &&
        (isNamed(node.parent.parent, 'releases') ||
          (file.startsWith('src/facts/modules/') &&
            node.properties.some((property) => isNamed(property, 'replaced'))))) ||
      (file === 'src/facts/releases/index.ts' &&
        ((ts.isImportDeclaration(node) && /\.\/(?:current|legacy)\//.test(node.getText())) ||
          (ts.isIdentifier(node) && ts.isArrayLiteralExpression(node.parent)))),
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

/** @param name of a module or a group of functions, `api`, `premium`, `dashboard` or `releases` */
export const removalOf = (name: string): Removal => optional[name] ?? featureRemoval(featureNamed(name));

/** Tells whether a node leads to a page: `'/faq/premium#cost': ['price']` and `{label: 'Price', to: '/faq/premium#cost'}` */
function leadsTo(routes: readonly string[]): (node: ts.Node) => boolean {
  const isRoute = (address: ts.Node): boolean =>
    ts.isStringLiteral(address) && routes.includes(address.text.replace(/#.*/, ''));
  return (node) =>
    (ts.isPropertyAssignment(node) && isRoute(node.name)) ||
    (ts.isObjectLiteralExpression(node) &&
      node.properties.some((property) => isNamed(property, 'to') && isRoute(property.initializer)));
}

/** `docs/api/index.mdx` → `/docs/api` */
const routeOf = (file: string): string => `/${file.replace(/^src\/pages\//, '').replace(/(?:\/index)?\.mdx$/, '')}`;

const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Tells whether a node is an import or a constant that its file no longer mentions. */
function isUnused(node: ts.Node): boolean {
  const declared = ts.isImportSpecifier(node)
    ? node.name.text
    : ts.isVariableStatement(node) && !isExported(node) && node.declarationList.declarations[0]?.name.getText();
  return !!declared && node.getSourceFile().text.split(new RegExp(`\\b${declared}\\b(?!')`)).length === 2;
}

/** Returns a source without the nodes and the commas behind them. */
function without(source: string, isRemoved: (node: ts.Node) => boolean): string {
  const tree = ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true);
  const ranges: (readonly [number, number])[] = [];
  const visit = (node: ts.Node): void => {
    if (isRemoved(node)) ranges.push([node.getFullStart(), node.end]);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return ranges
    .toReversed()
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
}

function withoutUnused(source: string): string {
  const used = without(source, isUnused).replaceAll(/^import (?:type )?\{\} from .*\n/gm, '');
  return used === source ? used : withoutUnused(used);
}

/** Returns the files that removals delete, and the new texts of those that they change, by path. It writes nothing. */
export async function changesOf(
  root: string,
  removals: readonly Removal[],
): Promise<{deleted: readonly string[]; changed: ReadonlyMap<string, string>}> {
  const deleted = removals.flatMap(({files}) => files).filter((file) => existsSync(path.join(root, file)));
  const isDeadLink = leadsTo(deleted.map(routeOf));
  const factFiles = (await glob('src/facts/**/*.ts', {cwd: root, ignore: ['**/derived/**', '**/types.ts']}))
    .filter((file) => !deleted.some((gone) => file === gone || file.startsWith(`${gone}/`)))
    .sort();
  const options = await resolveConfig(path.join(root, 'src/facts/types.ts'));
  const texts = factFiles.map(async (file): Promise<[string, string][]> => {
    const source = await readFile(path.join(root, file), 'utf8');
    const changed = removals.reduce(
      (text, {isRemoved, rewrite = (source) => source}) =>
        rewrite(without(text, (node) => isDeadLink(node) || isRemoved(node, file))),
      source,
    );
    return changed === source ? [] : [[file, await format(withoutUnused(changed), {...options, parser: 'typescript'})]];
  });
  return {deleted, changed: new Map((await Promise.all(texts)).flat())};
}
