import type {RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {asMarkdown} from './asMarkdown';
import {renderBlock} from '../../src/build/content/blocks';
import {featureList, foldableTable} from '../../src/build/content/blocks/feature';
import {Markdown, mdx, nodesOf} from '../../src/build/content/blocks/mdxTemplate';
import {blocks} from '../../src/build/content/blocks/registry';
import {fieldAnchor, objectAnchor} from '../../src/build/api/anchors';
import {objectsOf} from '../../src/build/api/operations';
import {apiPages} from '../../src/facts/derived/api/endpoints';
import {fieldsDeprecatedIn} from '../../src/facts/derived/api/replacedFields';
import {allQuestions} from '../../src/build/content/questions';
import {knownIssues} from '../../src/facts/knownIssues';
import {hasApi, moduleList} from '../../src/facts/modules';
import {invitePreset, permissionsRequestedBy} from '../../src/facts/derived/invites';
import {permissionsIn, permissionLabel} from '../../src/facts/derived/permissions';
import {changelog, hasReleases} from '../../src/facts/releases';
import {severities, type ChangelogComponent, type Field, type KnownIssue} from '../../src/facts/types';
import {paths} from '../../src/facts/derived/paths';
import {capitalized} from '../../src/lib/sentences';

function renderNodes(name: string, key: string): readonly RootContent[] {
  const rendered = renderBlock(name, key);
  if (!('nodes' in rendered)) throw new Error(`${rendered.message}. ${rendered.repair}`);
  return rendered.nodes;
}

const markdown = (name: string, key: string): string => asMarkdown(renderNodes(name, key));

/** Returns an empty text if the bot has no commands for this audience. */
const commandsListedFor = (audience: string): string =>
  'nodes' in renderBlock('CommandsFor', audience) ? markdown('CommandsFor', audience) : '';

const deprecatedFields = changelog.current.flatMap((component: ChangelogComponent) =>
  component.releases.flatMap((release) => fieldsDeprecatedIn(component, release)),
);

/** Leaves out blocks that take any path as their key, and `Request`, because `Operations` shows all requests. */
const blocksWithKeys = [...blocks].flatMap(([name, block]) =>
  typeof block === 'function' || name === 'Request'
    ? []
    : Object.entries(block).flatMap(([key, show]): [string, string][] => (show()?.text.trim() ? [[name, key]] : [])),
);

/** Finds tables with rows of different lengths. Markdown would hide a short heading by padding it. */
function unevenTables(content: readonly RootContent[]): Table[] {
  const tables: Table[] = [];
  visit({type: 'root', children: [...content]}, 'table', (table) => void tables.push(table));
  return tables.filter((table) => new Set(table.children.map((row) => row.children.length)).size > 1);
}

it.each(blocksWithKeys)('every block has content, and only full rows in its tables: Facts.%s of="%s"', (name, key) => {
  expect(markdown(name, key)).not.toBe('');
  expect(markdown(name, key)).not.toMatch(/undefined|\[object|NaN/);
  expect(unevenTables(renderNodes(name, key))).toEqual([]);
});

it('unevenTables finds rows that are too short or too long', () => {
  for (const row of ['| x |', '| x | y | z |']) {
    const table = mdx`
        | a | b |
        | - | - |
        | x | y |
        ${new Markdown(row)}
      `;
    expect(unevenTables(nodesOf(table))).toHaveLength(1);
  }
});

describe('renderBlock', () => {
  const keyWithoutSettings = featureList.find(({settings = []}) => settings.length === 0)?.key;

  it.runIf(keyWithoutSettings)('refuses a feature that a block has nothing to show for', () => {
    expect(renderBlock('Settings', keyWithoutSettings ?? '')).toEqual({
      message: `block "Facts.Settings" has nothing to show for "${keyWithoutSettings}"`,
      repair: 'Delete it with its heading.',
    });
  });

  it.each<[behavior: string, rowCount: number, nodeType: string]>([
    ['shows a table with four rows', 4, 'table'],
    ['folds a table with five rows into <details>', 5, 'mdxJsxFlowElement'],
  ])('%s', (_, rowCount, nodeType) => {
    const rows = Array.from({length: rowCount}, (_row, index) => mdx`| ${index} |`);
    expect(nodesOf(foldableTable('rows', ['Row'], rows) ?? mdx``)[0]?.type).toBe(nodeType);
  });

  it.each(moduleList.map((module) => [module.key, module] as const))(
    'shows the commands, settings, limits, events, variables and required permissions of the module %s',
    (key, module) => {
      const commands = markdown('Commands', key);
      for (const {name, options} of module.commands) {
        expect(commands).toContain(`\`${name}\``);
        for (const option of options) {
          // ``| `/poll create`, `/poll native` `question` | …``
          expect(commands).toMatch(new RegExp(`^ *\\|.*\`${name}\`[^|]* \`${option.name}\` \\|`, 'm'));
        }
      }
      for (const setting of module.settings) expect(markdown('Settings', key)).toContain(`\`${setting.key}\``);
      for (const limit of module.limits) expect(markdown('Limits', key)).toContain(limit.label);
      for (const event of module.events) expect(markdown('Events', key)).toContain(`\`${event.key}\``);
      for (const variable of module.variables.own) {
        const canBeEmpty = variable.nullable === true || variable.type === 'mention_list';
        const emptyNote = new RegExp(`^ *\\| \`\\{${variable.name}\\}\` \\|.*\\(can be empty\\)`, 'm');
        expect(markdown('Variables', key)).toContain(`\`{${variable.name}}\``);
        expect(emptyNote.test(markdown('Variables', key)), variable.name).toBe(canBeEmpty);
      }
      for (const {permission, for: purpose} of module.permissions.required) {
        expect(markdown('Permissions', key)).toContain(`**${permissionLabel(permission)}**`);
        // The block writes names as code. The comparison ignores backticks and escapes.
        expect(markdown('Permissions', key).replaceAll(/[`\\]/g, '')).toContain(`Required | ${capitalized(purpose)}`);
      }
    },
  );

  it('lists every command in a Facts.CommandsFor, and those without requirements only in the one for members', () => {
    const lists = ['members', 'moderators', 'admins'].map(commandsListedFor);
    for (const {name, requires} of featureList.flatMap(({commands}) => commands)) {
      const isInLists = lists.map((list) => list.includes(`\`${name}\``));
      expect(isInLists, name).toContain(true);
      if (requires.length === 0) expect(isInLists, name).toEqual([true, false, false]);
    }
  });

  const apiMarkdown = (key: string): string => `${markdown('Objects', key)}\n${markdown('Operations', key)}`;

  it('adds an anchor for every field in Facts.Objects, including nested and deprecated ones', () => {
    const anchorIds = (fields: readonly Field[], parentId: string): string[] =>
      fields.flatMap(({name, entity, type, fields: inner = []}) => [
        `${parentId}.${name}`,
        // Fields of other objects and of settings have their own sections.
        ...(entity !== undefined || type === 'settings_object' ? [] : anchorIds(inner, `${parentId}.${name}`)),
      ]);
    for (const {key} of apiPages) {
      const page = apiMarkdown(key);
      const missing = objectsOf(key)
        // This object shows only the fields that it adds to api_key.
        .filter(({name}) => name !== 'api_key_with_secret')
        .flatMap(({name, fields}) => anchorIds(fields, objectAnchor(name)))
        .filter((id) => !page.includes(`<Anchor id="${id}" linked>`));
      expect(missing, key).toEqual([]);
    }
  });

  it('puts a replaced field into <details> below the first field that replaced it', () => {
    for (const {path, field, owner} of deprecatedFields) {
      const page = apiMarkdown(owner);
      const [object = '', ...names] = path.split('.');
      const anchorStart = page.indexOf(`<Anchor id="${fieldAnchor(objectAnchor(object), names)}"`);
      const textBefore = page.slice(0, anchorStart);
      expect(textBefore.lastIndexOf('<details>'), path).toBeGreaterThan(textBefore.lastIndexOf('</details>'));
      const [successor = ''] = field.replaced?.by ?? [];
      // A field in another object can't precede it.
      if (successor.includes('.')) continue;
      const precedingId = [...textBefore.matchAll(/<Anchor id="(.*?)"/g)].at(-1)?.[1];
      expect(precedingId, path).toBe(fieldAnchor(objectAnchor(object), [...names.slice(0, -1), successor]));
    }
    expect(deprecatedFields.length > 0).toBe(hasApi && changelog.current.length > 0);
  });

  it('lists open issues by severity first in Facts.KnownIssues, and resolved ones last', () => {
    // The headings have ids of issues: {/* #xx-101 */}
    const listedIssues = [...markdown('KnownIssues', 'all').matchAll(/\{\/\* #(.*?) \*\/\}/g)].map(([, id]) =>
      knownIssues.find((issue) => issue.id.toLowerCase() === id),
    );
    // All other issues are open, and have the rank 0.
    const rankByStatus: Partial<Record<KnownIssue['status'], number>> = {limitation: 1, monitoring: 2, resolved: 3};
    const statusRanks = listedIssues.map((issue) => (issue && rankByStatus[issue.status]) ?? 0);
    expect(statusRanks).toEqual(statusRanks.toSorted((a, b) => a - b));
    const openSeverityRanks = listedIssues.flatMap((issue, index) =>
      issue && statusRanks[index] === 0 ? [severities.indexOf(issue.severity)] : [],
    );
    expect(listedIssues).toHaveLength(knownIssues.length);
    expect(openSeverityRanks).toEqual(openSeverityRanks.toSorted((a, b) => a - b));
  });

  it.runIf(hasReleases)(
    'lists the newest release of every component in Facts.Releases of="index", newest first',
    () => {
      const index = markdown('Releases', 'index');
      for (const status of ['current', 'legacy'] as const) {
        const [, table = ''] = index.split(`components {/* #${status} */}`);
        // Without the header and the line below it.
        const rows = (table.split('###')[0]?.match(/^\|.*/gm) ?? []).slice(2);
        expect(rows).toHaveLength(changelog[status].length);
        for (const {name, releases} of changelog[status]) {
          const [newest] = releases;
          if (!newest) throw new Error(`${name} has no release`);
          const address = `${paths.component(status, name)}#v${newest.version.replaceAll('.', '-')}`;
          const row = rows.find((row) => row.includes(`[${newest.version}](${address})`)) ?? '';
          for (const kind of Object.keys(newest.changes)) expect(row).toContain(`${capitalized(kind)}</Badge>`);
        }
        const dates = rows.map((row) => /\d{4}-\d\d-\d\d/.exec(row)?.[0] ?? '');
        expect(dates).toEqual(dates.toSorted().toReversed());
      }
    },
  );

  it('lists the questions whose answers link to a heading in Facts.Questions, and those of a page in Facts.Answers', () => {
    for (const {question, to, links} of allQuestions()) {
      const link = `[${question}](${to})`;
      for (const address of links) expect(markdown('Questions', address)).toContain(link);
      expect(markdown('Answers', to.replace(/#.*/, ''))).toContain(`- ${link}`);
    }
  });
});

describe('Facts.Needs', () => {
  const recommended = permissionsRequestedBy(invitePreset('recommended'));

  it.each(moduleList)('names the permissions that the recommended invite lacks: $key', ({key, permissions}) => {
    const needs = markdown('Needs', key);
    for (const permission of permissionsIn(permissions, {withOptional: true})) {
      expect(needs.includes(`**${permissionLabel(permission)}**`), permission).toBe(!recommended.includes(permission));
    }
  });
});
