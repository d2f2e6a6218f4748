import {describe, expect, it} from 'vitest';
import {parsePageWithFacts} from '../../src/build/content/parsedPage';
import {findCodeMistakes} from '../../src/checks/pages/codeInPages';
import {commandLineMistakes} from '../../src/facts/derived/commands/commandLine';
import type {Command, CommandOption} from '../../src/facts/types';
import {allCommands} from '../../src/facts/derived/commands/commandIndex';
import {guideRoute, otherGuideRoute, otherModule} from '../helpers/someModules';

const option = (name: string, type: CommandOption['type'], properties: Partial<CommandOption> = {}): CommandOption => ({
  name,
  type,
  description: 'Planted',
  required: false,
  ...properties,
});
const command = (name: string, ...options: CommandOption[]): Command => ({
  name,
  description: 'Planted',
  requires: [],
  reply: 'public',
  options,
});

const commands: readonly Command[] = [
  command('/poll close', option('poll', 'String', {required: true})),
  command(
    '/poll create',
    option('question', 'String', {required: true, maxLength: 300}),
    option('mode', 'String', {choices: ['single', 'multiple', 'ranked']}),
    option('duration', 'String', {note: '5m to 52w'}),
    option('anonymous', 'Boolean'),
    option('results', 'String', {choices: ['always', 'at_end']}),
    option('role', 'Role'),
    option('channel', 'Channel'),
  ),
  command(
    '/poll native',
    option('question', 'String', {required: true}),
    option('answers', 'String', {required: true}),
    option('hours', 'Integer', {min: 1, max: 768}),
  ),
  command('/purge', option('count', 'Integer', {required: true}), option('member', 'User'), option('text', 'String')),
  command('/slowmode', option('interval', 'String', {required: true, note: 'up to 6h'}), option('channel', 'Channel')),
  command('/invites create', option('max_age', 'String', {note: '30m to 7d, or never'})),
  command('/timeout', option('member', 'User', {required: true}), option('duration', 'String', {note: '1m to 28d'})),
];

const mistakesIn = (commandLine: string): string[] =>
  commandLineMistakes(commandLine, commands).map(({message, repair}) => `${message}. ${repair}`);

describe('commandLineMistakes', () => {
  it.each([
    '/poll create question:Which day suits you?',
    '/poll create question:Move the meeting? anonymous:true role:@Staff results:at_end duration:2d12h',
    '/poll native question:Tea: yes or no? answers:Yes|No hours:768',
    '/purge count:20 member:@New member text:free gift',
    '/slowmode interval:0s channel:#general',
    '/invites create max_age:never',
    '/poll create question:Tea or coffee: which?',
  ])('accepts %s', (commandLine) => {
    expect(mistakesIn(commandLine)).toEqual([]);
  });

  it.each([
    ['/pol create question:x', 'unknown command "/pol create". Did you mean /poll create?'],
    ['/poll', '"/poll" can\'t be run by itself. Use one of its commands: /poll close, '],
    ['/poll create', 'missing required option "question" of /poll create'],
    ['/poll create question:x colour:red', 'unknown option "colour" of /poll create. Available: question, mode'],
    ['/poll create question:x mode:secret', 'doesn\'t accept "secret". Choose one of: single, multiple, ranked'],
    ['/poll create question:x question:y', 'has the option question twice'],
    ['/poll create question:', 'the option question of /poll create has no value'],
    ['/poll create Which day?', 'unexpected "Which day?" after /poll create'],
    ['/poll create question:x anonymous:yes', 'Give true or false'],
    ['/poll create question:x role:Staff', 'Give a role, as @Role'],
    ['/poll create question:x channel:general', 'Give a channel, as #channel'],
    ['/poll create question:x duration:2 days', 'Give a duration such as'],
    ['/poll create question:x duration:0m', 'It takes 5m to 52w'],
    ['/timeout member:@Member duration:400d', 'It takes 1m to 28d'],
    ['/invites create max_age:or', 'Give a duration such as'],
    [`/poll create question:${'x'.repeat(301)}`, 'It takes 1 to 300 characters'],
    ['/poll native question:x answers:a|b hours:769', 'It takes 1 to 768'],
    ['/purge count:5 member:Someone', 'Give a member'],
  ])('reports a mistake in %s', (commandLine, message) => {
    expect(mistakesIn(commandLine).join('\n')).toContain(message);
  });
});

