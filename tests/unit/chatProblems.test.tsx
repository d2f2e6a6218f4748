import {describe, expect, it} from 'vitest';
import * as chat from '../../src/components/chat';
import {characterLimits, countLimits, embedsTotal} from '../../src/checks/previews/limits';
import {pagePreviews} from '../../src/checks/previews/pagePreviews';
import {readTree} from '../../src/node/content/page';
import {previewProblems} from '../../src/checks/previews/previewProblems';
import {allCommands, diagnoseCommand} from '../../src/shared/commands/commandIndex';

const mistyped = diagnoseCommand.slice(0, -1);
const shown = allCommands().find(({reply}) => reply === 'public');
const ephemeral = allCommands().find(({reply}) => reply === 'ephemeral');

/** Puts the source of a message's content into a page. */
const message = (content: string): string => `<Chat summary="x">\n<Message by="bot">\n${content}\n</Message>\n</Chat>`;
/** A page with one message that has attributes. */
const said = (attributes: string): string => `<Chat summary="x">\n<Message ${attributes}>x</Message>\n</Chat>`;
/** A page with a channel. */
const channel = (attributes: string): string =>
  `<Chat summary="x" ${attributes}>\n<Message by="bot">x</Message>\n</Chat>`;
const problemsIn = async (source: string) =>
  previewProblems(await pagePreviews(readTree({file: 'docs/planted.mdx', source}).root, chat), chat);

const letters = (size: number): string => 'x'.repeat(size);
const embed = (content: string): string => message(`<Embed>${content}</Embed>`);
const row = (content: string): string => message(`<ActionRow>${content}</ActionRow>`);
const menu = (content: string): string => message(`<SelectMenu placeholder="x">${content}</SelectMenu>`);
const form = (content: string): string => `<Form title="x" summary="x">\n${content}\n</Form>`;
const answers = (size: number): string => `{[${'{text: "x", votes: 1},'.repeat(size)}]}`;

/** For every limit a preview that has as much of it as asked for. */
const filled: Readonly<Record<string, (size: number) => string>> = {
  'Chat channel': (size) => channel(`channel="${letters(size)}"`),
  'Chat topic': (size) => channel(`channel="x" topic="${letters(size)}"`),
  'Message children': (size) => message(letters(size)),
  'Embed author': (size) => message(`<Embed author="${letters(size)}" />`),
  'Embed title': (size) => message(`<Embed title="${letters(size)}" />`),
  'Embed children': (size) => embed(letters(size)),
  'Embed footer': (size) => message(`<Embed footer="${letters(size)}" />`),
  'Field name': (size) => embed(`<Field name="${letters(size)}">x</Field>`),
  'Field children': (size) => embed(`<Field name="x"><>${letters(size)}</></Field>`),
  'Button label': (size) => row(`<Button label="${letters(size)}" />`),
  'SelectMenu placeholder': (size) => message(`<SelectMenu placeholder="${letters(size)}" />`),
  'Option label': (size) => menu(`<Option label="${letters(size)}" />`),
  'Option description': (size) => menu(`<Option label="x" description="${letters(size)}" />`),
  'Form title': (size) => `<Form title="${letters(size)}" summary="x">\n<TextInput label="x" />\n</Form>`,
  'TextInput label': (size) => form(`<TextInput label="${letters(size)}" />`),
  'TextInput placeholder': (size) => form(`<TextInput label="x" placeholder="${letters(size)}" />`),
  'Poll question': (size) => message(`<Poll question="${letters(size)}" answers=${answers(2)} />`),
  'Poll answers': (size) => message(`<Poll question="x" answers={[{text: "${letters(size)}", votes: 1}]} />`),
  'Results answers': (size) => embed(`<Results answers={[{text: "${letters(size)}", votes: 1}]} />`),
  'number of Message Embed': (size) => message('<Embed title="x" />\n'.repeat(size)),
  'number of Message ActionRow and SelectMenu': (size) =>
    message(`<SelectMenu placeholder="x" />\n${'<ActionRow><Button label="x" /></ActionRow>\n'.repeat(size - 1)}`),
  'number of Embed Field': (size) => embed('<Field name="x">x</Field>'.repeat(size)),
  'number of ActionRow Button': (size) => row('<Button label="x" />'.repeat(size)),
  'number of SelectMenu Option': (size) => menu('<Option label="x" />'.repeat(size)),
  'number of Form TextInput': (size) => form('<TextInput label="x" />\n'.repeat(size)),
  'number of Reactions Reaction': (size) =>
    message(`<Reactions>${'<Reaction icon={Hand} name="hand" count={1} />'.repeat(size)}</Reactions>`),
  'number of Poll answers': (size) => message(`<Poll question="x" answers=${answers(size)} />`),
  'number of Results answers': (size) => embed(`<Results answers=${answers(size)} />`),
  'Embeds of a message': (size) =>
    message(`<Embed author="1">${letters(size - 3001)}</Embed>\n<Embed>${letters(3000)}</Embed>`),
};

