import {describe, expect, it} from 'vitest';
import {readShortAnswer, quoteQuestion} from '../../src/build/content/questions';
import {parsePageWithFacts} from '../../src/build/content/parsedPage';

describe('readShortAnswer', () => {
  const partsOf = (source: string) => {
    const [firstNode] = parsePageWithFacts({file: 'faq/planted.mdx', source}).tree.children;
    return readShortAnswer(firstNode);
  };

  it('returns text, bold text, code and links, and drops other emphasis', () => {
    expect(partsOf('**Run** `/a` *now*, or [open **it**](https://a.example/?b=1&c=2).')).toEqual([
      {strong: 'Run'},
      ' ',
      {code: '/a'},
      ' now, or ',
      {text: 'open it', to: 'https://a.example/?b=1&c=2'},
      '.',
    ]);
  });

  it.each([
    ['a list', '- One\n- Two'],
    ['a component', '<Chat summary="x" />'],
    ['a paragraph with a component', 'Press <Mention of="a" /> twice.'],
    ['a component in a link', '[a <Mention of="a" />](/faq)'],
    ['a heading', '## One'],
  ])('throws for %s', (_, markdown) => {
    expect(() => partsOf(markdown)).toThrow('a short answer must be a paragraph');
  });
});

it('quoteQuestion throws for an unknown question, and suggests the nearest one', () => {
  const message = 'no question at /faq/general#fre. Did you mean /faq/general#free?';
  expect(() => quoteQuestion('/faq/general#fre')).toThrow(message);
});
