import {createProcessor} from '@mdx-js/mdx';
import type {Nodes, Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {remarkLabelTables} from '../../src/build/markdown/remarkLabelTables';

function tablesAfterPlugin(source: string): Table[] {
  const root: Root = createProcessor({format: 'md', remarkPlugins: [remarkGfm]}).parse(source);
  remarkLabelTables()(root);
  return root.children.filter((node) => node.type === 'table');
}

const attributesOf = (node: Nodes | undefined): unknown => node?.data?.hProperties ?? {};

const tableOfWords = '| Limit | Free | Premium |\n| - | - | - |\n| Polls | 5 | 25 |\n';
const twoColumns = (name: string, meaning: string) => `| Name | Meaning |\n| - | - |\n| ${name} | ${meaning} |\n`;
const tableOfSentences =
  '| Setting | Meaning | Takes |\n| - | - | - |\n| `roles` | Who may create polls here | Up to ten roles |\n';

describe('a table', () => {
  it('takes the name of the heading above it, with a number if another table has that name', () => {
    const tables = tablesAfterPlugin(`${tableOfWords}\n## Limits\n\n${tableOfWords}\nMore:\n\n${tableOfWords}`);
    expect(tables.map(attributesOf)).toEqual(
      ['Limit, Free, Premium', 'Limits', 'Limits, table 2'].map((name) => ({'aria-label': name})),
    );
  });

  it('marks centered and right-aligned cells instead of styling them', () => {
    const [table] = tablesAfterPlugin('| Limit | Free | Premium |\n| :- | :-: | -: |\n| Polls | 5 | 25 |\n');
    expect(table?.align).toBeNull();
    for (const row of table?.children ?? []) {
      expect(row.children.map(attributesOf)).toEqual([{}, {'data-align': 'center'}, {'data-align': 'right'}]);
    }
  });

  it('gets roles and labels for sentences in three columns, so CSS can show it row by row', () => {
    const [table] = tablesAfterPlugin(tableOfSentences);
    expect(attributesOf(table)).toMatchObject({role: 'table', 'data-rows': ''});
    const [head, row] = table?.children ?? [];
    expect(attributesOf(head)).toEqual({});
    expect(attributesOf(row)).toEqual({role: 'row'});
    expect(row?.children.map(attributesOf)).toEqual([
      {role: 'rowheader'},
      {role: 'cell', 'data-label': 'Meaning'},
      {role: 'cell', 'data-label': 'Takes'},
    ]);
  });

  it.each([
    ['keeps three columns of short values', tableOfWords, true],
    ['keeps two columns, one of them with a sentence', twoColumns('`poll`', 'A member creates a poll anywhere'), true],
    [
      'keeps two columns with a long name in the last one, which can break at underscores',
      twoColumns('Create Public Threads', 'Only for the `(discussion_thread)` of a poll'),
      true,
    ],
    [
      'loses its columns with a long name beside a sentence',
      twoColumns('`tickets.ticket.closed`', 'A ticket was closed'),
      false,
    ],
    [
      'loses its columns with a name that is too long for a phone',
      twoColumns(`\`${'long_'.repeat(7)}\``, 'Text'),
      false,
    ],
  ])('%s', (_, source, keepsColumns) => {
    expect('data-rows' in (attributesOf(tablesAfterPlugin(source)[0]) as object)).toBe(!keepsColumns);
  });
});
