import {existsSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';
import {featureNamed, isModuleFacts, type FeatureFacts} from '../src/build/content/blocks/feature';
import {optionalParts} from '../src/checks/pages/absentParts';
import {readFiles, readSources} from '../src/checks/pages/readSources';
import {functionKeys} from '../src/facts/functions';
import {moduleKeys} from '../src/facts/modules';
import {componentsOf} from '../src/facts/releases';

/** Describes how to remove a part that the bot doesn't have. Paths are from the root. */
interface Removal {
  /** Files that are only about it. */
  files: readonly string[];
  /** Files to write. */
  newFiles?: Readonly<Record<string, string>>;
  /** Matches ids of sections and kinds of notes that are only about it. */
  sectionOrNotePattern?: RegExp;
  /** Matches removed facts as placeholders name them, routes, and commands: `modules.polls.limits`, `/premium` */
  subjectPattern?: RegExp;
  /** Tells whether to delete a node of a file of facts. */
  isRemoved: (node: ts.Node, file: string) => boolean;
  /** Matches asides about it, in facts and on pages: ` (90 with Premium)` */
  asidePattern?: RegExp;
  /** Changes code that reads the removed facts: `limit.premium` → `limit.free` */
  rewrite?: (source: string) => string;
  /** Matches texts about it. remove.ts prints their lines for the author to rewrite. */
  mentionPattern?: RegExp;
}

/** Tells whether a node is a property with such a name: `premium: 50` */
const isPropertyNamed = (node: ts.Node, ...names: string[]): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && 'text' in node.name && names.includes(node.name.text);

/** Tells whether a node is an object with such a property: `{key: 'premium', …}`. The pattern matches the value's source, with its quotes. */
const hasProperty = (node: ts.Node, names: readonly string[], valuePattern: RegExp): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) => isPropertyNamed(property, ...names) && valuePattern.test(property.initializer.getText()),
  );

/** Tells whether a node is an item of the list in such a property: `releases: [{…}]` */
const isItemOf = (node: ts.Node, listName: string): boolean => isPropertyNamed(node.parent.parent, listName);

/** Tells whether a node is an object with such a key, name, code or title: `{key: 'bot.premium_changed'}`, `{title: 'API'}` */
const hasName = (node: ts.Node, namePattern: RegExp): boolean =>
  hasProperty(node, ['key', 'name', 'code', 'title'], namePattern);

