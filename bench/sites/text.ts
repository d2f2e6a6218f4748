import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {UserError} from '../../scripts/lib/cli';
import type {FrameLink, SiteText, TextPage} from './types';

/** What stands in an article and is no text of it. */
const NOT_TEXT = [
  ...['nav', 'button', 'svg', 'img', 'script', 'style', 'template', 'noscript', 'fieldset', 'wbr'],
  ...['.hash-link', '[aria-hidden=true]', '[aria-live]', '[hidden]'],
].join(',');
/** All that the text needs; classes and the like belong to our styles. */
const KEPT_ATTRIBUTES = new Set(['id', 'href', 'scope', 'colspan', 'rowspan', 'open', 'start']);

/** Takes the language of a block of code from whatever stands around it. */
function markLanguages($: CheerioAPI): void {
  for (const code of $('pre > code').get()) {
    const around = [code, ...$(code).parents().get()];
    const names = around.map((element) => $(element).attr('class') ?? '').join(' ');
    const language = /\blanguage-([\w-]+)/.exec(names)?.[1];
    $(code).text($(code).text());
    // Stock sites have no colors for our own language.
    if (language !== undefined && language !== 'command') $(code).attr('data-language', language);
  }
}

function cleanUp($: CheerioAPI): void {
  $(NOT_TEXT).remove();
  // The contents for phones.
  $('details:has(> summary:contains("On this page"))').remove();
  markLanguages($);
  // Struck out is not in the Markdown that all sites have in common.
  for (const element of $('del, s').get()) $(element).replaceWith($(element).contents());
  for (const element of $('body *').get()) {
    for (const name of Object.keys(element.attribs)) {
      if (!KEPT_ATTRIBUTES.has(name) && name !== 'data-language') $(element).removeAttr(name);
    }
  }
  // As Markdown's converter looks for it.
  for (const code of $('[data-language]').get()) {
    const language = $(code).attr('data-language') ?? '';
    $(code).removeAttr('data-language').attr('class', `language-${language}`);
  }
}

/**
 * Reads a built page of ours.
 *
 * @returns Nothing for pages without text, which are those that only lead to another one.
 */
export function readPage(address: string, source: string): TextPage | undefined {
  const document = load(source);
  const article = document('article').first();
  const content = article.length > 0 ? article : document('main').first();
  const inner = content.html();
  if (inner === null) return undefined;
  const title = content.find('h1').first().text().trim() || document('title').text();
  const $ = load(inner);
  $('h1').remove();
  cleanUp($);
  return {
    address,
    title,
    description: document('meta[name=description]').attr('content') ?? title,
    html: ($('body').html() ?? '').replaceAll(/<!--.*?-->/gs, ''),
  };
}

function linksIn($: CheerioAPI, selector: string): FrameLink[] {
  const links = $(`${selector} a[href^="/"]`)
    .get()
    .map((anchor) => ({label: $(anchor).text().trim(), address: $(anchor).attr('href') ?? ''}))
    .filter(({label, address}) => label !== '' && address !== '/');
  return [...new Map(links.map((link) => [link.address, link])).values()];
}

/**
 * Reads the texts of our built site.
 *
 * @param site - Its folder.
 * @throws UserError when no page is in it.
 */
export function readText(site: string): SiteText {
  const files = globSync('**/*.html', {cwd: site}).sort();
  const pages = files
    .filter((file) => file !== '404.html')
    .map((file) => {
      const address = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      return readPage(address, readFileSync(join(site, file), 'utf8'));
    })
    .filter((page) => page !== undefined);
  const front = files.includes('index.html') ? load(readFileSync(join(site, 'index.html'), 'utf8')) : undefined;
  if (front === undefined || pages.length === 0) {
    throw new UserError(`There is no built site in ${site}: run npm run build, or name its folder by --site.`);
  }
  return {pages, bar: linksIn(front, 'header nav'), footer: linksIn(front, 'footer')};
}
