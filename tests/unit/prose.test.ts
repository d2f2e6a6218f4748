import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {proseOf} from '../../scripts/check/prose';
import {root, toolScript} from '../../scripts/lib/paths';
import {findTerms} from '../../src/checks/prose/terms.mjs';

/** A page with this body, which begins in line 5. */
const page = (body: string, title = 'Planted') => `---\ntitle: ${title}\n---\n\n${body}\n`;

/** What the linter of pages says of one. */
const remark = async (body: string, title?: string): Promise<string[]> =>
  (await proseOf('page.mdx', page(body, title))).map(({line, column, message}) => `${line}:${column} ${message}`);

/** What the spelling check finds in pages with these bodies, by the name of the page. */
function spelling(bodies: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'prose-'));
  try {
    for (const [name, body] of Object.entries(bodies)) writeFileSync(path.join(folder, `${name}.mdx`), page(body));
    const args = ['lint', '--no-progress', '--no-summary', '--config', path.join(root, 'cspell.config.mjs'), '.'];
    const {stdout, stderr} = spawnSync(process.execPath, [toolScript('cspell', 'cspell'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout.split('\n').filter(Boolean).sort();
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe('pages are linted', () => {
  it('a right one is silent', async () => {
    const body = [
      'A member can vote with `/poll create` (see {$product.name} and {$faq.a-b.c}).',
      '## Heading {/* #id */}',
      ':::tip[Title]\n\nUse **Manage Server**.\n\n:::',
      '| a | b |\n| - | - |\n| `guild_id` | x |',
      '<Chat summary="A poll.">\n  <Message by="bot">Vote!</Message>\n</Chat>',
      '```command\n/poll list\n```',
    ].join('\n\n');
    expect(await remark(body)).toEqual([]);
  });

  it.each([
    ['a banned word', 'You may vote.', '5:5', '"may" is not used here. Say what happens'],
    ['one on a later line', 'You vote,\nand it is simply there.', '6:1', '"simply" is not used here'],
    ['a word of the API', 'Each guild has one.', '5:6', 'Write "server"'],
    ['one in a preview', '<Chat summary="You may vote">\n  x\n</Chat>', '5:1', '"may" is not used here'],
    [
      'one in an expression',
      '<Results answers={[{text: "You may vote", votes: 1}]} />',
      '5:1',
      '"may" is not used here',
    ],
    ['one in the words for an image', '![What you may see](x.png)', '5:1', '"may" is not used here'],
    ['one in a title', '[a](b "What you may see")', '5:1', '"may" is not used here'],
    ['one in a list', '- a\n- You may vote.', '6:7', '"may" is not used here'],
    ['a heading that skips a level', '## A\n\n#### B', '7:1', 'heading-increment'],
    ['a second title', '# A', '5:1', 'first-heading-level'],
    ['code without a language', '```\nx\n```', '5:1', 'fenced-code-flag'],
    ['two headings with one text', '## A\n\n## A', '7:1', 'no-duplicate-headings-in-section'],
    ['a link to nothing', 'See [the page][nowhere].', '5:5', 'no-undefined-references'],
  ])('%s is found at its place', async (_, body, place, message) => {
    const found = await remark(body);
    expect(found).toContainEqual(expect.stringContaining(message));
    expect(found.map((line) => line.split(' ')[0])).toContain(place);
  });

  it('a banned word in the front matter is found', async () => {
    expect(await remark('x', 'How you may vote')).toEqual([expect.stringMatching(/^2:1 .*"may"/)]);
  });
});

it('spelling is checked: mistakes and British words are found, American ones and our own are right', () => {
  const found = spelling({
    right: 'The autoresponder has a color and a starboard.',
    mistake: 'A mesage to the server.',
    british: 'The colour of a role.',
  });
  expect(found).toEqual([
    expect.stringMatching(/british\.mdx:5:\d+ - .*\(colour\)/),
    expect.stringMatching(/mistake\.mdx:5:\d+ - .*\(mesage\)/),
  ]);
});

describe('terms', () => {
  it.each([
    'may',
    'May',
    'simply',
    'easily',
    'please note that',
    'in order to',
    'e.g.',
    'Guild',
    'emojis',
    'DMs',
    'mend',
    'mended',
    'TODO',
    'makes an admin',
    'you know whom you trust',
    'which have workarounds',
    'configure the bot where you like',
    'no command sets these',
    'set up by members with',
    'every action makes a case with a reason',
  ])('"%s" is found with what to write instead', (word) => {
    expect(findTerms(`So ${word} it is`)).toEqual([{word, offset: 3, instead: expect.stringMatching(/./) as string}]);
  });

  it('"for" is found where it gives a reason, and only there', () => {
    expect(findTerms('Take one, for it does not count')).toEqual([
      {word: 'for it does', offset: 10, instead: expect.stringMatching(/because/) as string},
    ]);
    expect(findTerms('The command for it is /poll, for members and for it alone')).toEqual([]);
  });

  it('functions that work "at once" are found, unless it is said with which invite', () => {
    expect(findTerms('All functions work at once.')).toHaveLength(1);
    expect(findTerms('Functions work at once with Everything, and functions work at once as far as it goes')).toEqual(
      [],
    );
  });

  it.each([
    'maybe',
    'dismay',
    'View Channels',
    'guild_id',
    '/guilds',
    'adjust',
    'easy-going',
    'recommend',
    'amendment',
    'server.guild.id',
    '14 May',
    'May 14',
    'some of which have workarounds',
  ])('"%s" is not', (word) => {
    expect(findTerms(`So ${word} it is`)).toEqual([]);
  });
});
