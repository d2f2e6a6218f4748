import {describe, expect, it} from 'vitest';
import * as chat from '../../src/components/chat';
import {pagePreviews} from '../../src/checks/previews/pagePreviews';
import {previewProblems} from '../../src/checks/previews/previewProblems';
import {readTree} from '../../src/node/content/pageTree';
import {allCommands, diagnoseCommand} from '../../src/shared/commands/commandIndex';

const mistyped = diagnoseCommand.slice(0, -1);
const shown = allCommands().find(({reply}) => reply === 'public');
const ephemeral = allCommands().find(({reply}) => reply === 'ephemeral');

const messageWith = (content: string): string =>
  `<Chat summary="x">\n<Message by="bot">\n${content}\n</Message>\n</Chat>`;
const messageBy = (attributes: string): string => `<Chat summary="x">\n<Message ${attributes}>x</Message>\n</Chat>`;
const problemsIn = async (source: string) =>
  previewProblems(await pagePreviews(readTree({file: 'docs/planted.mdx', source}).root, chat), chat);

describe('previewProblems', () => {
  it.each<[string, string, string, string]>([
    [messageWith('<Embed tittle="x" title="y" />'), 'Embed 1', 'unknown prop "tittle"', 'Did you mean title?'],
    [messageWith('<Embed color="pink">x</Embed>'), 'Embed 1', 'color: Invalid option', 'Props of Embed'],
    [messageWith('<Embed><Field>x</Field></Embed>'), 'Field 1', 'name: Invalid input', 'Props of Field'],
    [messageBy('by="bot" time="noon"'), 'Message 1', 'time: Expected hours and minutes', 'Props of'],
    [messageBy(`by="bot" command="${shown?.name}"`), 'Message 1', 'go together', 'Props of'],
    [messageBy('by="Member" ephemeral'), 'Message 1', "Only the bot's messages", 'Props of'],
    [messageBy(''), 'Message 1', 'by: Invalid option: expected one of bot, ', 'Props of Message'],
    [
      '<Chat summary="x" topic="y">\n<Message by="bot">x</Message>\n</Chat>',
      'Chat "x"',
      'A topic needs a channel',
      'Props of Chat',
    ],
    [
      messageWith('<ActionRow><Button label="x" icon="check" /></ActionRow>'),
      'Button 1',
      'icon: Expected an icon',
      'Props of Button',
    ],
    [messageWith('<Mention of="Staff" /> x'), 'Mention 1', 'Expected @role', 'Props of'],
    [
      messageWith('<Poll question="x" answers={[{text: "a", votes: -1}]} />'),
      'Poll 1',
      'answers.0.votes',
      'Props of Poll',
    ],
    [
      messageBy(`by="bot" command="${mistyped}" usedBy="Owner"`),
      'Message 1',
      `unknown command "${mistyped}"`,
      `Did you mean ${diagnoseCommand}?`,
    ],
    [messageWith(`<Mention of="${mistyped}" />`), 'Mention 1', 'unknown command', 'mean'],
    [
      messageBy(`by="bot" command="${ephemeral?.name}" usedBy="Owner"`),
      'Message 1',
      `a public reply to ${ephemeral?.name}, which replies privately`,
      'Add ephemeral',
    ],
    ['<Message by="bot">x</Message>', 'Message 1', '<Message> must be inside <Chat>', 'Wrap it in <Chat>.'],
    [messageWith('<Button label="x" />'), 'Button 1', '<Button> must be inside <ActionRow>', 'Wrap it in'],
    [
      messageWith('<Chat summary="y">\n<Message by="bot">x</Message>\n</Chat>'),
      'Chat "y"',
      '<Chat> is inside <Message>',
      'Move it out.',
    ],
  ])('finds the mistake in %j: %s has %s', async (source, where, message, repair) => {
    const problems = await problemsIn(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.where.split(' > ').at(-1)).toBe(where);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.repair).toContain(repair);
  });

  it('finds elements inside fragments, arrays and components', () => {
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

  it('accepts a valid preview', async () => {
    const source = messageWith(
      `Write \`https://a.example\` or\n\n- **x**\n- _y_\n\n> <Mention of="${diagnoseCommand}" />`,
    );
    expect(await problemsIn(source)).toEqual([]);
  });
});