const limits = [
  ...characterLimits.map(({part, prop, max}) => ({name: `${part} ${prop}`, part, max, repair: 'Shorten it by 1.'})),
  ...countLimits.map(({part, counts, max}) => ({
    name: `number of ${part} ${counts.join(' and ')}`,
    part,
    max,
    repair: 'Take 1 away.',
  })),
  {name: 'Embeds of a message', part: 'Message', max: embedsTotal, repair: 'Shorten it by 1.'},
];

describe('limits of the platform', () => {
  it('all have a case', () => {
    expect(limits.map(({name}) => name).sort()).toEqual(Object.keys(filled).sort());
  });

  it.each(limits)('$name: $max', async ({name, part, max, repair}) => {
    expect(await problemsIn(filled[name]?.(max) ?? '')).toEqual([]);
    const problems = await problemsIn(filled[name]?.(max + 1) ?? '');
    expect(problems).toEqual([{where: expect.any(String) as string, message: expect.any(String) as string, repair}]);
    expect(problems[0]?.where.split(' > ').at(-1)).toMatch(new RegExp(`^${part} `));
    expect(problems[0]?.message).toContain(`${max + 1}`);
    expect(problems[0]?.message).toMatch(new RegExp(`${max}$`));
  });

  it('are found behind fragments, lists of elements and components', () => {
    const Wrapper = () => [
      <chat.Message key="a" by="bot">
        {letters(2001)}
      </chat.Message>,
    ];
    const preview = (
      <div>
        <chat.Chat summary="wrapped">
          <>
            <Wrapper />
          </>
        </chat.Chat>
      </div>
    );
    expect(previewProblems(preview, chat)).toMatchObject([{where: 'Chat "wrapped" > Message 1'}]);
  });
});