const optionalRemovals: Readonly<Record<string, Removal>> = {
  api: {
    files: [
      ...['index', 'api-keys', 'general'].map((name) => `docs/api/${name}.mdx`),
      'docs/api/modules',
      ...['api', 'helpers/createOperation.ts'].map((name) => `tests/${name}`),
      ...['factsCheck', 'openapi', 'operationErrors', 'replacedFields', 'samples'].map(
        (name) => `tests/unit/${name}.test.ts`,
      ),
    ],
    // The group of docs/api/error-codes.mdx, which had its name from docs/api/index.mdx.
    newFiles: {'docs/api/_category_.json': '{"label": "Reference", "position": 8, "className": "group-api"}\n'},
    sectionOrNotePattern: /^(?:api|api-keys|developer|openapi)$/,
    subjectPattern: /^dashboard\.sections\.api-keys\./,
    isRemoved: (node, file) =>
      // This file stays whole: it is allowed to mention an absent API (see `ownFilePattern` in absentParts.ts).
      file !== 'src/facts/api.ts' &&
      ((file.startsWith('src/facts/modules/') && isPropertyNamed(node, 'api')) ||
        hasName(node, /^'(?:API|(?:bot\.)?api[_-].*)'$/) ||
        (isPropertyNamed(node, 'note') && optionalParts.api.mentionPattern.test(node.getText()))),
    asidePattern: /,? (?:or|and) (?:through|with) the (?:\[API\]\([^)]*\)|API)/g,
    mentionPattern: optionalParts.api.mentionPattern,
  },
  premium: {
    files: [
      'src/pages/premium',
      'src/build/data/premium.data.ts',
      'docs/Premium.mdx',
      'faq/premium.mdx',
      'tests/pages/premium.test.ts',
    ],
    sectionOrNotePattern: /^premium$/,
    subjectPattern: /\.premium\b|^privacy\.afterPremium$|^\/premium$/,
    isRemoved: (node, file) =>
      isPropertyNamed(node, 'premium', 'landingPremium', 'afterPremium', 'endOfPremium', 'premiumApps') ||
      hasName(node, /^'(?:bot\.|\/)?premium/i) ||
      // `...(limit.premium !== undefined && {…})`
      (ts.isSpreadAssignment(node) && /\.premium\b/.test(node.getText())) ||
      (isPropertyNamed(node, 'note') && optionalParts.premium.mentionPattern.test(node.getText())) ||
      (file === 'src/facts/plans.ts' && isPropertyNamed(node, 'purchase', 'cancel', 'downgrade', 'promises')),
    asidePattern:
      /(?: \(|, or )(?:\$?\{\$?[\w?.-]+\.premium\}|\d+) with Premium\)?|, or subscribe to Premium| The Free plan is enough\./g,
    rewrite: (source) => source.replaceAll(/\b(\w+\??)\.premium\b(?!\.)/g, '$1.free'),
    mentionPattern: optionalParts.premium.mentionPattern,
  },
  dashboard: {
    files: ['docs/extras/dashboard.mdx'],
    isRemoved: (node, file) =>
      isPropertyNamed(node, 'dashboardOnly') ||
      (file === 'src/facts/dashboard.ts' && ts.isObjectLiteralExpression(node) && isItemOf(node, 'sections')),
    mentionPattern: optionalParts.dashboard.mentionPattern,
  },
  releases: {
    files: ['documents/changelog', 'src/facts/releases/current', 'src/facts/releases/legacy'],
    isRemoved: (node, file) =>
      (file.startsWith('src/facts/modules/') && isPropertyNamed(node, 'legacy')) ||
      // Known issues with a release that fixes them.
      hasProperty(node, ['fixedIn'], /./) ||
      (ts.isObjectLiteralExpression(node) &&
        (isItemOf(node, 'releases') ||
          // Deprecated fields.
          (file.startsWith('src/facts/modules/') &&
            node.properties.some((property) => isPropertyNamed(property, 'replaced'))))) ||
      (file === 'src/facts/releases/index.ts' &&
        // Imports, and the items of the lists `current` and `legacy`.
        ((ts.isImportDeclaration(node) && /\.\/(?:current|legacy)\//.test(node.getText())) ||
          (ts.isIdentifier(node) && ts.isArrayLiteralExpression(node.parent)))),
  },
};

/** Matches the words for a feature in texts, in singular and plural: `invite tracker`, `invite-tracker`, `invites` */
export function nounPattern(feature: FeatureFacts): RegExp {
  const commandNames = isModuleFacts(feature) ? [feature.rootCommand.name.slice(1)] : [];
  const nouns = [feature.key, feature.title, ...commandNames].map((noun) =>
    noun.toLowerCase().replace(/s$/, '').replaceAll(/\W+/g, '[ -]?'),
  );
  return new RegExp(`\\b(?:${[...new Set(nouns)].join('|')})s?\\b`, 'i');
}

function featureRemoval(feature: FeatureFacts): Removal {
  const {key} = feature;
  const folder = isModuleFacts(feature) ? 'modules' : 'functions';
  const moduleOnlyFiles = isModuleFacts(feature)
    ? [
        `docs/api/modules/${key}.mdx`,
        ...componentsOf(feature).map(({name}) => `documents/changelog/current/${name}.mdx`),
        ...(feature.legacy ?? []).flatMap(({name}) => [
          `documents/changelog/legacy/${name}.mdx`,
          `src/facts/releases/legacy/${name}.ts`,
        ]),
      ]
    : [];
  const subjectPatterns = [
    `${folder}\\.${key}\\.`,
    ...(isModuleFacts(feature) ? [`${feature.rootCommand.name}$`] : []),
  ];
  return {
    files: [`src/facts/${folder}/${key}.ts`, `docs/${folder}/${key}.mdx`, ...moduleOnlyFiles],
    subjectPattern: new RegExp(`^(?:${subjectPatterns.join('|')})`),
    isRemoved(node, file) {
      // Known issues that are only about the feature.
      if (hasProperty(node, ['areas'], new RegExp(`^\\['${key}'\\]$`))) return true;
      if (file === 'src/facts/landing.ts') return isPropertyNamed(node, key);
      // In other files: its key in lists of related features.
      if (file !== `src/facts/${folder}/index.ts`) {
        return ts.isStringLiteral(node) && node.text === key && isItemOf(node, 'related');
      }
      // In the index: its import, and its item in the list.
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        return node.moduleSpecifier.text === `./${key}`;
      }
      const constantName = new RegExp(`\\{(\\w+)\\} from '\\./${key}'`).exec(node.getSourceFile().text)?.[1];
      return ts.isIdentifier(node) && node.text === constantName && ts.isArrayLiteralExpression(node.parent);
    },
    mentionPattern: nounPattern(feature),
  };
}

