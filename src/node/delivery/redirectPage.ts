import {load} from 'cheerio';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {withBasePath} from '../../shared/routing/basePath';

/**
 * Adds the language, title and text that `@docusaurus/plugin-client-redirects` leaves out of its pages.
 *
 * ```html
 * <html lang="en"><head>…<title>FAQ (moved from /questions) | Name</title></head>
 * <body>…<p>Moved to <a href="/faq">FAQ</a></p></body></html>
 * ```
 * @param from its own address; included in the title, so that redirects to the same page have different titles
 */
export function completeRedirectPage(html: string, from: string, to: string, title: string): string {
  const $ = load(html);
  $('html').attr('lang', 'en');
  $('head').append($('<title>').text(`${title} (moved from ${from}) | ${product.name}`));
  $('link[rel=canonical]').attr('href', `${links.site}${to}`);
  $('body').append($('<p>').append('Moved to ', $('<a>').attr('href', withBasePath(to)).text(title)));
  return $.html();
}
