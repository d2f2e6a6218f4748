import {describe, expect, it} from 'vitest';
import * as chat from '../../src/components/chat';
import {pagePreviews} from '../../src/checks/previews/pagePreviews';
import {previewProblems} from '../../src/checks/previews/previewProblems';
import {readTree} from '../../src/node/content/pageTree';
import {allCommands, diagnoseCommand} from '../../src/shared/commands/commandIndex';

const mistyped = diagnoseCommand.slice(0, -1);
const shown = allCommands().find(({reply}) => reply === 'public');
const ephemeral = allCommands().find(({reply}) => reply === 'ephemeral');

/** A page with a preview of one message that has this content. */
const message = (content: string): string => `<Chat summary="x">\n<Message by="bot">\n${content}\n</Message>\n</Chat>`;
/** A page with a preview of one message that has these attributes. */
const said = (attributes: string): string => `<Chat summary="x">\n<Message ${attributes}>x</Message>\n</Chat>`;
const problemsIn = async (source: string) =>
  previewProblems(await pagePreviews(readTree({file: 'docs/planted.mdx', source}).root, chat), chat);

describe('mistakes in previews', () => {
  it.each<[string, string, string, string, string]>([
    ['a wrong prop', message('<Embed tittle="x" title="y" />'), 'Embed 1', 'no prop tittle', 'Did you mean title?'],
    ['a wrong value', message('<Embed color="pink">x</Embed>'), 'Embed 1', 'color: Invalid option', 'Props of Embed'],
    ['a missing prop', message('<Embed><Field>x</Field></Embed>'), 'Field 1', 'name: Invalid input', 'Props of Field'],
    ['an empty prop', message('<SelectMenu placeholder="" />'), 'SelectMenu 1', 'placeholder: Too small', 'Props of'],
    ['a person', said('by="Alex"'), 'Message 1', 'by: Invalid option', 'Props of Message'],
    ['a time in words', said('by="bot" time="noon"'), 'Message 1', 'time: Expected hours and minutes', 'Props of'],
    ['a command without a user', said(`by="bot" command="${shown?.name}"`), 'Message 1', 'go together', 'Props of'],
    [
      'a private message by a member',
      said('by="Member" ephemeral'),
      'Message 1',
      "Only the bot's messages",
      'Props of',
    ],
    ['a message by nobody', said(''), 'Message 1', 'by: Invalid option: expected one of bot, ', 'Props of Message'],
    [
      'a topic without a channel',
      '<Chat summary="x" topic="y">\n<Message by="bot">x</Message>\n</Chat>',
      'Chat "x"',
      'A topic needs a channel',
      'Props of Chat',
    ],
    [
      'an icon by name',
      message('<ActionRow><Button label="x" icon="check" /></ActionRow>'),
      'Button 1',
      'icon: Expected an icon',
      'Props of Button',
    ],
    ['a mention without a mark', message('<Mention of="Staff" /> x'), 'Mention 1', 'Expected @role', 'Props of'],
    [
      'votes below zero',
      message('<Poll question="x" answers={[{text: "a", votes: -1}]} />'),
      'Poll 1',
      'answers.0.votes',
      'Props of Poll',
    ],
    [
      'an unknown command',
      said(`by="bot" command="${mistyped}" usedBy="Owner"`),
      'Message 1',
      `there is no command ${mistyped}`,
      `Did you mean ${diagnoseCommand}?`,
    ],
    ['a mention of one', message(`Use <Mention of="${mistyped}" />`), 'Mention 1', `no command ${mistyped}`, 'mean'],
    [
      'a private reply that all see',
      said(`by="bot" command="${ephemeral?.name}" usedBy="Owner"`),
      'Message 1',
      `only the caller sees the reply to ${ephemeral?.name}`,
      'Add ephemeral',
    ],
    ['a message without a chat', '<Message by="bot">x</Message>', 'Message 1', 'it is in no preview', 'into Chat.'],
    ['a button without a row', message('<Button label="x" />'), 'Button 1', 'it is in Message', 'into ActionRow.'],
    [
      'a preview in a preview',
      message('<Chat summary="y">\n<Message by="bot">x</Message>\n</Chat>'),
      'Chat "y"',
      'it is in Message',
      'Put it on the page itself.',
    ],
  ])('name %s', async (_, source, where, what, repair) => {
    const problems = await problemsIn(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.where.split(' > ').at(-1)).toBe(where);
    expect(problems[0]?.message).toContain(what);
    expect(problems[0]?.repair).toContain(repair);
  });

  it('are found behind fragments, lists of elements and components', () => {
    const Wrapper = () => [<chat.Button key="a" label="x" />];
    const preview = (
      <div>
        <chat.Chat summary="wrapped">
          <>
            <Wrapper />
          </>
        </chat.Chat>
      </div>
    );
    expect(previewProblems(preview, chat)).toMatchObject([{where: 'Chat "wrapped" > Button 1'}]);
  });

  it('are not found in right previews', async () => {
    const source = message(`Write \`https://a.example\` or\n\n- **x**\n- _y_\n\n> <Mention of="${diagnoseCommand}" />`);
    expect(await problemsIn(source)).toEqual([]);
  });
});