/** Everything that `removalOf` takes. */
export const removableNames: readonly string[] = [...moduleKeys, ...functionKeys, ...Object.keys(optionalRemovals)];

/** @param name from `removableNames` */
export const removalOf = (name: string): Removal => optionalRemovals[name] ?? featureRemoval(featureNamed(name));

/** Returns a test for nodes that lead to one of the routes: `'/faq/premium#cost': ['price']`, `{to: '/faq/premium#cost', …}` */
function linksTo(routes: ReadonlySet<string>): (node: ts.Node) => boolean {
  const matchesRoute = (address: ts.Node): boolean =>
    ts.isStringLiteral(address) && routes.has(address.text.replace(/#.*/, ''));
  return (node) =>
    (ts.isPropertyAssignment(node) && matchesRoute(node.name)) ||
    (ts.isObjectLiteralExpression(node) &&
      node.properties.some((property) => isPropertyNamed(property, 'to') && matchesRoute(property.initializer)));
}

const isExported = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Tells whether a node is an import or a constant whose name occurs only in its declaration. */
function isUnused(node: ts.Node): boolean {
  const declaredName = ts.isImportSpecifier(node)
    ? node.name.text
    : ts.isVariableStatement(node) && !isExported(node) && node.declarationList.declarations[0]?.name.getText();
  if (!declaredName) return false;
  // `(?!')`: the end of an import's path, such as `./polls'`, doesn't count.
  return node.getSourceFile().text.match(new RegExp(`\\b${declaredName}\\b(?!')`, 'g'))?.length === 1;
}

/** Returns a source without the nodes and the commas behind them. */
function withoutNodes(source: string, isRemoved: (node: ts.Node) => boolean): string {
  const tree = ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true);
  const ranges: (readonly [start: number, end: number])[] = [];
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
  const remainingSource = withoutNodes(source, isUnused).replaceAll(/^import (?:type )?\{\} from .*\n/gm, '');
  return remainingSource === source ? remainingSource : withoutUnused(remainingSource);
}

/** Finds what a text is about: the page or section of a link (`/faq`), the path of a fact (`modules.polls.title`), a command (`/poll`). */
const anySubjectPattern = /(?<=\]\()[/#][^)#]*|(?<=\{\$)[\w.-]+(?=\})|(?<=`)\/[\w-]+/g;

/**
 * Matches the space after a sentence, even if it ends inside a link or bold text, and after a placeholder in place of a sentence:
 * `{$modules.polls.behavior.bots} `
 */
const sentenceBreakPattern = /(?<=[.?!](?:\]\([^)\s]*\)|<\/Anchor>|\*)*|(?:^|[.?!*] )\{\$[\w.-]+\}) (?=[^a-z])/;

/** Numbers the items of lists from 1. */
function renumbered(lines: readonly string[]): string[] {
  let number = 0;
  return lines.map((line) => {
    // Only an unindented line of another kind ends a list; indented and empty lines don't.
    if (/^(?!\d+\. )\S/.test(line)) number = 0;
    return line.replace(/^\d+(?=\. )/, () => String((number += 1)));
  });
}

/**
 * Returns a page without the notes, sections, list items, table rows and sentences that are only about removed parts.
 * @param deletedRoutes routes of the deleted pages; links to them become text
 */
