import {array, assert as assertProperty, constantFrom, oneof, property, string} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  code,
  codeBlock,
  lines,
  mdx,
  nodesOf,
  paragraphs,
  type Markdown,
} from '../../src/build/content/blocks/mdxTemplate';
import {asMarkdown} from './asMarkdown';

const print = (markdown: Markdown): string => asMarkdown(nodesOf(markdown));

const inlineMarkup = ['*', '_', '**', '`', '[a](b)', '![', '{', '}', '{/* */}', '<a>', '</b>', '<', '&amp;', '&'];
const blockMarkup = ['```', '#', '- ', '1. ', '> ', '|', ':::', 'import x', 'export y'];
const otherFragments = [
  '\\',
  '$',
  '~',
  'https://a.example',
  'word',
  '\n',
  '\n\n',
  ' ',
  '\t',
  '\ud800',
  '\u{f0041}',
  '\ue000',
];

/** Any text, with Markdown, MDX, line breaks, lone surrogates and private use characters. */
const anyText = oneof(
  string({unit: 'binary', minLength: 1}),
  array(constantFrom(...inlineMarkup, ...blockMarkup, ...otherFragments), {minLength: 1}).map((parts) =>
    parts.join(''),
  ),
);

describe('text in a template', () => {
  it('stays the same in every kind of node', () => {
    assertProperty(
      property(anyText, (text) => {
        const [heading, sentence, list, table, codeBlockNode, component] = nodesOf(mdx`
          ## ${text} {/* #${text} */}

          Before ${text}, ${code(text)} and **[${text}](${text})** after.

          - ${text}

          | a | b |
          | - | - |
          | ${text} | ${code(text)} |

          ${codeBlock('text', text, text)}

          <Chat summary="${text}">
            ${text}
          </Chat>
        `);
        expect(heading).toMatchObject({
          type: 'heading',
          children: [{value: `${text} `}, {value: `/* #${text} */`}],
        });
        expect(sentence).toMatchObject({
          type: 'paragraph',
          children: [
            {type: 'text', value: `Before ${text}, `},
            {type: 'inlineCode', value: text},
            {type: 'text', value: ' and '},
            {type: 'strong', children: [{type: 'link', url: text, children: [{type: 'text', value: text}]}]},
            {type: 'text', value: ' after.'},
          ],
        });
        expect(list).toMatchObject({type: 'list', children: [{children: [{children: [{type: 'text', value: text}]}]}]});
        expect(table).toMatchObject({
          type: 'table',
          children: [{}, {children: [{children: [{type: 'text', value: text}]}, {children: [{value: text}]}]}],
        });
        expect(codeBlockNode).toMatchObject({type: 'code', lang: 'text', meta: `title="${text}"`, value: text});
        expect(component).toMatchObject({
          type: 'mdxJsxFlowElement',
          attributes: [{value: text}],
          children: [{type: 'paragraph', children: [{type: 'text', value: text}]}],
        });
      }),
    );
  });
});

describe('a template', () => {
  it('loses its indentation, but keeps lists and components inside lists', () => {
    const item = (name: string) => mdx`
      - ${name}

        <div className="x">
          ${lines(['a', 'b'].map((inner) => mdx`- ${inner}`))}
        </div>
    `;
    const markdown = mdx`
      ## Title

      ${paragraphs([item('one'), item('two')])}
    `;
    const printed = (name: string) => `- ${name}\n\n  <div className="x">\n    - a\n    - b\n  </div>`;
    expect(print(markdown)).toBe(['## Title', printed('one'), printed('two')].join('\n\n'));
  });

  it('drops lines that become empty, so a list stays one list', () => {
    const markdown = mdx`
      - a
      ${undefined}
      ${false}${''}
      - ${null}b

      ${[]}

      ${true}c
    `;
    expect(print(markdown)).toBe('- a\n- b\n\nc');
  });
});