describe('mistakes in MDX', () => {
  it.each<[string, string, string, string, string]>([
    ['a wrong prop', message('<Embed tittle="x" title="y" />'), 'Embed 1', 'no prop tittle', 'Did you mean title?'],
    ['a wrong value', message('<Embed color="pink">x</Embed>'), 'Embed 1', 'color: Invalid option', 'Props of Embed'],
    ['a missing prop', message('<Embed><Field>x</Field></Embed>'), 'Field 1', 'name: Invalid input', 'Props of Field'],
    ['an empty prop', message('<SelectMenu placeholder="" />'), 'SelectMenu 1', 'placeholder: Too small', 'Props of'],
    ['a person', said('by="Alex"'), 'Message 1', 'by: Invalid option', 'Props of Message'],
    [
      'a time in words',
      said('by="bot" time="noon"'),
      'Message 1',
      'time: Expected hours and minutes',
      'Props of Message',
    ],
    [
      'a command that nobody used',
      said(`by="bot" command="${shown?.name}"`),
      'Message 1',
      'command and usedBy go together',
      'Props of Message',
    ],
    [
      'an ephemeral message by a member',
      said('by="Member" ephemeral'),
      'Message 1',
      "Only the bot's messages",
      'Props of Message',
    ],
    [
      'an answer to a command by a member',
      said(`by="Member" command="${shown?.name}" usedBy="Owner"`),
      'Message 1',
      "by: Only the bot's messages answer a command",
      'Props of Message',
    ],
    [
      'a message by nobody',
      '<Chat summary="x">\n<Message>x</Message>\n</Chat>',
      'Message 1',
      'by: Invalid option: expected one of bot, ',
      'Props of Message',
    ],
    ['a topic without a channel', channel('topic="y"'), 'Chat "x"', 'A topic needs a channel', 'Props of Chat'],
    [
      'an icon by name',
      message('<ActionRow><Button label="x" icon="check" /></ActionRow>'),
      'Button 1',
      'icon: Expected an icon',
      'Props of Button',
    ],
    [
      'a mention without a mark',
      message('<Mention of="Staff" /> x'),
      'Mention 1',
      'Expected @role',
      'Props of Mention',
    ],
    [
      'an embed by a member',
      '<Chat summary="x">\n<Message by="Member">\n<Embed title="x" />\n</Message>\n</Chat>',
      'Message 1',
      'a member sends <Embed>',
      'by="bot"',
    ],
    [
      'a command that does not exist',
      said(`by="bot" command="${mistyped}" usedBy="Owner"`),
      'Message 1',
      `there is no command ${mistyped}`,
      `Did you mean ${diagnoseCommand}?`,
    ],
    [
      'a mention of one',
      message(`Use <Mention of="${mistyped}" />`),
      'Mention 1',
      `no command ${mistyped}`,
      diagnoseCommand,
    ],
    [
      'a private reply for all to see',
      said(`by="bot" command="${ephemeral?.name}" usedBy="Owner"`),
      'Message 1',
      `only the caller sees the reply to ${ephemeral?.name}`,
      'Add ephemeral',
    ],
    ['a question alone', '<TextInput label="x" />', 'TextInput 1', 'it stands in no preview', 'Put it into Form.'],
    [
      'a form without questions',
      '<Form title="x" summary="y" />',
      'Form "y"',
      'it holds no TextInput',
      'Put a <TextInput>',
    ],
    [
      'a form in a message',
      message('<Form title="x" summary="y">\n<TextInput label="x" />\n</Form>'),
      'Form "y"',
      'it stands in Message',
      'Put it on the page itself.',
    ],
    ['a message alone', '<Message by="bot">x</Message>', 'Message 1', 'it stands in no preview', 'Put it into Chat.'],
    [
      'a preview in a preview',
      message('<Chat summary="y">\n<Message by="bot">x</Message>\n</Chat>'),
      'Chat "y"',
      'it stands in Message',
      'Put it on the page itself.',
    ],
    [
      'a menu among buttons',
      message('<ActionRow>\n<Button label="x" />\n<SelectMenu placeholder="x" />\n</ActionRow>'),
      'SelectMenu 1',
      'it stands in ActionRow',
      'A select menu needs no ActionRow.',
    ],
    ['a button alone', message('<Button label="x" />'), 'Button 1', 'it stands in Message', 'Put it into ActionRow.'],
    [
      'a field in a fragment',
      message('<Embed title="x">\n<><Field name="x">y</Field></>\n</Embed>'),
      'Field 1',
      'it stands in <>',
      'directly into Embed',
    ],
    [
      'a part in a paragraph',
      message('Look: <Embed title="x" />'),
      'Embed 1',
      'it stands in a paragraph',
      'Put <Embed> on a line of its own.',
    ],
    [
      'text between messages',
      '<Chat summary="x">\nHi\n\n<Message by="bot">x</Message>\n</Chat>',
      'Chat "x"',
      'it holds text: Hi',
      'Message',
    ],
    ['a link', message('[x](/docs)'), 'Message 1', 'it holds <a>', 'can be focused'],
    ['an address alone', message('See https://a.example/b?c now'), 'Message 1', 'it holds <a>', '`code`'],
    ['a heading', message('## x'), 'Message 1', 'it holds <h2>', 'table of contents'],
    ['a code block', message('```js\nx\n```'), 'Message 1', 'it holds <pre>', 'Markdown for it'],
    ['a preview without messages', '<Chat summary="x">\n</Chat>', 'Chat "x"', 'it holds no Message', 'Put a <Message>'],
    ['a row without buttons', message('<ActionRow></ActionRow>'), 'ActionRow 1', 'it holds no Button', '<Button>'],
    [
      'an empty message',
      '<Chat summary="x">\n<Message by="bot" />\n</Chat>',
      'Message 1',
      'it is empty',
      'Write a text',
    ],
    ['an empty embed', message('<Embed color="red" />'), 'Embed 1', 'it is empty', 'Write a text'],
    [
      'an empty field',
      message('<Embed>\n<Field name="x"></Field>\n</Embed>'),
      'Field 1',
      'it is empty',
      'Write a text',
    ],
    [
      'votes below zero',
      message('<Poll question="x" answers={[{text: "a", votes: -1}]} />'),
      'Poll 1',
      'answers.0.votes',
      'Props of Poll',
    ],
  ])('%s', async (_, source, where, what, repair) => {
    const problems = await problemsIn(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.where.split(' > ').at(-1)).toBe(where);
    expect(problems[0]?.message).toContain(what);
    expect(problems[0]?.repair).toContain(repair);
  });

  it('what looks like one is none', async () => {
    const source = message(`Write \`https://a.example\` or\n\n- **x**\n- _y_\n\n> <Mention of="${diagnoseCommand}" />`);
    expect(await problemsIn(source)).toEqual([]);
  });
});
