import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {builtHead} from '../../src/node/builtHead';
import {jsonLd, techArticle} from '../../src/node/structuredData';
import {faqPage, shownHtml} from '../../src/node/structuredData/faqPage';
import {frontPage} from '../../src/node/structuredData/frontPage';

const source = {
  key: 'general',
  questions: [
    {key: 'free', question: 'Is it free & open?'},
    {key: 'add', question: 'How do I add it?'},
  ],
};
const heading = (id: string, text: string) =>
  `<h2 class=anchor id=${id}>${text}<a href=#${id} class=hash-link>#</a></h2>`;
const free = `${heading('free', 'Is it free &amp; open?')}<p class=x>Yes. <a class="" href=/premium target=_blank>More<svg><path /></svg><span class=sr-only> (leaves)</span></a>`;
const other = `${heading('other', 'Not of the facts')}<p>Elsewhere.`;
const add = `${heading('add', 'How do I add it?')}<ol><li>Open &lt;b&gt;<li>Press <code>OK<wbr>AY</code></ol><div role=region><table><tr><th>a<td>b</table></div>`;
// As the minifier leaves it: no quotes, no ends that HTML does not need.
const pageOf = (...sections: string[]) =>
  `<!doctype html><html><head></head><body><article>${sections.join('')}</article>`;

describe('questions and answers as structured data', () => {
  it('are what the page shows, in the order of the facts', () => {
    expect(faqPage(pageOf(free, other, add), source)).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          url: `${links.site}/faq/general#free`,
          name: 'Is it free & open?',
          acceptedAnswer: {'@type': 'Answer', text: `<p>Yes. <a href="${links.site}/premium">More</a></p>`},
        },
        {
          '@type': 'Question',
          url: `${links.site}/faq/general#add`,
          name: 'How do I add it?',
          acceptedAnswer: {
            '@type': 'Answer',
            text:
              '<ol><li>Open &lt;b&gt;</li><li>Press <code>OKAY</code></li></ol>' +
              '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
          },
        },
      ],
    });
  });

  it.each([
    ['is missing', pageOf(free)],
    ['has no answer', pageOf(free, heading('add', 'How do I add it?'))],
  ])('stop the build when one %s, with page and question', (_, html) => {
    expect(() => faqPage(html, source)).toThrow('/faq/general has no heading #add with an answer');
  });
});

const head = (title: string) => ({title, description: `About ${title}.`});

describe('an article as structured data', () => {
  it('says what its page says, and whose it is', () => {
    expect(techArticle('/docs/modules/polls', head('Polls'))).toMatchObject({
      headline: 'Polls',
      description: 'About Polls.',
      url: `${links.site}/docs/modules/polls`,
    });
    const known = frontPage().map((item) => ('@id' in item ? item['@id'] : undefined));
    const article = JSON.stringify(techArticle('/docs/a', head('A')));
    const named = [...article.matchAll(/"@id":"([^"]*)"/g)].map(([, id]) => id);
    expect(named).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining(named));
  });
});

describe('what a built page says of itself', () => {
  const page = (title: string, description: string) =>
    `<!doctype html><html><head><title data-rh=true>${title}</title>${description}</head><body><title>Icon</title>`;
  const meta = '<meta data-rh=true name=description content="A &amp; B"/>';

  it('is its title without the name of the product, and its description', () => {
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

describe('HTML of a page without its frame', () => {
  it('keeps words, and makes every link absolute', () => {
    const base = 'https://a.example/b/c';
    expect(shownHtml('<div><p><!-- --><a href="#d">1</a>\n<a href="mailto:x@a.example">2</a></div>', base)).toBe(
      '<p><a href="https://a.example/b/c#d">1</a> <a href="mailto:x@a.example">2</a></p>',
    );
    expect(
      shownHtml('<div class=note><svg><title>Icon</title></svg><p class=t>Note</p><div>Text</div></div>', base),
    ).toBe('<p>Note</p>Text');
  });
});

describe('the element for structured data', () => {
  it('holds JSON that nothing in it ends', () => {
    const element = jsonLd([{'@type': 'FAQPage', name: '</script><!--<b>'}]);
    expect(element.match(/</g)).toHaveLength(2);
    const json = element.slice(element.indexOf('>') + 1, -'</script>'.length);
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{'@type': 'FAQPage', name: '</script><!--<b>'}],
    });
  });
});
