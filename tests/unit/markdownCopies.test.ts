import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {markdownOf} from '../../src/build/output/markdownCopies';
import {readPageContent} from '../../src/build/output/pageContent';

const page = (content: string, menu = ''): string =>
  `<!doctype html><html><head><meta name=description content="What it is about"></head><body>${menu}<main>${content}</main></body></html>`;

const textOf = (content: string): string => markdownOf(readPageContent(page(`<h1>Title</h1>${content}`), '/docs/page'));

describe('the Markdown copy of a page', () => {
  it('has the title, description and address of the page', () => {
    const content = readPageContent(page('<h1>A <b>title</b></h1><p>Text.'), '/docs/page');
    expect(content).toMatchObject({title: 'A title', description: 'What it is about'});
    expect(content.address).toBe(`${links.site}/docs/page`);
    expect(markdownOf(content)).toBe('# A **title**\n\nText.\n');
  });

  it('has the text of a document without the navigation around it', () => {
    const docsArticle =
      '<article><nav>Way</nav><div class="theme-doc-markdown markdown"><h1>T</h1><p>Text.</div>Next</article>';
    expect(markdownOf(readPageContent(page(docsArticle, '<nav>Menu</nav>'), '/docs/page'))).toBe('# T\n\nText.\n');
  });

  it.each([
    ['controls', '<p>Text.<button>Copy</button><input>'],
    ['decorative pictures', '<p>Text.<svg><path/></svg><img src="/a.svg" alt="">'],
    ['text for browsers without scripts', '<p>Text.<span data-not-text="">No</span></p><ul data-not-text><li>No</ul>'],
    ['forms', '<form><p>2 of 3 shown</p><input></form><p>Text.'],
    ['hidden text', '<p>Text.<span hidden>No</span><span aria-hidden=true>No</span><span aria-live=polite>No</span>'],
    ['links of headings to themselves, and comments', '<p>Text.<a class=hash-link href="#a">#</a><!-- -->'],
  ])('leaves out %s', (_, content) => {
    expect(textOf(content)).toBe('# Title\n\nText.\n');
  });

  it('has the text that screen readers announce in place of icons, but not beside links', () => {
    const table = '<table><tr><th>A<tbody><tr><td><svg></svg><span class=sr-only>yes</span></table><p>B';
    expect(textOf(table)).toContain('| A |\n| - |\n| yes |');
    const link = '<p><a href="/b">B<span class=sr-only> (leaves this site)</span></a>';
    expect(textOf(link)).toContain(`[B](${links.site}/b)`);
    expect(textOf('<details><summary>More<span class=sr-only> of A</span></summary></details>')).toContain('**More**');
  });

  it('has notes and previews as blockquotes with a title', () => {
    expect(
      textOf('<div class="theme-admonition"><svg></svg><div>With <b>X</b></div><div><p>More.</div></div>'),
    ).toContain('> **With X**\n>\n> More.');
    const preview =
      '<figure><figcaption class=sr-only>Preview: a vote</figcaption><p>Yes<span class=sr-only>: 3</span></figure>';
    expect(textOf(preview)).toContain('> **Preview: a vote**\n>\n> Yes: 3');
  });

  it('has each panel of tabs under its label', () => {
    const tabs = '<page-tabs><div role=tablist data-not-text><a href="#a" role=tab>A</a></div>';
    const panels =
      '<p><strong>A</strong><div role=tabpanel><p>One.</div><p><strong>B</strong><div role=tabpanel hidden><p>Two.</div>';
    expect(textOf(`${tabs}${panels}</page-tabs>`)).toContain('# Title\n\n**A**\n\nOne.\n\n**B**\n\nTwo.');
  });

  it('has the words beside a checkbox', () => {
    const item = '<ol><li><input type=checkbox id=a><p><label for=a>Post it</label> with care.';
    expect(textOf(item)).toContain('1. Post it with care.');
  });

  it('has the text of a page with its title outside <main>, or without one', () => {
    const layout = (content: string) =>
      `<head><title>Head | ${product.name}</title></head><body>Menu<div class=theme-layout-main>${content}</div></body>`;
    const header = readPageContent(layout('<header><h1>T</h1></header><main><p>Text.</main>'), '/');
    expect(header.title).toBe('T');
    expect(markdownOf(header)).toBe('# T\n\nText.\n');
    expect(readPageContent(layout('<p>Text.'), '/').title).toBe('Head');
  });
});
