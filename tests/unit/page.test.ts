import {assert as assertProperty, property, string} from 'fast-check';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {readTree} from '../../src/node/content/pageTree';
import {withFacts} from '../../src/node/content/remarkFacts';
import {inProse} from '../../src/node/content/factLookup';
import {links} from '../../src/facts/links';
import {moduleList} from '../../src/facts/modules';
import {privacy} from '../../src/facts/privacy';
import {product} from '../../src/facts/product';
import {someModule} from '../modules';
import {asMarkdown} from './asMarkdown';

const read = (source: string) => readTree({file: 'docs/planted.mdx', source});
const text = (source: string): string => {
  const {root, problems} = read(source);
  expect(problems).toEqual([]);
  return asMarkdown(root.children);
};

describe('placeholders in the body', () => {
  it.each<[string, string, string]>([
    ['prose', 'From {$product.name}.', `From ${product.name}.`],
    ['a heading', `## {$modules.${someModule.key}.title} {/* #id */}`, `## ${someModule.title} {/* #id */}`],
    ['a link', '[x]({$links.dashboard})', `[x](${links.dashboard})`],
    ['an address alone', 'Open {$links.site}.', `Open [${links.site}](${links.site}).`],
    ['a number in prose', '{$platform.limits.messageCharacters}', '2,000'],
    ['a table', '| a |\n| - |\n| {$product.slug} |', `| a |\n| - |\n| ${product.slug} |`],
    ['a line of its own', 'From\n{$product.name}\nto you', `From\n${product.name}\nto you`],
    ['two on a line', '{$product.name} {$product.slug}', `${product.name} ${product.slug}`],
    ['a component', '<Button>{$product.name}</Button>', `<Button>${product.name}</Button>`],
    ['an attribute', '<Button label="{$product.name}" />', `<Button label="${product.name}" />`],
    ['a list', '- {$privacy.neverStored}', `- ${new Intl.ListFormat('en-GB').format(privacy.neverStored)}`],
  ])('%s', (_, source, expected) => {
    expect(text(source)).toBe(expected);
  });

  // A setting whose default has variables in braces.
  const [[owner, setting] = []] = moduleList.flatMap(({key, settings}) =>
    settings
      .filter(({default: text}) => typeof text === 'string' && text.includes('{'))
      .map((one) => [key, one] as const),
  );
  const braces = setting?.default;

  it('are text in prose and in code, whatever they hold', () => {
    const path = `{$modules.${owner}.settings.${setting?.key}.default}`;
    const {root} = read([path, `\`${path}\``, `\`\`\`js\n${path}\n\`\`\``].join('\n\n'));
    expect(root.children.map((node) => [node.type, toString(node)])).toEqual([
      ['paragraph', braces],
      ['paragraph', braces],
      ['code', braces],
    ]);
  });

  it('leave components, elements, icons and what code shows alone', () => {
    const source = [
      '<Chat summary="x">\n  <Reaction icon={Cloud} name="a" count={1} />\n</Chat>',
      '<div>A <br /> b.</div>',
      '`<Nope />`',
      '```js\nimport a from "b";\n```',
    ].join('\n\n');
    expect(text(source)).toBe(source);
  });

  it('leave the front matter, escaped ones and the variables of the bot alone', () => {
    const body = '\\{$product.name} `{user.name}`';
    expect(text(`---\ntitle: '{$product.name}'\n---\n\n${body}\n`)).toBe(body);
  });
});

