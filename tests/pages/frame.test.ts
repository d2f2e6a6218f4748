/** What stands around the pages: banner, footer, sidebar and table of contents. */
import type {CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {announcements} from '../../src/facts/announcements';
import {legal} from '../../src/facts/legal';
import {links} from '../../src/facts/links';
import {platform} from '../../src/facts/platform';
import {product} from '../../src/facts/product';
import {builtPage, pages} from './builtPages';

const hrefs = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .get()
    .map((link) => $(link).attr('href') ?? '');

const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .get()
    .map((element) => $(element).text());

it('the banner has the messages of the facts, in order, with their links', () => {
  const $ = builtPage('/');
  const {messages} = announcements;
  for (const [index, {text}] of messages.entries()) {
    expect($('site-banner [data-slide]').eq(index).text()).toContain(text);
  }
  expect(hrefs($, 'site-banner a')).toEqual(messages.flatMap((message) => message.links.map(({to}) => to)));
});

it('links of the banner and the footer that leave the site say so, and open in the same tab', () => {
  const $ = builtPage('/');
  const leaving = $('site-banner, footer').find('a[href^="https:"]');
  expect(leaving.length).toBeGreaterThan(0);
  for (const link of leaving) {
    expect($(link).text()).toContain('(leaves this site)');
    expect($(link).attr()).toMatchObject({rel: 'noopener'});
    expect($(link).attr('target')).toBeUndefined();
  }
});

it('the footer is dark, and has its logo, its pages, the profiles and whose it is', () => {
  const $ = builtPage('/');
  expect($('footer').hasClass('footer--dark')).toBe(true);
  expect($('footer img').attr()).toMatchObject({alt: product.name, width: '64', height: '64'});
  const {reddit, twitch, x, instagram} = product.profiles;
  expect(hrefs($, 'footer a')).toEqual([
    ...['/get-started', '/premium', '/docs/introduction', '/faq', '/known-issues', '/documents/changelog'],
    ...['/documents/privacy-policy', '/documents/terms-of-service', reddit, twitch, x, instagram],
  ]);
  expect($('footer').text()).toContain(`© ${legal.copyrightYear} ${product.name}. ${platform.affiliationNotice}`);
});

it('support, status and dashboard are one step from the footer', () => {
  // Links before the first section of the page that the footer leads to.
  const atItsTop = (route: string): string[] => {
    const $ = pages.get(route);
    return (
      $?.('.markdown > h2')
        .first()
        .prevAll()
        .find('a')
        .get()
        .map((link) => $(link).attr('href') ?? '') ?? []
    );
  };
  expect(hrefs(builtPage('/'), 'footer a[href^="/"]').flatMap(atItsTop)).toEqual(
    expect.arrayContaining([links.supportServer, links.status, links.dashboard]),
  );
});

it('the sidebar of the documentation is in order', () => {
  const top = '.theme-doc-sidebar-container .theme-doc-sidebar-menu > li > a';
  expect(texts(builtPage('/docs'), top)).toEqual([
    ...['Introduction', 'Overview', 'Premium', 'Modules', 'Functions', 'Extras', 'API reference'],
  ]);
});

it('the table of contents has the headings of levels 2 and 3', () => {
  const $ = builtPage('/docs/Introduction');
  const headings = $('article :is(h2, h3)[id]')
    .get()
    .map((heading) => `#${$(heading).attr('id')}`);
  expect(headings.length).toBeGreaterThan(5);
  expect(hrefs($, '.theme-doc-toc-desktop a')).toEqual(headings);
});
