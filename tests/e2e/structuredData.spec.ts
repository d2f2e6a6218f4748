import type {Page} from '@playwright/test';
import {faq} from '../../src/facts/faq';
import {links} from '../../src/facts/links';
import {plans} from '../../src/facts/plans';
import {product} from '../../src/facts/product';
import {expect, test} from './fixtures';

// What machines read is there without JavaScript.
test.use({javaScriptEnabled: false});

/** Where the structured data of a page of questions says something else than the page shows. */
const differences = (page: Page, source: string) =>
  page.evaluate((html) => {
    const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
    const {head, body} = parse(html);
    const data = [...head.querySelectorAll('script[type="application/ld+json"]')]
      .map(
        (element) =>
          JSON.parse(element.textContent) as {
            '@graph': {
              '@type': string;
              mainEntity: {name: string; url: string; acceptedAnswer: {text: string}}[];
            }[];
          },
      )
      .flatMap((data) => data['@graph'])
      .filter((data) => data['@type'] === 'FAQPage');
    if (data.length !== 1) return [`${data.length} FAQPage`];
    for (const element of body.querySelectorAll('.hash-link, .sr-only, svg')) element.remove();
    const words = (text: string) => text.replace(/\s+/g, '');
    // What is shown, section by section.
    const shown = [...body.querySelectorAll('article h2')].map((heading) => {
      let answer = '';
      for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
        answer += next.textContent;
      }
      return {question: heading.textContent, id: heading.id, answer: words(answer)};
    });
    const told = (data[0]?.mainEntity ?? []).map(({name, url, acceptedAnswer}) => ({
      question: name,
      id: url.split('#')[1] ?? '',
      answer: words(parse(acceptedAnswer.text).body.textContent),
    }));
    const relative = (data[0]?.mainEntity ?? [])
      .flatMap((question) => [...parse(question.acceptedAnswer.text).querySelectorAll('a')])
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:https|mailto):/.test(href));
    const lists = [shown, told].map((list) => list.map((entry) => JSON.stringify(entry)));
    const [a = [], b = []] = lists;
    return [...a.filter((entry) => !b.includes(entry)), ...b.filter((entry) => !a.includes(entry)), ...relative];
  }, source);

test('questions and answers for machines are those that the pages of the FAQ show', async ({page, request}) => {
  await page.goto('/faq');
  for (const {key, questions} of faq) {
    const html = await (await request.get(`/faq/${key}`)).text();
    expect(await differences(page, html), key).toEqual([]);
    for (const question of questions) expect(html).toContain(`"url":"${links.site}/faq/${key}#${question.key}"`);
  }
});

test('a difference between both would be found', async ({page, request}) => {
  await page.goto('/faq');
  const html = await (await request.get('/faq/general')).text();
  const answer = /"text":"<p>(\w+)/i;
  expect(html.replaceAll('\\u003c', '<')).toMatch(answer);
  expect(await differences(page, html.replace(/"text":"\\u003cp>/, '$&Not '))).toHaveLength(2);
  expect(await differences(page, html.replace('"FAQPage"', '"WebPage"'))).toEqual(['0 FAQPage']);
  expect(await differences(page, html.replace(/href=\\"https:\/\/[^/]+\/faq/, 'href=\\"/faq'))).toEqual([
    expect.stringMatching(/^\/faq/),
  ]);
});

test('only pages of questions have questions and answers', async ({request}) => {
  for (const address of ['/', '/faq', '/docs/Introduction']) {
    expect(await (await request.get(address)).text(), address).not.toContain('FAQPage');
  }
});

test('machines are told of the front page what it shows, with the prices of the facts', async ({page}) => {
  await page.goto('/');
  const told = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
    (text) => (JSON.parse(text) as {'@graph': (Record<string, unknown> & {'@type': string})[]})['@graph'],
  );
  const find = (type: string) => told.find((data) => data['@type'] === type);
  for (const type of ['Organization', 'WebSite', 'SoftwareApplication']) {
    expect(find(type), type).toMatchObject({name: product.name, url: links.site});
  }
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  const offers = plans.list.map(({name, priceUsdMonth}) => ({name, price: priceUsdMonth, priceCurrency: 'USD'}));
  expect(find('SoftwareApplication')).toMatchObject({description, offers});
  const main = page.getByRole('main');
  for (const {name, price} of offers) {
    await expect(main).toContainText(name);
    await expect(main).toContainText(String(price));
  }
});
