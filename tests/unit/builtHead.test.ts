import {describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {readBuiltHead} from '../../src/build/output/builtHead';

describe('readBuiltHead', () => {
  const page = (title: string, metaTag: string) =>
    `<!doctype html><html><head><title data-rh=true>${title}</title>${metaTag}</head><body><svg><title>Icon</title></svg>`;
  const descriptionTag = '<meta data-rh=true name=description content="A &amp; B"/>';

  it('returns the description, and the title without the name of the product', () => {
    const head = {title: 'A & B', description: 'A & B', hasImage: false};
    expect(readBuiltHead(page(`A &amp; B | ${product.name}`, descriptionTag), '/a')).toEqual(head);
    expect(readBuiltHead(page('A', descriptionTag), '/a').title).toBe('A');
  });

  it.each([
    ['title', page('', descriptionTag)],
    ['description', page('A', '')],
  ])('throws with the path of a page without a %s', (part, html) => {
    expect(() => readBuiltHead(html, '/a')).toThrow(`/a has no ${part} in its head`);
  });
});
