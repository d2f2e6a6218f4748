import {describe, expect, it} from 'vitest';
import {frontCode, lengths, pageAdvice} from '../../src/checks/built/pageAdvice';
import {routes} from '../../src/rules/routing/routes';

const page = (text: string) => `<article><div class="markdown">${text}</div></article><footer>Not this</footer>`;
const advice = (route: string, text: string) => pageAdvice(new Map([[route, page(text)]]));
const serves = (route: string, what: string) =>
  expect.stringMatching(
    `^${route} has ${what}; (?:at most \\d+|\\d+(?: to \\d+| or more)?) serve its readers best.$`,
  ) as string;

describe('the words of a page', () => {
  const route = '/documents/changelog';

  it.each([
    ['text and tables', '<h2>Two words</h2><table><tr><td>x</td></tr></table><ul><li>a</li><li>b</li></ul>', 4],
    ['links to headings, which are none', '<p>One<a class="hash-link">#</a></p>', 1],
    ['previews, code and controls, which are none', '<p>One</p><figure>x</figure><pre>x</pre><form>x</form>', 1],
  ])('count: %s', (_, text, words) => {
    expect(advice(route, text)).toEqual([serves(route, `${words} words`)]);
  });

  it('are too few or too many', () => {
    expect(advice('/faq/planted', 'word '.repeat(399))).toEqual([serves('/faq/planted', '399 words')]);
    expect(advice('/faq/planted', 'word '.repeat(400))).toEqual([]);
    expect(advice('/faq/planted', 'word '.repeat(900))).toEqual([]);
    expect(advice('/faq/planted', 'word '.repeat(901))).toEqual([serves('/faq/planted', '901 words')]);
  });

  it.each(lengths)('are wanted of pages that there are: $pages', ({pages}) => {
    expect(routes.filter((route) => pages.test(route))).not.toEqual([]);
  });

  it('do not matter on other pages', () => {
    expect(advice('/docs', 'word')).toEqual([]);
  });
});

it('a guide without its parts is named', () => {
  const route = '/docs/modules/planted';
  const items = (count: number) => '<li>word</li>'.repeat(count);
  const parts = `${'<h3 id="example-x"></h3>'.repeat(2)}${'<h3 id="problem-x"></h3>'.repeat(4)}`;
  const guide = (steps: number, rest: string) =>
    `<h2 id="quick-start"></h2><p></p><ol>${items(steps)}</ol><ol>${items(9)}</ol>${rest}${'<p>word</p>'.repeat(1000)}`;
  expect(advice(route, guide(3, parts))).toEqual([]);
  expect(advice(route, guide(6, ''))).toEqual([
    serves(route, '6 steps in Quick start'),
    serves(route, '0 examples'),
    serves(route, '0 problems'),
  ]);
});

it('a front page with more code than its card shows is named', () => {
  const code = (lines: number, width: number) => `<pre><code>${`${'x'.repeat(width)}<br>`.repeat(lines)}</code></pre>`;
  const {lines, characters} = frontCode;
  expect(advice('/', code(lines, characters))).toEqual([]);
  expect(advice('/', code(lines + 1, characters + 1))).toEqual([
    serves('/', `${lines + 1} lines of code`),
    serves('/', `${characters + 1} characters in its widest line of code`),
  ]);
});