describe('findCodeMistakes', () => {
  // Finds a subcommand whose first option is its only required one, and takes any text.
  const needsText = ({required, type, choices, minLength, note}: CommandOption) =>
    required && type === 'String' && !choices && minLength === undefined && note === undefined;
  const subcommand = allCommands().find(
    ({name, options: [firstOption, ...otherOptions]}) =>
      name.includes(' ') && firstOption && needsText(firstOption) && !otherOptions.some(({required}) => required),
  );
  const [requiredOption] = subcommand?.options ?? [];
  if (!subcommand || !requiredOption) throw new Error('No subcommand needs a text.');
  const {name} = subcommand;
  const [rootCommand = name] = name.split(' ');
  const commandLine = `${name} ${requiredOption.name}:x`;

  /** The body begins in line 5. */
  const mistakesOnPage = (body: string, file = 'docs/planted.mdx') =>
    findCodeMistakes({file, ...parsePageWithFacts({file, source: `---\ntitle: x\n---\n\n${body}\n`})}).map(
      (mistake) => `${mistake.line}: ${mistake.message}`,
    );

  it.each([
    ['the name of a command in a sentence', `Run \`${name}\` and \`${rootCommand}\`.`],
    ['a command line in a sentence', `Run \`${commandLine}\`.`],
    ['a fact in a command line', `Run \`${name} ${requiredOption.name}:{$product.slug}\`.`],
    ['a command line in a code block', `\`\`\`text\n${commandLine}\n\`\`\``],
    ['paths of the API and of pages', 'Call `/guilds/{guild_id}/polls`, `/docs/Premium` or `/faq`.'],
    ['JSON, and a path with a parameter', 'Send `{"id": 1.5}` to `/{guild_id}`.'],
    ['a command line that wraps', `Run \`${name}\n${requiredOption.name}:x\`.`],
    ['an escaped bar in a table', '| a |\n| - |\n| `{user.name\\|upper}` |'],
  ])('accepts %s', (_, body) => {
    expect(mistakesOnPage(body)).toEqual([]);
  });

  it.each([
    ['6: unknown command "/nope create"', 'Run it.\nRun `/nope create`.'],
    [`5: unknown option "nope" of ${name}`, `Run \`${name} nope:x ${requiredOption.name}:x\`.`],
    [`7: missing required option "${requiredOption.name}" of ${name}`, `\`\`\`text\n\n${name}\n\`\`\``],
    ['7: unknown command', '<Chat>\n  <Message>\n    Run `/nope list`.\n  </Message>\n</Chat>'],
    ['5: unknown variable "user.mentoin"', 'Write `{user.mentoin}`.'],
    ['5: unknown filter "uper"', 'Write `{user.name|uper}`.'],
    ['8: unknown command "/nope create"', '1. x\n\n   ```command\n   /nope create\n   ```'],
  ])('reports a mistake in line %s', (message, body) => {
    expect(mistakesOnPage(body)).toEqual([expect.stringContaining(message)]);
  });

  const [variable] = otherModule.variables.own;

  it.runIf(variable)("accepts variables of the page's module, and reports those of another", () => {
    const body = `Write \`{${variable?.name}}\`.`;
    expect(mistakesOnPage(body, `${otherGuideRoute.slice(1)}.mdx`)).toEqual([]);
    const message = `variable "${variable?.name}" doesn't work here`;
    expect(mistakesOnPage(body, `${guideRoute.slice(1)}.mdx`)).toEqual([expect.stringContaining(message)]);
  });
});
