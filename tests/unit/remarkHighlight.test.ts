import type {Blockquote, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {codeMistakes, highlight, remarkHighlight} from '../../src/build/markdown/remarkHighlight';

describe('highlight', () => {
  it('wraps only colored tokens in elements', () => {
    expect(highlight('{"a": ["b", 1, null]}', 'json')).toBe(
      '{<span class="tok-k">"a"</span>: [<span class="tok-s">"b"</span>, <span class="tok-n">1</span>, <span class="tok-n">null</span>]}',
    );
  });

  it.each(['bash', 'json', 'text'])('keeps the text of code in %s, and escapes markup', (language) => {
    const code = 'x="a < b && c" # {"d": `e`} <img src=x onerror=alert(1)>&lt;';
    const html = highlight(code, language);
    expect(html).not.toMatch(/<(?!\/?span)/);
    const text = html
      .replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
  });

  it('loads any language of Prism, with those that it extends, and colors the lines of a diff', () => {
    expect(highlight('-a\n+b\n', 'diff')).toMatch(/class="tok-n">-a[^]*class="tok-s">\+b/);
    expect(highlight('<?php echo 1;', 'php')).toContain('tok-');
  });

  it('throws with the available languages for an unknown language', () => {
    expect(() => highlight('x', 'klingon')).toThrow(/unknown language "klingon" of a code block\. .*: \w+, /);
  });
});

it.each([
  ['js{1}', '```js title'],
  ['js:title=a.js', '```js title'],
])('codeMistakes tells how to write options: ```%s', (lang, repair) => {
  expect(codeMistakes({type: 'code', lang, value: 'a'})).toMatchObject([
    {repair: expect.stringContaining(repair) as string},
  ]);
});

describe('remarkHighlight', () => {
  const page = (...children: Root['children']): Root => ({type: 'root', children});
  const jsonCode = {type: 'code', lang: 'json', value: '1'} as const;

  it('turns code blocks at any depth into elements with HTML and a title', () => {
    const quote: Blockquote = {type: 'blockquote', children: [{...jsonCode, meta: 'title="200 OK"'}]};
    remarkHighlight()(page(quote));
    const hProperties = {language: 'json', title: '200 OK', html: '<span class="tok-n">1</span>'};
    expect(quote.children[0]?.data).toMatchObject({hName: 'code', hProperties});
  });

  it('ignores the case of languages', () => {
    const root = page({...jsonCode, lang: 'JSON'});
    remarkHighlight()(root);
    expect(codeMistakes({...jsonCode, lang: 'JSON'})).toEqual([]);
    expect(root).toMatchObject({children: [{data: {hProperties: {language: 'json'}}}]});
  });

  it('treats code without a language as text', () => {
    const root = page({type: 'code', value: 'a < b'});
    remarkHighlight()(root);
    expect(root).toMatchObject({children: [{data: {hProperties: {language: 'text', html: 'a &lt; b'}}}]});
  });
});

describe('the lines of code', () => {
  const htmlOf = (lang: string, value: string, meta?: string): unknown => {
    const root: Root = {type: 'root', children: [{type: 'code', lang, value, ...(meta !== undefined && {meta})}]};
    remarkHighlight()(root);
    return root.children[0]?.data?.hProperties?.html;
  };
  const marked = (line: string) => `<mark class="codeLine">${line}</mark>`;

  it.each<[cause: string, language: string, code: string, meta: string, html: string]>([
    ['ranges', 'text', 'a\nb\nc\nd', '{1,3-4}', `${marked('a\n')}b\n${marked('c\n')}${marked('d')}`],
    ['a comment before a line', 'js', '// highlight-next-line\na\nb', '', `${marked('a\n')}b`],
    ['comments around lines', 'bash', '  # highlight-start\nb\n# highlight-end\nd', '', `${marked('b\n')}d`],
    ['a comment in HTML', 'text', '<!-- highlight-next-line -->\na', '', marked('a')],
    ['a comment in JSX', 'text', '{/* highlight-next-line */}\na', '', marked('a')],
    ['ranges, counted without comments', 'js', '// highlight-next-line\na\nb', '{2}', `${marked('a\n')}${marked('b')}`],
  ])('are highlighted by %s', (_, language, code, meta, html) => {
    expect(htmlOf(language, code, meta)).toBe(html);
  });

  it('have numbers from 1, or from a given number', () => {
    const lines = (firstNumber: number) =>
      `<span class="codeLine" data-line="${firstNumber}">a\n</span><span class="codeLine" data-line="${firstNumber + 1}">b</span>`;
    expect(htmlOf('text', 'a\nb', 'showLineNumbers')).toBe(lines(1));
    expect(htmlOf('text', 'a\nb', 'title="x" showLineNumbers=9')).toBe(lines(9));
  });

  it('keep the color of a string that continues on the next line', () => {
    const html = String(htmlOf('js', 'x = `a\nb`;', '{2}'));
    expect(html).toBe(`x = <span class="tok-s">\`a\n</span>${marked('<span class="tok-s">b`</span>;')}`);
  });

  it('get no elements of their own without an option or a comment', () => {
    expect(htmlOf('text', 'a\nb', 'title="{1}"')).toBe('a\nb');
  });

  it.each([
    ["{3} highlights lines that the code doesn't have", '{3}', 'a\nb'],
    ["{0} highlights lines that the code doesn't have", '{0}', 'a\nb'],
    ["{2-1} highlights lines that the code doesn't have", '{2-1}', 'a\nb'],
    ['highlight-start is never closed', '', '// highlight-start\na'],
    ['unknown option "showLineNumber" after the language of a code block', 'showLineNumber', 'a'],
  ])('cause the mistake: %s', (message, meta, value) => {
    expect(codeMistakes({type: 'code', lang: 'js', meta, value}).map((mistake) => mistake.message)).toEqual([message]);
  });
});
