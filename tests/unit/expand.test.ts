import {describe, expect, it} from 'vitest';
import {expandBody, expandValue} from '../../src/node/content/expand';
import {links} from '../../src/facts/links';
import {modules} from '../../src/facts/modules';
import {privacy} from '../../src/facts/privacy';
import {product} from '../../src/facts/product';

const expand = (source: string) => expandBody({file: 'docs/planted.mdx', source});
const text = (source: string): string => {
  const {text: expanded, problems} = expand(source);
  expect(problems).toEqual([]);
  return expanded;
};

describe('placeholders in the body', () => {
  it.each<[string, string, string]>([
    ['prose', 'From {$product.name}.', `From ${product.name}.`],
    ['a heading', '## {$modules.polls.title} {/* #id */}', `## ${modules.polls.title} {/* #id */}`],
    ['a link', '[x]({$links.dashboard})', `[x](${links.dashboard})`],
    ['an address alone', 'Open {$links.invite}.', `Open ${links.invite}.`],
    ['a number in prose', '{$platform.limits.messageCharacters}', '2,000'],
    ['a table', '| a |\n| - |\n| {$product.slug} |', `| a |\n| - |\n| ${product.slug} |`],
    [
      'an admonition',
      ':::premium[{$product.name}]\n\n{$product.slug}\n\n:::',
      `:::premium[${product.name}]\n\n${product.slug}\n\n:::`,
    ],
    ['an attribute', '<Chat channel="{$product.name}">a</Chat>', `<Chat channel="${product.name}">a</Chat>`],
    ['a list', '- {$privacy.neverStored}', `- ${new Intl.ListFormat('en-GB').format(privacy.neverStored)}`],
  ])('%s', (_, source, expected) => {
    expect(text(source)).toBe(expected);
  });

  const braces = modules.tickets.settings.find((setting) => setting.key === 'name_template')?.default;

  it('are escaped in prose and raw in code', () => {
    const path = '{$modules.tickets.settings.name_template.default}';
    const source = [path, `\`${path}\``, `\`\`\`js\n${path}\n\`\`\``].join('\n\n');
    expect(text(source)).toBe(
      ['\\{ticket.type}-\\{ticket.number}', `\`${braces}\``, `\`\`\`js\n${braces}\n\`\`\``].join('\n\n'),
    );
  });

  it('leave components, elements, icons and what code shows alone', () => {
    const source =
      '<Chat summary="x">\n  <Reaction icon={Cloud} name="a" count={1} />\n</Chat>\n\n<div>A <br /> b.</div>\n\n`<Nope />`\n\n```js\nimport a from "b";\n```\n';
    expect(text(source)).toBe(source);
  });

  it('leave the front matter, escaped ones and the variables of the bot alone', () => {
    const source = "---\ntitle: '{$product.name}'\n---\n\n\\{$product.name} `{user.name}`\n";
    expect(text(source)).toBe(source);
  });
});

describe('mistakes', () => {
  it.each<[string, string, number, string, string]>([
    [
      'unknown fact',
      'a\n\n{$modules.polls.limits.open_poll.free}',
      3,
      'no fact named modules.polls.limits.open_poll.free',
      'Did you mean open_polls?',
    ],
    ['an object', 'a {$product}', 1, 'cannot stand in a sentence', 'Name one of its parts: name, slug'],
    [
      'spaces',
      '{$ product.name}',
      1,
      'is not written as a placeholder',
      'Write {$path.to.fact} without spaces, brackets or quotes.',
    ],
    ['no end', 'a {$product.name', 1, 'none closes it', 'Write the closing brace'],
    ['in code, too', '```js\n{$nope}\n```', 2, 'no fact named nope', 'At the top'],
    ['unknown block', '\n<Facts.Comands of="polls" />', 2, 'no block named Facts.Comands', 'Did you mean Commands?'],
    [
      'unknown key of a block',
      '<Facts.Commands of="pols" />',
      1,
      'Facts.Commands knows nothing named pols',
      'Did you mean polls?',
    ],
    [
      'unknown component',
      '## A\n\n<Chat summary="x">\n  <Mesage by="bot">\n    x\n  </Mesage>\n</Chat>',
      4,
      'no component named Mesage',
      'Did you mean Message?',
    ],
    [
      'unknown icon',
      '<Reactions>\n  <Reaction name="wave" count={1} icon={Cluod} />\n</Reactions>',
      2,
      'no icon named Cluod',
      'Did you mean Cloud?',
    ],
    ['an icon in words', '<Button label="x" icon={"Cloud"} />', 1, 'no icon named "Cloud"', 'icon={PawPrint}'],
    ['an import', "a\n\nimport Badge from 'x';", 3, 'a page has no imports and no exports', 'Delete this'],
    ['a block in a sentence', 'See <Facts.Commands of="polls" />', 1, 'is not written as a block', 'alone on its line'],
    [
      'an indented block',
      '- a\n\n  <Facts.Commands of="polls" />',
      3,
      'is not written as a block',
      'without indentation',
    ],
    [
      'a list that is none',
      '<Facts.List of="product.name" />',
      1,
      'Facts.List knows nothing named product.name',
      'path to a list',
    ],
    ['broken MDX', 'a\n\n<Chat channel=>', 3, '', 'Fix the MDX syntax'],
  ])('%s', (_, source, line, message, repair) => {
    const {problems} = expand(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({file: 'docs/planted.mdx', line});
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.repair).toContain(repair);
  });

  it('are all found, each at its line', () => {
    const {problems} = expand('{$a}\n\n{$b} {$c}\n\n<Facts.D of="e" />\n');
    expect(problems.map(({line}) => line)).toEqual([1, 3, 3, 5]);
  });

  it('a block in code is text', () => {
    const source = '```mdx\n<Facts.Nope of="x" />\n```';
    expect(text(source)).toBe(source);
  });
});

describe('expandValue', () => {
  it('replaces as in prose without escapes', () => {
    expect(expandValue('{$product.name} & {$product.slug}')).toEqual({
      text: `${product.name} & ${product.slug}`,
      problems: [],
    });
  });

  it('names what is wrong', () => {
    expect(expandValue('{$prodct.name} {$ x}').problems).toEqual([
      expect.objectContaining({message: 'no fact named prodct.name'}),
      expect.objectContaining({repair: 'Write {$path.to.fact}.'}),
    ]);
  });
});
