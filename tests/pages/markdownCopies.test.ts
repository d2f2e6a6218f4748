import {load, type CheerioAPI} from 'cheerio';
import {createProcessor} from '@mdx-js/mdx';
import type {ElementContent} from 'hast';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {readPageContent} from '../../src/build/output/pageContent';
import {markdownCopyPath} from '../../src/lib/addresses';
import {pages, readBuiltFile, textsOf} from './builtPages';
import {textOf} from '../../src/build/markdown/textOf';

const withoutFrontMatter = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, '');

const parse = (text: string): Root =>
  createProcessor({format: 'md', remarkPlugins: [remarkGfm]}).parse(withoutFrontMatter(text));

const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Parts = Record<'headings' | 'cells' | 'code', string[]>;

function partsOfPage($page: CheerioAPI): Parts {
  const documents = $page('.theme-doc-markdown');
  const $ = load((documents.length > 0 ? documents.first() : $page('main')).toString());
  // Markdown has no forms.
  $('form, fieldset, button, nav, template, noscript, .hash-link').remove();
  // Copies contain all tab panels, but nothing else that is hidden.
  $('[hidden]:not([role=tabpanel]), [aria-hidden=true], [data-not-text], :is(a, summary) .sr-only').remove();
  return {
    headings: textsOf($, 'h1, h2, h3, h4, h5, h6'),
    cells: textsOf($, 'th, td').filter((cell) => cell !== ''),
    code: $('pre')
      .get()
      .map((element) => $(element).text().replace(/\n$/, '')),
  };
}

function partsOfCopy(tree: Root): Parts {
  const parts: Parts = {headings: [], cells: [], code: []};
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') parts.headings.push(collapseSpaces(textOf(node)));
    if (node.type === 'tableCell') parts.cells.push(collapseSpaces(textOf(node)));
    if (node.type === 'code') parts.code.push(node.value);
  });
  // Markdown needs empty cells where the page has a cell that spans columns.
  return {...parts, cells: parts.cells.filter((cell) => cell !== '')};
}

function findEmpty(tree: Root): string[] {
  const emptyElements: string[] = [];
  visit(tree, (node: Nodes) => {
    if (!['listItem', 'paragraph', 'heading', 'blockquote'].includes(node.type) || textOf(node).trim() !== '') return;
    emptyElements.push(`${node.type} in line ${node.position?.start.line}`);
  });
  return emptyElements;
}

const inlineTags = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'time']);

/** Finds inline elements that only styles separate, as `first|second`. Read aloud or copied, they are one word. */
function findJoinedWords(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node, index) => {
    if (node.type !== 'element' || node.tagName === 'pre') return [];
    const nextNode = nodes[index + 1];
    const [text, nextText] = [node, nextNode].map((sibling) =>
      sibling?.type === 'element' && inlineTags.has(sibling.tagName) ? textOf(sibling) : '',
    );
    const isOneWord = /\S$/.test(text ?? '') && /^[^\s,.:;!?)]/.test(nextText ?? '');
    return [...(isOneWord ? [`${text}|${nextText}`] : []), ...findJoinedWords(node.children)];
  });
}

describe.each([...pages].filter(([route]) => route !== '/404.html'))('the Markdown copy of %s', (route, $) => {
  const text = readBuiltFile(markdownCopyPath(route));
  const tree = parse(text);

  it('has the headings, tables and code of the page', () => {
    expect(partsOfCopy(tree)).toEqual(partsOfPage($));
  });

  it('has absolute links and no HTML', () => {
    visit(tree, (node: Nodes) => {
      if (node.type === 'link') expect(node.url).toMatch(/^(?:https:|mailto:)/);
      expect(node.type).not.toBe('html');
    });
  });

  it('has no empty elements, and the text of its page has no joined words', () => {
    expect(findEmpty(tree)).toEqual([]);
    expect(findJoinedWords(readPageContent($.html(), route).content)).toEqual([]);
  });

  it('has the address that the page links to, and names the page in its front matter', () => {
    expect(text).toMatch(/^---\ntitle: \S.*\ndescription: \S/);
    expect(text).toContain(`\nurl: ${links.site}${route}\n---\n`);
    expect($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(markdownCopyPath(route));
  });
});

it('llms.txt links to every copy, and llms-full.txt contains its text', () => {
  const index = readBuiltFile('/llms.txt');
  const allCopies = readBuiltFile('/llms-full.txt');
  for (const route of [...pages.keys()].filter((page) => page !== '/404.html')) {
    expect(index).toContain(`](${links.site}${markdownCopyPath(route)})`);
    expect(allCopies).toContain(withoutFrontMatter(readBuiltFile(markdownCopyPath(route))));
  }
});

it('`findEmpty` finds empty elements, and `findJoinedWords` finds joined words', () => {
  expect(findEmpty(parse('# T\n\n- a\n-\n\n>\n'))).toEqual(['listItem in line 4', 'blockquote in line 6']);
  const main = '<h1>T</h1><p><b>A</b><a href="/b">b</a> <i>c</i>, <i>d</i><span>: e</span></p>';
  expect(findJoinedWords(readPageContent(`<head></head><main>${main}</main>`, '/a').content)).toEqual(['A|b']);
});
