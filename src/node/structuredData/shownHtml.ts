import {load} from 'cheerio';

/** Elements that mean something without the site's stylesheet. */
const meaningful =
  'p, ul, ol, li, a, strong, em, code, br, h3, h4, table, thead, tbody, tr, th, td, blockquote, dl, dt, dd';

/** What sighted readers do not read as text, and hints where a long name can break. */
const unread = 'svg, script, style, wbr, .hash-link, .sr-only';

/**
 * A part of a built page as plain HTML: its words, lists, tables and absolute links, without classes, frames and pictures.
 * @param base absolute address of the page
 */
export function shownHtml(html: string, base: string): string {
  const $ = load(html, undefined, false);
  $(unread).remove();
  // From within, so that what a frame holds is plain already when the frame goes.
  for (const node of $('*').toArray().reverse()) {
    const element = $(node);
    if (!element.is(meaningful)) {
      element.replaceWith(element.contents());
      continue;
    }
    const href = element.attr('href');
    for (const name of Object.keys(element.attr() ?? {})) element.removeAttr(name);
    if (href !== undefined) element.attr('href', new URL(href, base).href);
  }
  return $.html()
    .replace(/<!--[^]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
