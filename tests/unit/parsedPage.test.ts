import {describe, expect, it} from 'vitest';
import {parsePageWithFacts} from '../../src/build/content/parsedPage';
import {links} from '../../src/facts/links';
import {moduleList} from '../../src/facts/modules';
import {privacy} from '../../src/facts/privacy';
import {product} from '../../src/facts/product';
import {someModule} from '../helpers/someModules';
import {asMarkdown} from './asMarkdown';
import {textOf} from '../../src/build/markdown/textOf';

const parsePlanted = (source: string) => parsePageWithFacts({file: 'docs/planted.mdx', source});
const markdownOf = (source: string): string => {
  const {tree, mistakes} = parsePlanted(source);
  expect(mistakes).toEqual([]);
  return asMarkdown(tree.children);
};

describe('parsePageWithFacts', () => {
  it.each<[place: string, source: string, expected: string]>([
    ['prose', 'From {$product.name}.', `From ${product.name}.`],
    ['a heading', `## {$modules.${someModule.key}.title} {/* #id */}`, `## ${someModule.title} {/* #id */}`],
    ['a link', '[x]({$links.dashboard})', `[x](${links.dashboard})`],
    ['an address by itself', 'Open {$links.site}.', `Open [${links.site}](${links.site}).`],
    ['prose, with a comma in the number', '{$platform.limits.messageCharacters}', '2,000'],
    ['a table', '| a |\n| - |\n| {$product.slug} |', `| a |\n| - |\n| ${product.slug} |`],
    ['a line of its own', 'From\n{$product.name}\nto you', `From\n${product.name}\nto you`],
    ['a line with two placeholders', '{$product.name} {$product.slug}', `${product.name} ${product.slug}`],
    ['a component', '<Badge>{$product.name}</Badge>', `<Badge>${product.name}</Badge>`],
    ['an attribute', '<Button label="{$product.name}" />', `<Button label="${product.name}" />`],
    ['a list item', '- {$privacy.neverStored}', `- ${new Intl.ListFormat('en-GB').format(privacy.neverStored)}`],
  ])('replaces placeholders with facts in %s', (_, source, expected) => {
    expect(markdownOf(source)).toBe(expected);
  });

  const [factWithBraces] = moduleList.flatMap((module) =>
    module.settings
      .filter((setting) => typeof setting.default === 'string' && setting.default.includes('{'))
      .map((setting) => ({path: `modules.${module.key}.settings.${setting.key}.default`, text: setting.default})),
  );

  it.runIf(factWithBraces)('writes a fact with braces as text', () => {
    const placeholder = `{$${factWithBraces?.path}}`;
    const {tree} = parsePlanted(`${placeholder}\n\n\`${placeholder}\`\n\n\`\`\`js\n${placeholder}\n\`\`\``);
    expect(tree.children.map(textOf)).toEqual(Array(3).fill(factWithBraces?.text));
  });

  it("leaves front matter, escaped placeholders and the bot's variables as they are", () => {
    const body = '\\{$product.name} `{user.name}`';
    expect(markdownOf(`---\ntitle: '{$product.name}'\n---\n\n${body}\n`)).toBe(body);
  });
});

const command = someModule.commands[0]?.name ?? '';
const mistypedCommand = command.slice(0, -1);

