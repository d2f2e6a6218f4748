import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {root} from '../root';

const build = path.join(root, 'build');

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // The end tag that may be missing before <optgroup>: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
  elements: ['html5', {option: {inherit: 'option', implicitClosed: ['option', 'optgroup']}}],
  rules: {
    // `autocomplete="off"` on checkboxes and radio buttons is invalid, but browsers obey it: without it, Firefox and WebKit
    // restore an earlier choice after a reload, and the page doesn't match it.
    'valid-autocomplete': 'off',
  },
});

/** Returns the problems of an HTML document as `rule: message (selector)`. */
function faultsOf(html: string): string[] {
  const {results} = validator.validateStringSync(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
  );
}

describe('HTML', () => {
  it('is valid on every page, including redirects', () => {
    const files = globSync('**/*.html', {cwd: build}).sort();
    expect(files.length).toBeGreaterThan(0);
    const faults = files.flatMap((file) =>
      faultsOf(readFileSync(path.join(build, file), 'utf8')).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  const page = (body: string, head = '<title>A</title>') =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

  it('accepts a valid page', () => {
    expect(faultsOf(page('<h1>A</h1><details><summary>B</summary><p>C</p></details>'))).toEqual([]);
  });

  it.each([
    ['a paragraph in a summary', page('<details><summary><p>B</p></summary>C</details>'), 'element-permitted-content'],
    ['a page without a title', page('<p>A</p>', ''), 'element-required-content'],
    ['a page without a language', page('<p>A</p>').replace(' lang="en"', ''), 'element-required-attributes'],
    ['a duplicate id', page('<p id="a">A</p><p id="a">B</p>'), 'no-dup-id'],
    ['a duplicate attribute', page('<p class="a" class="b">A</p>'), 'no-dup-attr'],
    ['a list without items', page('<ul><p>A</p></ul>'), 'element-permitted-content'],
    ['an element that is not closed', page('<div><b>A</div>'), 'close-order'],
  ])('reports %s', (_, html, rule) => {
    expect(faultsOf(html).join('\n')).toContain(`${rule}: `);
  });
});