export function pageWithout(page: string, removals: readonly Removal[], deletedRoutes: ReadonlySet<string>): string {
  const isRemovedSubject = (subject: string): boolean =>
    deletedRoutes.has(subject) || removals.some(({subjectPattern}) => subjectPattern?.test(subject));
  const isRemovedSectionOrNote = (idOrKind: string): boolean =>
    removals.some(({sectionOrNotePattern}) => sectionOrNotePattern?.test(idOrKind));
  /** Returns the links, facts and commands that show what a text is about. Facts such as the bot's name don't. */
  const subjectsOf = (text: string): string[] =>
    (text.match(anySubjectPattern) ?? []).filter(
      (subject) => /^(?:[/#]|modules\.|functions\.)/.test(subject) || isRemovedSubject(subject),
    );
  const isOnlyAboutRemoved = (text: string): boolean =>
    subjectsOf(text).length > 0 && subjectsOf(text).every(isRemovedSubject);
  /** Tells whether the author must rewrite a sentence: before a list, or outside lists without a command or a link to a page. */
  const needsAuthor = (sentence: string, isListItem: boolean): boolean =>
    sentence.endsWith(':') || (!isListItem && !/\]\(\/|`\//.test(sentence));
  function remainingLine(line: string): string {
    // Headings, components, notes and front matter stay.
    if (/^(?:#|<|:::|---|\w+: )/.test(line)) return line;
    if (line.startsWith('|')) {
      const subjectCell = line.split('|').find((cell) => subjectsOf(cell).length > 0);
      return subjectCell !== undefined && isOnlyAboutRemoved(subjectCell) ? '' : line;
    }
    const listMarker = /^(?:[-*]|\d+\.) /.exec(line)?.[0] ?? '';
    const isListItem = listMarker !== '';
    const sentences = line.slice(listMarker.length).split(sentenceBreakPattern);
    const keptSentences = sentences.filter((text) => !isOnlyAboutRemoved(text) || needsAuthor(text, isListItem));
    if (keptSentences.length === sentences.length) return line;
    // A lead without its text, or a question without its answer.
    const isLead = keptSentences.length === 1 && /^\*\*(?:[^<*]*|.*\?<\/Anchor>)\*\*$/.test(keptSentences[0] ?? '');
    // A list item is removed if its first sentence is, or if only its lead would be left.
    return keptSentences.length === 0 || (isListItem && (keptSentences[0] !== sentences[0] || isLead))
      ? ''
      : listMarker + keptSentences.join(' ');
  }
  const keptLines = removals
    .reduce((text, {asidePattern}) => (asidePattern ? text.replaceAll(asidePattern, '') : text), page)
    .replaceAll(/^:::(\w+)[^]*?^:::\n\n?/gm, (note, kind: string) => (isRemovedSectionOrNote(kind) ? '' : note))
    // `(?![^])` is the end of the text.
    .replaceAll(/^## .*\{\/\* #([\w-]+) \*\/\}\n[^]*?(?=^## |(?![^]))/gm, (section, id: string) =>
      isRemovedSectionOrNote(id) ? '' : section,
    )
    .split('\n')
    .flatMap((line) => {
      const keptText = remainingLine(line);
      const wasEmpty = line === '';
      return keptText !== '' || wasEmpty ? [keptText] : [];
    });
  return renumbered(keptLines)
    .join('\n')
    .replaceAll(/\[([^\]]*)\]\((\/[^)#]*)[^)]*\)/g, (link, text: string, route: string) =>
      deletedRoutes.has(route) ? text : link,
    )
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Returns the files that removals delete, and the texts of those that they change or add, by path. It writes nothing. */
export async function fileChanges(
  root: string,
  removals: readonly Removal[],
): Promise<{deleted: readonly string[]; changed: ReadonlyMap<string, string>}> {
  const deleted = [...new Set(removals.flatMap(({files}) => files))].filter((file) =>
    existsSync(path.join(root, file)),
  );
  const remains = (file: string): boolean =>
    !deleted.some((deletedPath) => file === deletedPath || file.startsWith(`${deletedPath}/`));
  const readRemaining = async (glob: string) =>
    (await readFiles(root, [glob, '!**/derived/**', '!**/types.ts'])).filter(({file}) => remains(file));
  const {pages, reactPages} = await readSources(root);
  const deletedRoutes = new Set([...pages, ...reactPages].filter(({file}) => !remains(file)).map(({route}) => route));
  const isDeadLink = linksTo(deletedRoutes);
  const changedPages = (await readRemaining('{docs,faq,known-issues,documents}/**/*.mdx')).flatMap(
    ({file, source}): [string, string][] => {
      const remainingPage = pageWithout(source, removals, deletedRoutes);
      return remainingPage === source ? [] : [[file, remainingPage]];
    },
  );
  // The options are the same for all files of facts.
  const prettierOptions = await resolveConfig(path.join(root, 'src/facts/types.ts'));
  const changedFacts = await Promise.all(
    (await readRemaining('src/facts/**/*.ts')).map(async ({file, source}): Promise<[string, string][]> => {
      const remainingFacts = removals.reduce(
        // `(?!)` matches nothing.
        (text, {isRemoved, asidePattern = /(?!)/g, rewrite = (same) => same}) =>
          rewrite(withoutNodes(text, (node) => isDeadLink(node) || isRemoved(node, file)).replaceAll(asidePattern, '')),
        source,
      );
      return remainingFacts === source
        ? []
        : [[file, await format(withoutUnused(remainingFacts), {...prettierOptions, parser: 'typescript'})]];
    }),
  );
  const newFiles = removals.flatMap((removal) => Object.entries(removal.newFiles ?? {}));
  return {deleted, changed: new Map([...changedPages, ...changedFacts.flat(), ...newFiles])};
}
