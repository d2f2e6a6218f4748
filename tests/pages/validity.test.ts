import {HtmlValidate} from 'html-validate';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {buildFolder, readBuiltFile} from './builtPages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // `</option>` may be missing before `<optgroup>`: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
  elements: ['html5', {option: {inherit: 'option', implicitClosed: ['option', 'optgroup']}}],
  rules: {
    // `autocomplete="off"` on checkboxes and radio buttons is invalid, but browsers obey it: without it, Firefox and WebKit
    // restore an earlier choice after a reload, and the page doesn't match it.
    'valid-autocomplete': 'off',
  },
});

function mistakesIn(html: string): string[] {
  const {results} = validator.validateStringSync(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
  );
}

describe('the HTML validator', () => {
  it('accepts every page', () => {
    // Only redirect pages are in a folder's index.html. Docusaurus' plugin writes them, without a title.
    const files = globSync('**/*.html', {cwd: buildFolder, ignore: '*/**/index.html'}).sort();
    expect(files.length).toBeGreaterThan(0);
    const mistakes = files.flatMap((file) => mistakesIn(readBuiltFile(file)).map((mistake) => `${file}: ${mistake}`));
    expect(mistakes).toEqual([]);
  });

  it('reports invalid HTML', () => {
    const page = '<!doctype html><html lang="en"><head><title>A</title></head><body><ul><p>B</p></ul></body></html>';
    expect(mistakesIn(page)).toContainEqual(expect.stringContaining('element-permitted-content: '));
  });
});
