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
    ['Embed 1', 'unknown prop "tittle"', messageWith('<Embed tittle="x" title="y" />'), 'Did you mean title?'],
    ['Embed 1', 'color: Invalid option', messageWith('<Embed color="pink">x</Embed>'), 'Props of Embed'],
    ['Field 1', 'name: Invalid input', messageWith('<Embed><Field>x</Field></Embed>'), 'Props of Field'],
    ['Message 1', 'time: Expected hours and minutes', messageBy('by="bot" time="noon"'), 'Props of'],
    ['Message 1', 'go together', messageBy(`by="bot" command="${shown?.name}"`), 'Props of'],
    ['Message 1', "Only the bot's messages", messageBy('by="Member" ephemeral'), 'Props of'],
    ['Message 1', 'by: Invalid option: expected one of bot, ', messageBy(''), 'Props of Message'],
    [
      'Chat "x"',
      'A topic needs a channel',
      '<Chat summary="x" topic="y">\n<Message by="bot">x</Message>\n</Chat>',
      'Props of Chat',
    ],
    [
      'Button 1',
      'icon: Expected an icon',
      messageWith('<ActionRow><Button label="x" icon="check" /></ActionRow>'),
      'Props of Button',
    ],
    ['Mention 1', 'Expected @role', messageWith('<Mention of="Staff" /> x'), 'Props of'],
    [
      'Poll 1',
      'answers.0.votes',
      messageWith('<Poll question="x" answers={[{text: "a", votes: -1}]} />'),
      'Props of Poll',
    ],
    [
      'Message 1',
      `unknown command "${mistyped}"`,
      messageBy(`by="bot" command="${mistyped}" usedBy="Owner"`),
      `Did you mean ${diagnoseCommand}?`,
    ],
    ['Mention 1', 'unknown command', messageWith(`<Mention of="${mistyped}" />`), 'mean'],
    [
      'Message 1',
      `a public reply to ${ephemeral?.name}, which replies privately`,
      messageBy(`by="bot" command="${ephemeral?.name}" usedBy="Owner"`),
      'Add ephemeral',
    ],
    ['Message 1', '<Message> must be inside <Chat>', '<Message by="bot">x</Message>', 'Wrap it in <Chat>.'],
    ['Button 1', '<Button> must be inside <ActionRow>', messageWith('<Button label="x" />'), 'Wrap it in'],
    [
      'Chat "y"',
      '<Chat> is inside <Message>',
      messageWith('<Chat summary="y">\n<Message by="bot">x</Message>\n</Chat>'),
      'Move it out.',
    ],
  ])('reports a mistake in %s: %s', async (where, message, source, repair) => {
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
