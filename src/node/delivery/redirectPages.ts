import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import type {BuiltHead} from '../builtHead';

/** A page that sends readers on at once, with the query and hash that they came with, unless scripts are off. */
const redirectPage = (from: string, to: string, title: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    createElement(
      'html',
      {lang: 'en'},
      createElement(
        'head',
        null,
        createElement('meta', {charSet: 'utf-8'}),
        // Titles differ on all pages, also where several addresses lead to one.
        createElement('title', null, `${title} (moved from ${from}) | ${product.name}`),
        createElement('meta', {httpEquiv: 'refresh', content: `0; url=${to}`}),
        createElement('link', {rel: 'canonical', href: `${links.site}${to}`}),
        createElement('script', {
          dangerouslySetInnerHTML: {
            __html: `location.replace(${JSON.stringify(to)} + location.search + location.hash)`,
          },
        }),
      ),
      createElement('body', null, createElement('p', null, 'Moved to ', createElement('a', {href: to}, title))),
    ),
  )}\n`;

/**
 * Pages at addresses that lead to another page, for hosts without redirects, such as GitHub Pages. Each is the index of a
 * folder: a file `docs/introduction.html` would be `docs/Introduction.html` where case makes no difference.
 * @param aliases address -> page
 * @param heads heads of all pages, by route
 * @returns HTML by the address of its file
 * @throws Error if an address leads to no page, or is the address of one
 */
export function redirectPages(
  aliases: Readonly<Record<string, string>>,
  heads: ReadonlyMap<string, BuiltHead>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(aliases).map(([from, to]) => {
      const head = heads.get(to);
      const repair = 'Change it in src/shared/routing/aliases.ts.';
      if (!head) throw new Error(`The alias ${from} leads to ${to}, which is no page. ${repair}`);
      if (heads.has(from)) throw new Error(`The alias ${from} is the address of a page. ${repair}`);
      return [`${from}/index.html`, redirectPage(from, to, head.title)];
    }),
  );
}
