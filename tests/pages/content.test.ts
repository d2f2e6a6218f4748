import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {functionKeys, moduleKeys} from '../../src/facts/types';
import {blockLineProblems, spanProblems} from '../../src/node/content/checkCode';
import {routes} from '../../src/rules/routing/routes';
import {pageOf} from './build';

/** Code in sentences, and the lines of code blocks. Paths of the API and pointers into JSON begin with a slash, too. */
function codeIn($: CheerioAPI): {spans: string[]; lines: string[]} {
  $('pre br').replaceWith('\n');
  const texts = (selector: string, without = '') =>
    $(selector)
      .not(without)
      .toArray()
      .map((it) => $(it).text());
  return {
    spans: texts('code', 'pre code, .endpoint code, .fields code'),
    lines: texts('pre code').flatMap((it) => it.split('\n')),
  };
}

/** What is wrong with the slash commands of a page. */
function wrongCommands($: CheerioAPI): string[] {
  const {spans, lines} = codeIn($);
  return [...spans.flatMap(spanProblems), ...lines.flatMap(blockLineProblems)].map((it) => it.message);
}

describe('slash commands', () => {
  it('of all pages exist, with their options', () => {
    const pages = routes.map((route) => ({route, page: pageOf(route)}));
    const found = pages.map(({page}) => codeIn(page));
    expect(found.flatMap((it) => it.spans).filter((it) => it.startsWith('/'))).not.toEqual([]);
    expect(found.flatMap((it) => it.lines).filter((it) => it.startsWith('/'))).not.toEqual([]);
    expect(pages.flatMap(({route, page}) => wrongCommands(page).map((message) => `${route}: ${message}`))).toEqual([]);
  });

  it('that do not exist would be found', () => {
    expect(wrongCommands(load('<p>Fine.</p>'))).toEqual([]);
    const planted =
      '<p>Run <code>/pol create</code>.</p><pre><code><span>/poll list</span><br><span>/poll create</span></code></pre>';
    expect(wrongCommands(load(planted))).toEqual([
      'no command named /pol create',
      '/poll create lacks its required option question',
    ]);
  });
});

/** Sections of a guide to a module, in order. */
const sections = [
  'at-a-glance',
  'quick-start',
  'how-it-works',
  'commands',
  'settings',
  'variables',
  'limits',
  'events',
  'examples',
  'problems',
  'privacy',
  'related',
];

const idsOf = ($: CheerioAPI): (string | undefined)[] =>
  $('article .markdown h2')
    .toArray()
    .map((it) => $(it).attr('id'));

it.each(moduleKeys)('the guide to %s has all its sections, after the summary and what members see', (key) => {
  const $ = pageOf(`/docs/modules/${key}`);
  expect(idsOf($)).toEqual(sections);
  const first = $('article .markdown')
    .children()
    .toArray()
    .map((it) => it.tagName);
  expect(first.slice(0, 3)).toEqual(['header', 'p', 'figure']);
  const notes = $('article .markdown [role=note]')
    .toArray()
    .map((it) =>
      $(`#${$(it).attr('aria-labelledby')}`)
        .text()
        .trim(),
    );
  expect(notes.filter((it) => it === 'With Premium')).toHaveLength(1);
});

it.each(functionKeys)('the page about %s has every section', (key) => {
  expect(idsOf(pageOf(`/docs/functions/${key}`))).toEqual(
    expect.arrayContaining(['at-a-glance', 'commands', 'limits', 'problems', 'privacy', 'related']),
  );
});
