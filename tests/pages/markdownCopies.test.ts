import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {createProcessor} from '@mdx-js/mdx';
import type {ElementContent} from 'hast';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {pageText} from '../../src/node/pageText';
import {markdownCopyPath} from '../../src/shared/routing/markdownCopies';
import {root} from '../root';
import {pages} from './builtPages';

const readTwin = (address: string): string => readFileSync(path.join(root, 'build', address), 'utf8');

/** A text without its front matter. */
const bodyOf = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, '');

const parse = (text: string): Root => createProcessor({format: 'md', remarkPlugins: [remarkGfm]}).parse(bodyOf(text));

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Headings, cells of tables and code, each as its words. */
interface Parts {
  headings: string[];
  cells: string[];
  code: string[];
}

/** What a built page shows of them. */
function partsOfPage($: CheerioAPI): Parts {
  const main = $('main').clone();
  const part = main.find('.theme-doc-markdown').length > 0 ? main.find('.theme-doc-markdown').first() : main;
  // A form is no text: its headings are those of boxes to tick.
  part.find('form, fieldset, button, nav, template, noscript, .hash-link').remove();
  part.find('[hidden], [aria-hidden=true], [data-not-text], :is(a, summary) .sr-only').remove();
  const words = (selector: string): string[] =>
    part
      .find(selector)
      .get()
      .map((element) => spaced($(element).text()));
  return {
    headings: words('h1, h2, h3, h4, h5, h6'),
    cells: words('th, td').filter((cell) => cell !== ''),
    code: part
      .find('pre')
      .get()
      .map((element) => $(element).text().replace(/\n$/, '')),
  };
}

/** What a twin has of them. */
function partsOfTwin(tree: Root): Parts {
  const parts: Parts = {headings: [], cells: [], code: []};
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') parts.headings.push(spaced(toString(node)));
    if (node.type === 'tableCell') parts.cells.push(spaced(toString(node)));
    if (node.type === 'code') parts.code.push(node.value);
  });
  // Markdown fills a row up where the page has one cell that is wider.
  return {...parts, cells: parts.cells.filter((cell) => cell !== '')};
}

/** Where a twin says nothing: lines of bullets, paragraphs and headings without a word. */
function emptyIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node: Nodes) => {
    if (!['listItem', 'paragraph', 'heading', 'blockquote'].includes(node.type) || toString(node).trim() !== '') return;
    found.push(`${node.type} in line ${node.position?.start.line}`);
  });
  return found;
}

/** Elements that stand in a line of text. */
const inLine = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'time']);

/** Neighbors in a line that only styles keep apart, as `first|second`: read aloud, copied or in a twin, they are one word. */
function runTogether(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'element' || node.tagName === 'pre') return [];
    const next = nodes[index + 1];
    const [one, other] = [node, next].map((each) =>
      each?.type === 'element' && inLine.has(each.tagName) ? toString(each) : '',
    );
    const isOneWord = /\S$/.test(one ?? '') && /^[^\s,.:;!?)]/.test(other ?? '');
    return [...(isOneWord ? [`${one}|${other}`] : []), ...runTogether(node.children)];
  });
}

describe.each([...pages].filter(([route]) => route !== '/404.html'))('the twin of %s', (route, $) => {
  const text = readTwin(markdownCopyPath(route));
  const tree = parse(text);

  it('has the headings, tables and code of the page', () => {
    expect(partsOfTwin(tree)).toEqual(partsOfPage($));
  });

  it('leads everywhere by whole addresses, and shows nothing of HTML', () => {
    visit(tree, (node: Nodes) => {
      if (node.type === 'link') expect(node.url).toMatch(/^(?:https:|mailto:)/);
      expect(node.type).not.toBe('html');
    });
  });

  it('says nothing empty, and runs no words together', () => {
    expect(emptyIn(tree)).toEqual([]);
    expect(runTogether(pageText($.html(), route).content)).toEqual([]);
  });

  it('is named by the page', () => {
    expect($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(markdownCopyPath(route));
  });
});

it('assistants find every twin in the index, and its text in the file of all', () => {
  const index = readTwin('/llms.txt');
  const all = readTwin('/llms-full.txt');
  for (const route of [...pages.keys()].filter((one) => one !== '/404.html')) {
    expect(index).toContain(`](${links.site}${markdownCopyPath(route)})`);
    expect(all).toContain(bodyOf(readTwin(markdownCopyPath(route))));
  }
});

it('what is empty or run together would be noticed', () => {
  expect(emptyIn(parse('# T\n\n- a\n-\n\n>\n'))).toEqual(['listItem in line 4', 'blockquote in line 6']);
  const main = '<h1>T</h1><p><b>A</b><a href="/b">b</a> <i>c</i>, <i>d</i><span>: e</span></p>';
  expect(runTogether(pageText(`<head></head><main>${main}</main>`, '/a').content)).toEqual(['A|b']);
});
