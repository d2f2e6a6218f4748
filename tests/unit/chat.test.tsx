import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import PawPrint from 'lucide-react/icons/paw-print';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import * as chat from '../../src/components/chat';
import {pagePreviews} from '../../src/checks/previews/pagePreviews';
import {readTree} from '../../src/node/content/pageTree';
import {product} from '../../src/facts/product';
import {brokenMarkup, transcript} from './chatMarkup';

const {
  ActionRow,
  Button,
  Chat,
  Embed,
  Field,
  Form,
  Mention,
  Message,
  Option,
  Poll,
  Reaction,
  Reactions,
  Results,
  SelectMenu,
  TextInput,
} = chat;

const bot = `${product.name} APP`;

const botMessage = (content: ReactNode) => (
  <Chat summary="x">
    <Message by="bot">{content}</Message>
  </Chat>
);

describe('the transcript of a preview', () => {
  it.each<[string, ReactNode, string[]]>([
    [
      'a channel with messages by roles',
      <Chat key="a" summary="a greeting" channel="events" topic="Game night">
        <Message by="New member" time="09:05">
          Hello
        </Message>
        <Message by="Moderator">Welcome</Message>
      </Chat>,
      [
        'Chat preview: a greeting',
        'Channel events, topic: Game night',
        'New member Today at 09:05',
        'Hello',
        'Moderator',
        'Welcome',
      ],
    ],
    [
      'a reply to a command that only its caller sees',
      <Chat key="b" summary="x" channel="events">
        <Message by="bot" command="/poll results" usedBy="Moderator" ephemeral>
          Look
        </Message>
      </Chat>,
      [
        'Chat preview: x',
        'Channel events',
        'Moderator used /poll results',
        bot,
        'Look',
        'Only you can see this · Dismiss message',
      ],
    ],
    [
      'mentions',
      botMessage(
        <>
          Ask <Mention of="@Staff" /> in <Mention of="#support" /> with <Mention of="/ticket open" />.
        </>,
      ),
      ['Chat preview: x', bot, 'Ask @Staff in #support with /ticket open.'],
    ],
    [
      'an embed, with fields last',
      botMessage(
        <Embed author="Team" title="Rules" footer="Version 2" thumbnail="bot">
          <Field name="Since">May</Field>
          Be kind
        </Embed>,
      ),
      ['Chat preview: x', bot, 'Team', 'Rules', 'Be kind', 'Since', 'May', 'Version 2'],
    ],
    [
      'buttons',
      botMessage(
        <>
          <ActionRow>
            <Button label="Join" style="primary" />
            <Button label="Leave" disabled />
            <Button label="Read more" style="link" />
          </ActionRow>
          <ActionRow>
            <Button label="Verify" icon={Check} />
          </ActionRow>
        </>,
      ),
      ['Chat preview: x', bot, 'Buttons: Join, Leave (disabled), Read more (link)', 'Button: Verify'],
    ],
    [
      'select menus',
      botMessage(
        <>
          <SelectMenu placeholder="Closed" />
          <SelectMenu placeholder="Open">
            <Option label="One" description="The first" />
            <Option label="Two" />
          </SelectMenu>
        </>,
      ),
      ['Chat preview: x', bot, 'Closed, menu', 'Open, menu with the options:', 'One: The first', 'Two'],
    ],
    [
      'reactions',
      botMessage(
        <Reactions>
          <Reaction icon={Hand} name="hand" count={3} mine />
          <Reaction icon={PawPrint} name="paw" count={5} />
        </Reactions>,
      ),
      ['Chat preview: x', bot, 'Reactions: hand 3 including yours, paw 5'],
    ],
    [
      'a form',
      <Form key="f" title="Billing" summary="two questions">
        <TextInput label="What is it about?" style="paragraph" placeholder="Your words" required />
        <TextInput label="When?" />
      </Form>,
      [
        'Form preview: two questions',
        'Billing',
        `What you send goes to ${product.name}. Never send a password.`,
        'What is it about?, several lines, required',
        'Your words',
        'When?, one line, optional',
        'Buttons: Cancel, Submit',
      ],
    ],
    [
      'results',
      botMessage(
        <Embed>
          <Results
            answers={[
              {text: 'Friday', votes: 29},
              {text: 'Sunday', votes: 1},
            ]}
          />
        </Embed>,
      ),
      ['Chat preview: x', bot, 'Friday: 29 votes, 97%', 'Sunday: 1 vote, 3%'],
    ],
    [
      "a poll of Discord's own",
      botMessage(<Poll question="Which day?" multiple answers={[{text: 'Friday', votes: 0}]} state="Poll closed" />),
      [
        'Chat preview: x',
        bot,
        'Which day?',
        'Select one or more answers',
        'Friday: 0 votes, 0%',
        '0 votes · Poll closed',
      ],
    ],
  ])('reads %s', (_, preview, lines) => {
    expect(transcript(renderToStaticMarkup(preview))).toEqual(lines);
  });
});

it.each(['<a href="/x">', '<i tabindex="0">', '<p>a<div>', '<span><p>', '<svg>', '<img alt="x">'])(
  'brokenMarkup finds %s',
  (planted) => {
    expect(brokenMarkup(planted)).not.toEqual([]);
  },
);

describe('bars', () => {
  const bars = (...votes: number[]) => {
    const answers = votes.map((count, index) => ({text: `Answer ${index}`, votes: count}));
    const markup = renderToStaticMarkup(<Results answers={answers} />);
    return {
      shares: [...markup.matchAll(/<rect width="(\d+)%"/g)].map(([, share]) => Number(share)),
      leading: [...markup.matchAll(/<li([^>]*)>/g)].map(([, attributes]) => (attributes ?? '').includes('leading')),
    };
  };

  it.each<[string, number[], number[], boolean[]]>([
    ['are as wide as their share of the votes', [29, 20, 8], [51, 35, 14], [true, false, false]],
    ['are all highlighted in a tie', [3, 1, 3], [43, 14, 43], [true, false, true]],
    ['are empty and not highlighted without votes', [0, 0], [0, 0], [false, false]],
  ])('%s', (_, votes, shares, leading) => {
    expect(bars(...votes)).toEqual({shares, leading});
  });
});

describe('a message in MDX', () => {
  const render = async (message: string) => {
    const source = `<Chat summary="x">\n${message}\n</Chat>\n`;
    return renderToStaticMarkup(await pagePreviews(readTree({file: 'docs/planted.mdx', source}).root, chat));
  };

  it.each<[string, string, string[]]>([
    ['text on the line of its tags', '<Message by="bot">Hi **you**</Message>', ['Hi you']],
    ['paragraphs', '<Message by="bot">\n  One\n\n  Two\n</Message>', ['One', 'Two']],
    [
      'text before an embed',
      '<Message by="bot">\n  One\n\n  <Embed title="T">\n    Two <Mention of="@Staff" />\n\n    <Field name="N" inline>V</Field>\n  </Embed>\n</Message>',
      ['One', 'T', 'Two @Staff', 'N', 'V'],
    ],
    [
      'buttons in a row',
      '<Message by="bot">\n  <ActionRow>\n    <Button label="A" />\n    <Button label="{$product.name}" />\n  </ActionRow>\n</Message>',
      [`Buttons: A, ${product.name}`],
    ],
    ['a list', '<Message by="bot">\n  - One\n  - Two\n</Message>', ['One', 'Two']],
  ])('shows %s', async (_, message, lines) => {
    const markup = await render(message);
    expect(transcript(markup).slice(2)).toEqual(lines);
    expect(brokenMarkup(markup)).toEqual([]);
  });
});