describe('mistakes', () => {
  it.each<[string, string, number, string, string]>([
    ['unknown fact', 'a\n\n{$product.nam}', 3, 'unknown fact "product.nam"', 'Did you mean name?'],
    ['in the middle of a paragraph', 'a\nb\n{$nope}', 3, 'unknown fact "nope"', 'At the top'],
    ['an object', 'a {$product}', 1, 'cannot stand in a sentence', 'Name one of its parts: name, slug'],
    [
      'spaces',
      '{$ product.name}',
      1,
      'is not written as a placeholder',
      'Write {$path.to.fact} without spaces, brackets or quotes.',
    ],
    ['no end', 'a {$product.name', 1, 'a brace opens here and none closes it', 'Write the closing brace'],
    ['a brace of its own', '{$product.name}\n\na { b\n\n{$product.name}', 3, 'none closes it', '\\{ for a brace'],
    ['in a fence', '```js\n\n{$nope}\n```', 3, 'unknown fact "nope"', 'At the top'],
    ['in code', 'a\n`{$nope}`', 2, 'unknown fact "nope"', 'At the top'],
    ['in an attribute', '<Chat\n  summary="{$nope}"\n>\n  a\n</Chat>', 2, 'unknown fact "nope"', 'At the top'],
    ['in a prop that is no text', '<Reaction count={$limits} />', 1, 'is not written as', 'in quotes: count="{$'],
    ['in the title of code', 'a\n\n```js title="{$nope}"\nb\n```', 3, 'unknown fact "nope"', 'At the top'],
    ['in a title', '[a](/b "{$nope}")', 1, 'unknown fact "nope"', 'At the top'],
    ['in an address', '[a]({$nope})', 1, 'unknown fact "nope"', 'At the top'],
    ['unknown block', '\n<Facts.Comands of="global" />', 2, 'unknown block "Facts.Comands"', 'Did you mean Commands?'],
    [
      'unknown key of a block',
      '<Facts.Commands of="globl" />',
      1,
      'Facts.Commands knows nothing named globl',
      'Did you mean global?',
    ],
    [
      'unknown component',
      '## A\n\n<Chat summary="x">\n  <Mesage by="bot">\n    x\n  </Mesage>\n</Chat>',
      4,
      'unknown component "Mesage"',
      'Did you mean Message?',
    ],
    ['a component of Docusaurus', 'a\n\n<TOCInline />', 3, "can't use Docusaurus' component TOCInline", 'Delete it'],
    ['tabs without an item', 'a\n\n<Tabs></Tabs>', 3, '<Tabs> has no <TabItem>', 'Write <TabItem value="…"'],
    [
      'two tabs with one value',
      '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>',
      1,
      'two tabs have the value "a"',
      'a value of its own',
    ],
    [
      'a default that no tab has',
      '<Tabs defaultValue="aple">\n  <TabItem value="apple">A</TabItem>\n</Tabs>',
      1,
      'no <TabItem> has the value "aple"',
      'Did you mean apple?',
    ],
    [
      'a listed tab without an item',
      '<Tabs values={[{value: "a", label: "A"}, {value: "b"}]}>\n  <TabItem value="a">A</TabItem>\n</Tabs>',
      1,
      'no <TabItem> has the value "b"',
      'a',
    ],
    [
      'a tab that is not listed',
      '<Tabs values={[{value: "a"}]}>\n<TabItem value="a">A</TabItem> <TabItem value="b">B</TabItem>\n</Tabs>',
      1,
      'values of <Tabs> lacks "b"',
      "{label: '…', value: 'b'}",
    ],
    [
      'a tab without a value',
      '<Tabs>\n\n<TabItem>A</TabItem>\n\n</Tabs>',
      3,
      '<TabItem> has no value',
      'Add value="…"',
    ],
    ['a tab outside of tabs', 'a\n\n- <TabItem value="a">A</TabItem>', 3, '<TabItem> is outside of <Tabs>', '</Tabs>'],
    ['words between tabs', '<Tabs>\n\n  A\n\n</Tabs>', 3, '<Tabs> holds something other', 'into a <TabItem>'],
    [
      'a prop that tabs lack',
      '<Tabs lazy>\n  <TabItem value="a">A</TabItem>\n</Tabs>',
      1,
      "<Tabs> can't use lazy",
      'Available: defaultValue, groupId',
    ],
    [
      'a parameter without a name',
      '<Tabs queryString>\n  <TabItem value="a">A</TabItem>\n</Tabs>',
      1,
      'queryString has no name',
      'Or add a groupId.',
    ],
    ['unknown language of code', 'a\n\n```pyton\nb\n```', 3, 'no colors for code in pyton', 'Did you mean python?'],
    [
      'a language that Prism has',
      '```toml\na = 1\n```',
      1,
      'no colors for code in toml',
      'prismjs/components/prism-toml',
    ],
    ['a diagram in Mermaid', '```mermaid\nflowchart LR\n```', 1, "Mermaid aren't drawn", '<Diagram caption="…">'],
    ['an option of code', '```jsx live\n<b />\n```', 1, '"live" does nothing', 'Available: title="…"'],
    ['a script', '<script src="/a.js"></script>', 1, "can't use <script>", 'Write an island'],
    ['a style sheet', '<style>\n  {`a { color: red }`}\n</style>', 1, "can't use <style>", 'src/css/content.css'],
    ['a style', '<div>\n  <b style={{color: "red"}}>a</b>\n</div>', 2, 'browsers ignore style', 'className="…"'],
    [
      'the address of a file as code',
      '<img alt="a" src={useBaseUrl("/img/a.svg")} />',
      1,
      'runs nothing',
      'in quotes: src="/img/name.svg"',
    ],
    ['a comment of HTML', 'a\n\n<!-- b -->', 3, 'comments of HTML', '{/* comment */}'],
    ['an address in brackets', 'a <https://b.example>', 1, 'in angle brackets', '[text](address)'],
    ['the id of a heading', 'a\n\n## B {#b}', 3, '{#b} would be run as code', 'Write {/* #b */}.'],
    ['an element without an end', 'a\n\nb<br>c', 3, '<br> is not closed', 'Write <br />.'],
    ['an event handler', 'a\n\n<Badge onClick={() => 1}>x</Badge>', 3, 'onClick runs nothing', 'src/islands/'],
    ['a function', '<Badge tone={() => 1}>x</Badge>', 1, 'tone={() => 1} runs nothing', 'text, a number or a list'],
    [
      'unknown icon',
      '<Reactions>\n  <Reaction name="wave" count={1} icon={Cluod} />\n</Reactions>',
      2,
      'unknown icon {Cluod}',
      'Did you mean Cloud?',
    ],
    ['an icon in words', '<Button label="x" icon={"Cloud"} />', 1, 'unknown icon {"Cloud"}', 'icon={PawPrint}'],
    ['an import', "a\n\nimport Nothing from 'x';", 3, 'a page has no imports and no exports', 'imported by itself'],
    [
      'imports of what pages have',
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
      1,
      'a page has no imports',
      'Delete this: pages can name Tabs and TabItem without an import.',
    ],
    ['a line that begins as one', 'a\n\nexport what you need.', 3, 'no imports and no exports', 'Delete this'],
    [
      'a block in a sentence',
      'See <Facts.Commands of="global" />',
      1,
      'the block <Facts.Commands of="global" /> is not written as a block',
      'alone on its line',
    ],
    [
      'an indented block',
      '- a\n\n  <Facts.Commands of="global" />',
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
    ['a component that is not closed', 'a\n\n<Chat summary="x">\n\nb', 3, '<Chat> is not closed', 'Write </Chat>'],
    ['broken MDX', 'a\n\n<Chat channel=>', 3, '', 'Fix the MDX syntax'],
  ])('%s', (_, source, line, message, repair) => {
    const {problems} = read(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({file: 'docs/planted.mdx', line});
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.repair).toContain(repair);
  });

  it('are none in tabs as Docusaurus documents them', () => {
    const items = '<TabItem value="a">A</TabItem>\n<TabItem value="b" label="B" default>\n\nB\n\n</TabItem>';
    for (const props of ['', ' defaultValue={null}', ' groupId="os" queryString', ' queryString="os" defaultValue="b"'])
      expect(read(`<Tabs${props}>\n{/* Two */}\n${items}\n</Tabs>`).problems).toEqual([]);
  });

  it('are all found, each at its line', () => {
    const {problems} = read('{$a}\n\n{$b} {$c}\n\n<Facts.D of="e" />\n');
    expect(problems.map(({line}) => line)).toEqual([1, 3, 3, 5]);
  });

  it('a block in code is text', () => {
    const source = '```mdx\n<Facts.Nope of="x" />\n```';
    expect(text(source)).toBe(source);
  });
});

describe('a text of the front matter', () => {
  const read = (value: string) => {
    const mistakes: string[] = [];
    return {text: withFacts(value, inProse, ({message}) => mistakes.push(message)), mistakes};
  };

  it('has facts as prose has them', () => {
    expect(read('{$product.name} & {$product.slug}')).toEqual({
      text: `${product.name} & ${product.slug}`,
      mistakes: [],
    });
  });

  it('is told what is wrong', () => {
    expect(read('{$prodct.name} {$ x}').mistakes).toEqual([
      'unknown fact "prodct.name"',
      'the placeholder {$ x} is not written as a placeholder',
    ]);
  });

  it('without a placeholder stays as it is', () => {
    assertProperty(
      property(string(), (value) => {
        expect(read(value.replaceAll('{$', '')).text).toBe(value.replaceAll('{$', ''));
      }),
    );
  });
});
