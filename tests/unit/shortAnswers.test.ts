import {describe, expect, it} from 'vitest';
import {answerParts, shortAnswers} from '../../src/node/content/shortAnswers';
import {product} from '../../src/facts/product';

describe('short answers', () => {
  it('are the first paragraph of the answer, with facts and as HTML', () => {
    const [answer] = shortAnswers('general', ['what-is-it']);
    expect(answer).toMatchObject({question: `What is ${product.name}?`, to: '/faq/general#what-is-it'});
    const [words] = answer?.answer ?? [];
    expect(words?.html).toMatch(new RegExp(`^${product.name} is `));
    expect(words?.html).not.toMatch(/\{\$|<p>/);
  });

  it('keep their links apart, so that the page checks them', () => {
    const [answer] = shortAnswers('general', ['add']);
    expect(answer?.answer).toContainEqual({html: 'Get started', to: '/get-started'});
    expect(answerParts('Run `/a` *now*, or [open **it**](https://a.example/?b=1&c=2).')).toEqual([
      {html: 'Run '},
      {html: '<code>/a</code>'},
      {html: ' '},
      {html: '<em>now</em>'},
      {html: ', or '},
      {html: 'open <strong>it</strong>', to: 'https://a.example/?b=1&c=2'},
      {html: '.'},
    ]);
  });

  it.each([
    ['a list', '- One\n- Two'],
    ['a component', '<Chat summary="x">'],
    ['a component in its words', 'Press <Key name="a" /> twice.'],
    ['two paragraphs', 'One.\n\nTwo.'],
    ['nothing', ''],
  ])('that are %s are none', (_, markdown) => {
    expect(() => answerParts(markdown)).toThrow('A short answer is one paragraph');
  });

  it('that nobody wrote are named with their page', () => {
    expect(() => shortAnswers('general', ['why-not'])).toThrow(
      'faq/general.mdx has no answer to why-not; see src/facts/faq.ts.',
    );
  });
});
