import {load} from 'cheerio';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {addressOf} from '../../shared/routing/basePath';

/**
 * Completes a page of `@docusaurus/plugin-client-redirects`, which writes neither a language, a title nor any text.
 * @param html the page
 * @param from its address, which tells it from other pages that lead to the same one
 * @param to address of the page that it leads to
 * @param title title of that page
 * @returns HTML
 */
export function completeRedirectPage(html: string, from: string, to: string, title: string): string {
  const $ = load(html);
  $('html').attr('lang', 'en');
  $('head').append($('<title>').text(`${title} (moved from ${from}) | ${product.name}`));
  $('link[rel=canonical]').attr('href', `${links.site}${to}`);
  $('body').append($('<p>').append('Moved to ', $('<a>').attr('href', addressOf(to)).text(title)));
  return $.html();
}
