/** Tools and a check that read what people read, as they are configured: each names what is planted. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readSources} from '../../src/checks/sources/read';
import {findTerms, termsInFacts} from '../../src/checks/sources/terms';

const root = path.join(import.meta.dirname, '../..');

/** A page with this body, which begins in line 5. */
const page = (body: string) => `---\ntitle: Planted\n---\n\n${body}\n`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prose-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** The lines that a tool prints about pages with these bodies, by the name of the page. */
function printed(bodies: Readonly<Record<string, string>>, script: string, args: readonly string[]): string[] {
  for (const [name, body] of Object.entries(bodies)) writeFileSync(path.join(folder, `${name}.mdx`), page(body));
  const command = [
    path.join(root, 'node_modules', script),
    ...args,
    ...Object.keys(bodies).map((name) => `${name}.mdx`),
  ];
  const {stdout, stderr} = spawnSync(process.execPath, command, {cwd: folder, encoding: 'utf8'});
  return `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.includes('.mdx:'))
    .sort();
}

it('how a page is built', () => {
  const bodies = {
    right: [
      'A member can vote with `/poll create` (see {$product.name} and {$faq.a-b.c}).',
      '## Heading {/* #id */}',
      ':::tip[Title]\n\nUse **Manage Server**.\n\n:::',
      '| a | b |\n| - | - |\n| `guild_id` | x |',
      '<Chat summary="A poll.">\n  <Message by="bot">Vote!</Message>\n</Chat>',
      '```command\n/poll list\n```',
    ].join('\n\n'),
    level: '## A\n\n#### B',
    title: '# A',
    code: '```\nx\n```',
    twice: '## A\n\n## A',
    nowhere: 'See [the page][nowhere].',
    address: 'See https://a.example.',
  };
  const config = path.join(root, '.markdownlint-cli2.jsonc');
  const args = ['--config', config, '--no-globs'];
  expect(printed(bodies, 'markdownlint-cli2/markdownlint-cli2-bin.mjs', args)).toEqual([
    expect.stringMatching(/^address\.mdx:5:5 .*no-bare-urls/),
    expect.stringMatching(/^code\.mdx:5 .*fenced-code-language/),
    expect.stringMatching(/^level\.mdx:7 .*heading-increment/),
    expect.stringMatching(/^nowhere\.mdx:5:5 .*reference-links-images/),
    expect.stringMatching(/^title\.mdx:5 .*single-title/),
    expect.stringMatching(/^twice\.mdx:7 .*no-duplicate-heading/),
  ]);
});

it('spelling: mistakes and British words are found, American ones and our own are right', () => {
  const bodies = {
    right: 'The autoresponder has a color and a starboard.',
    mistake: 'A mesage to the server.',
    british: 'The colour of a role.',
  };
  const args = ['lint', '--no-progress', '--no-summary', '--config', path.join(root, 'cspell.config.mjs')];
  expect(printed(bodies, 'cspell/bin.mjs', args)).toEqual([
    expect.stringMatching(/british\.mdx:5:\d+ - .*\(colour\)/),
    expect.stringMatching(/mistake\.mdx:5:\d+ - .*\(mesage\)/),
  ]);
});

describe('terms', () => {
  /** What is found in a page with this body, without the facts. */
  const termsIn = async (body: string): Promise<string[]> => {
    const {pages} = await readSources(root, [{file: 'docs/planted.mdx', source: page(body)}]);
    return (await findTerms({root: folder, pages})).map(({line, message}) => `${line}: ${message}`);
  };

  it.each(['may', 'May', 'please note that', 'e.g.', 'Guild'])('"%s" is found where it stands', async (word) => {
    expect(await termsIn(`One.\nSo ${word} it is, \`and\` {/* #id */} so on.`)).toEqual([
      `6: "${word}" is not used here`,
    ]);
  });

  it.each(['dismay', 'guild_id', '[/guilds](/guilds#guild)', '{/* #easy */}', 'easy-going', '14 May'])(
    '"%s" is not',
    async (words) => {
      expect(await termsIn(`So ${words} it is`)).toEqual([]);
    },
  );

  it('are found in texts of facts, not in names and comments', () => {
    const source = [
      "// It may be the facts' own.",
      "export const a = {guild: 'guild', path: '/guilds/{guild_id}', what: \"It's a guild\",",
      'how: `Members may vote in ${b}`};',
    ].join('\n');
    expect(termsInFacts('a.ts', source)).toMatchObject([
      {file: 'a.ts', line: 2, message: '"guild" is not used here'},
      {file: 'a.ts', line: 3, message: '"may" is not used here'},
    ]);
  });
});
