import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import * as chat from '../../src/components/chat';
import {product} from '../../src/facts/product';

const botAuthor = `${product.name} APP`;

const iconImports = `
import Cloud from 'lucide-react/icons/cloud';
import PawPrint from 'lucide-react/icons/paw-print';
`;

/** Renders a page in MDX that uses the chat components. */
async function renderPage(source: string): Promise<string> {
  const {evaluate} = await import('@mdx-js/mdx');
  const {default: Page} = await evaluate(`${iconImports}\n${source}`, {...runtime, baseUrl: import.meta.url});
  return renderToStaticMarkup(createElement(Page, {components: chat}));
}

/** Returns the lines that a screen reader announces, one for each block. */
function transcript(markup: string): string[] {
  return markup
    .replace(/<svg\b.*?<\/svg>/gs, '')
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<\/?(?:figure|figcaption|div|ol|ul|li|p|dl|dt|dd|blockquote)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

const linesOf = async (source: string): Promise<string[]> => transcript(await renderPage(source));

describe('the transcript of a preview', () => {
  it('names the channel, and the author of each message', async () => {
    const source = `<Chat summary="a greeting" channel="events" topic="Game night">
      <Message by="New member" time="09:05">Hello</Message>
      <Message by="Moderator">Welcome</Message>
    </Chat>`;
    const heading = ['Chat preview: a greeting', 'Channel events, topic: Game night'];
    const messages = ['New member Today at 09:05', 'Hello', 'Moderator', 'Welcome'];
    expect(await linesOf(source)).toEqual([...heading, ...messages]);
  });

  it('says which command a reply answers, and that only its caller sees the reply', async () => {
    const source = `<Chat summary="x" channel="events">
      <Message by="bot" command="/poll results" usedBy="Moderator" ephemeral>Look</Message>
    </Chat>`;
    const lines = ['Channel events', 'Moderator used /poll results', botAuthor, 'Look'];
    expect(await linesOf(source)).toEqual(['Chat preview: x', ...lines, 'Only you can see this · Dismiss message']);
  });

  it('lists the questions and buttons of a form', async () => {
    const source = `<Form title="Billing" summary="two questions">
      <TextInput label="What is it about?" style="paragraph" placeholder="Your words" required />
      <TextInput label="When?" />
    </Form>`;
    const heading = ['Form preview: two questions', 'Billing'];
    const questions = ['What is it about?, several lines, required', 'Your words', 'When?, one line, optional'];
    expect(await linesOf(source)).toEqual([...heading, ...questions, 'Buttons: Cancel, Submit']);
  });
});

describe('the transcript of a message', () => {
  it.each<[part: string, content: string, lines: string[]]>([
    ['text on the same line as its tags', 'Hi **you**', ['Hi you']],
    ['paragraphs and a list', '\n\nOne\n\nTwo\n\n- Three\n- Four\n\n', ['One', 'Two', 'Three', 'Four']],
    [
      'mentions',
      'Ask <Mention of="@Staff" /> in <Mention of="#support" /> with <Mention of="/ticket open" />.',
      ['Ask @Staff in #support with /ticket open.'],
    ],
    [
      'an embed below text, with fields last',
      `
        One

        <Embed author="Team" title="Rules" footer="Version 2" thumbnail="bot">
          <Field name="Since" inline>May</Field>

          Be kind, <Mention of="@Staff" />
        </Embed>
      `,
      ['One', 'Team', 'Rules', 'Be kind, @Staff', 'Since', 'May', 'Version 2'],
    ],
    [
      'buttons',
      `
        <ActionRow>
          <Button label="Join" style="primary" />
          <Button label="Leave" disabled />
          <Button label="Read more" style="link" />
        </ActionRow>
        <ActionRow>
          <Button label="Verify" icon={Cloud} />
        </ActionRow>
      `,
      ['Buttons: Join, Leave (disabled), Read more (link)', 'Button: Verify'],
    ],
    [
      'select menus',
      `
        <SelectMenu placeholder="Closed" />
        <SelectMenu placeholder="Open">
          <Option label="One" description="The first" />
          <Option label="Two" />
        </SelectMenu>
      `,
      ['Closed, menu', 'Open, menu with the options:', 'One: The first', 'Two'],
    ],
    [
      'reactions',
      `
        <Reactions>
          <Reaction icon={Cloud} name="cloud" count={3} mine />
          <Reaction icon={PawPrint} name="paw" count={5} />
        </Reactions>
      `,
      ['Reactions: cloud 3 including yours, paw 5'],
    ],
    [
      'the results of a poll',
      '<Embed><Results answers={[{text: "Friday", votes: 29}, {text: "Sunday", votes: 1}]} /></Embed>',
      ['Friday: 29 votes, 97%', 'Sunday: 1 vote, 3%'],
    ],
  ])('includes %s', async (_, content, lines) => {
    const source = `<Chat summary="x">\n<Message by="bot">${content}</Message>\n</Chat>\n`;
    expect(await linesOf(source)).toEqual(['Chat preview: x', botAuthor, ...lines]);
  });
});

const renderBars = (...votes: number[]) => {
  const answers = votes.map((count, index) => ({text: `Answer ${index}`, votes: count}));
  const markup = renderToStaticMarkup(<chat.Results answers={answers} />);
  return {
    widths: [...markup.matchAll(/<rect width="(\d+)%"/g)].map(([, share]) => Number(share)),
    highlighted: [...markup.matchAll(/<li([^>]*)>/g)].map(([, attributes]) => (attributes ?? '').includes('leading')),
  };
};

it.each<[rule: string, votes: number[], widths: number[], highlighted: boolean[]]>([
  ['are as wide as their share of votes, and the longest is highlighted', [29, 8], [78, 22], [true, false]],
  ['are highlighted for every answer that shares the lead', [3, 1, 3], [43, 14, 43], [true, false, true]],
  ['stay empty, and not highlighted, without votes', [0, 0], [0, 0], [false, false]],
])('the bars of results %s', (_, votes, widths, highlighted) => {
  expect(renderBars(...votes)).toEqual({widths, highlighted});
});
