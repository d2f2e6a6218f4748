import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {highlight, highlightCode} from '../../src/node/markdown/highlight';

describe('highlight', () => {
  it('gives each color a class, and leaves out all other elements', () => {
    expect(highlight('{"a": ["b", 1, null]}', 'json')).toBe(
      '{<span class="tok-k">"a"</span>: [<span class="tok-s">"b"</span>, <span class="tok-n">1</span>, <span class="tok-n">null</span>]}',
    );
  });

  it.each(['bash', 'json', 'text'])('keeps the text of %s', (language) => {
    const code = 'x="a < b && c" # {"d": `e`}';
    const text = highlight(code, language)
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
  });

  it('lets no markup through', () => {
    for (const language of ['text', 'bash', 'json']) {
      expect(highlight('<img src=x onerror=alert(1)>&lt;', language)).not.toMatch(/<(?!\/?span)/);
    }
  });

  it('names the languages that there are if one is unknown', () => {
    expect(() => highlight('x', 'cobol')).toThrow(/No colors for code in cobol. There is: bash, .*python/);
  });
});

describe('code blocks of a page', () => {
  const page = (...children: Root['children']): Root => ({type: 'root', children});

  it('become elements with their HTML and title, at any depth', () => {
    const root = page({
      type: 'blockquote',
      children: [{type: 'code', lang: 'json', meta: 'title="200 OK"', value: '1'}],
    });
    highlightCode()(root);
    expect(root).toMatchObject({
      children: [
        {
          children: [
            {
              data: {
                hName: 'pre',
                hProperties: {language: 'json', title: '200 OK', html: '<span class="tok-n">1</span>'},
              },
            },
          ],
        },
      ],
    });
  });

  it('without a language are text', () => {
    const root = page({type: 'code', value: 'a < b'});
    highlightCode()(root);
    expect(root).toMatchObject({children: [{data: {hProperties: {language: 'text', html: 'a &lt; b'}}}]});
  });
});
