import {describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {readBuiltHead} from '../../src/build/output/builtHead';

describe('readBuiltHead', () => {
  const page = (title: string, description: string) =>
    `<!doctype html><html><head><title data-rh=true>${title}</title>${description}</head><body><svg><title>Icon</title></svg>`;
  const meta = '<meta data-rh=true name=description content="A &amp; B"/>';

  it('returns the description, and the title without the name of the product', () => {
    const head = {title: 'A & B', description: 'A & B', hasImage: false};
    expect(readBuiltHead(page(`A &amp; B | ${product.name}`, meta), '/a')).toEqual(head);
    expect(readBuiltHead(page('A', meta), '/a').title).toBe('A');
  });

  it.each([
    ['title', page('', meta)],
    ['description', page('A', '')],
  ])('throws with the path of a page without a %s', (part, html) => {
    expect(() => readBuiltHead(html, '/a')).toThrow(`/a has no ${part} in its head`);
  });
});
