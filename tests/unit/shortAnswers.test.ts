import {describe, expect, it} from 'vitest';
import {shortAnswers} from '../../src/content/shortAnswers';
import {product} from '../../src/facts/product';

describe('short answers', () => {
  it('are the first paragraph of the answer, with facts and as HTML', () => {
    const [answer] = shortAnswers('general', ['what-is-it']);
    expect(answer).toMatchObject({question: `What is ${product.name}?`, to: '/faq/general#what-is-it'});
    expect(answer?.answer).toMatch(new RegExp(`^${product.name} is `));
    expect(answer?.answer).not.toMatch(/\{\$|<p>/);
  });

  it('that nobody wrote are named with their page', () => {
    expect(() => shortAnswers('general', ['why-not'])).toThrow(
      'faq/general.mdx has no answer to why-not; see src/facts/faq.ts.',
    );
  });
});
