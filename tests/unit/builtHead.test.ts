import {describe, expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {builtHead} from '../../src/node/builtHead';

describe('the head of a built page', () => {
  const page = (title: string, description: string) =>
    `<!doctype html><html><head><title data-rh=true>${title}</title>${description}</head><body><title>Icon</title>`;
  const meta = '<meta data-rh=true name=description content="A &amp; B"/>';

  it('has the title without the name of the product, and the description', () => {
    expect(builtHead(page(`A &amp; B | ${product.name}`, meta), '/a')).toEqual({title: 'A & B', description: 'A & B'});
    expect(builtHead(page('A', meta), '/a').title).toBe('A');
  });

  it.each([
    ['title', page('', meta)],
    ['description', page('A', '')],
  ])('stops the build without a %s, and names the page', (part, html) => {
    expect(() => builtHead(html, '/a')).toThrow(`/a has no ${part} in its head`);
  });
});