describe('parsePageWithFacts on a page with a mistake', () => {
  it.each([
    ['a paragraph', 'a\nb\n{$nope}', 3],
    ['a code block', '```js\n\n{$nope}\n```', 3],
    ['inline code', 'a\n`{$nope}`', 2],
    ['a prop', '<Chat\n  summary="{$nope}"\n>\n  a\n</Chat>', 2],
    ['the title of a code block', 'a\n\n```js title="{$nope}"\nb\n```', 3],
    ['the title of a link', '[a](/b "{$nope}")', 1],
    ['an address', '[a]({$nope})', 1],
  ])('reports an unknown fact in %s', (_, source, line) => {
    const mistake = {file: 'docs/planted.mdx', line, message: 'unknown fact "nope"'};
    expect(parsePlanted(source).mistakes).toMatchObject([mistake]);
  });

  it.each<[line: number, message: string, repair: string, source: string]>([
    [3, 'unknown fact "product.nam"', 'Did you mean name?', 'a\n\n{$product.nam}'],
    [1, "can't be used in a sentence", 'Name one of its parts: name, slug', 'a {$product}'],
    [1, 'malformed placeholder {$ product.name}', 'Write {$path.to.fact} without spaces', '{$ product.name}'],
    [1, 'this brace is never closed', 'Write the closing brace', 'a {$product.name'],
    [3, 'never closed', '\\{ to show a brace', '{$product.name}\n\na { b\n\n{$product.name}'],
    [1, 'malformed placeholder {$limits}', 'in quotes: count="{$', '<Reaction count={$limits} />'],
    [2, 'unknown block "Facts.Comands"', 'Did you mean Commands?', '\n<Facts.Comands of="general" />'],
    [1, 'unknown key "generl" of block "Facts.Commands"', 'Did you mean general?', '<Facts.Commands of="generl" />'],
    [1, "pages can't run {pic}", '![what it shows]', '<img src={pic} />'],
    [1, 'would run as code', ':::tip[Title]', ':::tip{title="a"}\nb\n:::'],
    [1, 'would run as code', 'Notes take no attributes', ':::tip{icon="a"}\nb\n:::'],
    [1, "formulas aren't supported", '```latex', '```math\nx\n```'],
    [1, 'unknown component "Link"', 'Write [text](/docs/page).', '<Link to="/faq">FAQ</Link>'],
    [1, "pages can't run {useBaseUrl('/x.png')}", '![what it shows]', "<img src={useBaseUrl('/x.png')} />"],
    [2, 'unknown component "Mesage"', 'Did you mean Message?', '<Chat summary="x">\n  <Mesage>x</Mesage>\n</Chat>'],
    [3, 'unknown language "pyton"', 'Did you mean python?', 'a\n\n```pyton\nb\n```'],
    [1, "Mermaid diagrams aren't supported", '<Diagram caption="…">', '```mermaid\nflowchart LR\n```'],
    [1, 'unknown option "live"', 'Available: title="…"', '```jsx live\n<b />\n```'],
    [2, 'blocks the style attribute', 'className="…"', '<div>\n  <b style={{color: "red"}}>a</b>\n</div>'],
    [3, 'HTML comments', '{/* comment */}', 'a\n\n<!-- b -->'],
    [1, 'in angle brackets', '[text](address)', 'a <https://b.example>'],
    [3, '{#b} would run as code', 'Write {/* #b */}', 'a\n\n## B {#b}'],
    [3, '<br> is not closed', 'Write <br />.', 'a\n\nb<br>c'],
    [3, 'onClick={() => 1} does nothing', 'write an island', 'a\n\n<Badge onClick={() => 1}>x</Badge>'],
    [1, 'tone={() => 1} does nothing', 'text, a number or a list', '<Badge tone={() => 1}>x</Badge>'],
    [2, 'unknown icon {Cluod}', 'Did you mean Cloud?', '<ActionRow>\n<Button label="x" icon={Cluod} />\n</ActionRow>'],
    [1, 'unknown icon {"Cloud"}', 'Did you mean Cloud?', '<Button label="x" icon={"Cloud"} />'],
    [3, 'braces hold code in MDX', 'formulas in `code`', 'a\n\nb {@include x.md}'],
    [3, 'braces hold code in MDX', 'formulas in `code`', 'a \\{ `{` ``{``\n\nb {c d}'],
    [3, 'pages can only import partials', "import Shared from './_shared.mdx'", "a\n\nimport Nothing from 'x';"],
    [3, 'export nothing', 'src/islands/', 'a\n\nexport const x = 1;'],
    [1, 'would run as code', 'in code: `{user.name}`', 'a {/* b */ 1 + 1}'],
    [1, '{props.name} would run as code', 'Pages and partials take no props', 'Hi {props.name}'],
    [3, 'a partial, which takes no props', 'each page', 'import Part from \'./_part.mdx\';\n\n<Part name="x" />'],
    [1, 'notes take no attributes', 'Delete the braces', ':::tip[Title]{.planted #planted}\n\na\n\n:::'],
    [1, "pages can't run {require('./x.png')", '![what it shows]', "<img src={require('./x.png').default} />"],
    [1, 'unknown prop "tittle" of Embed', 'Did you mean title?', '<Embed tittle="x" title="y" />'],
    [1, 'Embed.color: Invalid option', 'src/lib/chat/propSchemas.ts', '<Embed color="pink">x</Embed>'],
    [1, 'Message.time: Expected hours and minutes', 'propSchemas.ts', '<Message by="bot" time="noon">x</Message>'],
    [1, 'Message.by: Invalid option: expected one of "bot"', 'propSchemas.ts', '<Message by={nobody}>x</Message>'],
    [1, 'Button.icon: Expected an icon', 'propSchemas.ts', '<Button label="x" icon="check" />'],
    [1, 'Results.answers.0.votes: ', 'propSchemas.ts', '<Results answers={[{text: "a", votes: -1}]} />'],
    [3, 'Mention.of: Expected @role', 'propSchemas.ts', 'a\n\n<Mention of="Staff" /> b'],
    [1, `unknown command "${mistypedCommand}"`, `Did you mean ${command}?`, `<Mention of="${mistypedCommand}" />`],
    [1, 'malformed block <Facts.Commands of="general" />', 'alone on its line', 'See <Facts.Commands of="general" />'],
    [3, 'malformed block', 'without indentation', '- a\n\n  <Facts.Commands of="general" />'],
    [1, 'unknown key "product.name" of block "Facts.List"', 'path to a list', '<Facts.List of="product.name" />'],
    [3, '<details> is closed outside', 'on a line by itself', 'a\n\n<details><summary>b</summary>\n\nc\n\n</details>'],
    [1, 'pages block <embed>', '<iframe', '<embed src="/a.pdf" />'],
    [3, '<Chat> is not closed', 'Write </Chat>', 'a\n\n<Chat summary="x">\n\nb'],
    [3, 'Unexpected character `>`', 'Fix the MDX syntax', 'a\n\n<Chat channel=>'],
  ])('reports a mistake in line %i: %s (%s)', (line, message, repair, source) => {
    const {mistakes} = parsePlanted(source);
    expect(mistakes).toMatchObject([{file: 'docs/planted.mdx', line}]);
    expect(mistakes[0]?.message).toContain(message);
    expect(mistakes[0]?.repair).toContain(repair);
  });
});
