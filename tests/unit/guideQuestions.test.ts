import {describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {guideName, questionsByGuide} from '../../src/node/content/guideQuestions';
import {paths} from '../../src/shared/routing/paths';

describe('questions of a guide', () => {
  it('have names without the name of the product', () => {
    expect(guideName('/docs/guide#here')).toBe('docs/guide#here');
    expect(guideName(`${paths.privacy}#stored`)).toBe('docs/extras/privacy#stored');
    expect(guideName(paths.privacy)).not.toContain(product.slug);
  });

  it('come from all pages of the FAQ, in their order', () => {
    const found = questionsByGuide([
      {
        key: 'one',
        questions: [
          {key: 'a', question: 'A?', guide: '/docs/guide#here'},
          {key: 'b', question: 'B?', guide: '/docs/guide#there'},
        ],
      },
      {key: 'two', questions: [{key: 'a', question: 'C?', guide: '/docs/guide#here'}]},
    ]);
    expect([...found]).toEqual([
      [
        'docs/guide#here',
        [
          {question: 'A?', to: '/faq/one#a'},
          {question: 'C?', to: '/faq/two#a'},
        ],
      ],
      ['docs/guide#there', [{question: 'B?', to: '/faq/one#b'}]],
    ]);
  });
});
