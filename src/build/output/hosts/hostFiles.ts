import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {basePath} from '../../../facts/product';
import {aliases} from '../../../lib/addresses';

/**
 * Returns `_redirects` of Cloudflare Pages and Netlify: `/faq.html /faq 301`
 *
 * `/faq/` is left out. Cloudflare redirects it anyway; Netlify ignores the slash in rules, so the rule would loop.
 * Sources: https://developers.cloudflare.com/pages/configuration/redirects/ and
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash
 */
const redirectsText = (routes: readonly string[]): string =>
  [...routes.map((route) => [route, route] as const), ...Object.entries(aliases)]
    .flatMap(([address, page]) =>
      ['', '.html', '/index', '/index.html'].map((ending) => [address.replace(/\/$/, '') + ending, page] as const),
    )
    // The front page gives '' and '.html', which are no addresses. A page doesn't redirect to itself.
    .filter(([address, page]) => address.startsWith('/') && address !== page)
    .map(([address, page]) => `${address} ${page} 301\n`)
    .join('');

/**
 * Returns the part of nginx's configuration that depends on the build; `deploy/site.conf` includes it. The build's folders
 * lack the base path, so nginx removes it from addresses, and redirects addresses outside it to the front page.
 */
const nginxText = (policy: string): string =>
  [
    '# Written by the build, for deploy/site.conf.',
    `add_header Content-Security-Policy "${policy}" always;`,
    `set $base_path "${basePath}";`,
    ...(basePath === ''
      ? []
      : [
          // nginx also runs these for its error page, so /404.html must not redirect. `<base path>/404.html` isn't rewritten to
          // it, because site.conf serves that page to internal requests, such as rewritten ones: the status would be 200.
          `if ($uri !~ ^(?:${basePath}/|/404\\.html$)) { return 302 ${basePath}/; }`,
          `rewrite ^${basePath}(/(?!404\\.html$).*) $1;`,
        ]),
    ...Object.entries(aliases).map(
      ([address, page]) => `rewrite ^${address}(?:/index|/|\\.html)*$ ${basePath}${page} permanent;`,
    ),
    '',
  ].join('\n');

/** Puts the Content-Security-Policy into `_headers`, adds to `_redirects`, and writes nginx's `_nginx.conf`. */
export function writeHostFiles(outDir: string, policy: string, routes: readonly string[]): void {
  const headersFile = path.join(outDir, '_headers');
  writeFileSync(headersFile, readFileSync(headersFile, 'utf8').replace('{policy}', policy));
  const redirectsFile = path.join(outDir, '_redirects');
  // From `static/`.
  const ownRedirects = existsSync(redirectsFile) ? `${readFileSync(redirectsFile, 'utf8')}\n` : '';
  writeFileSync(redirectsFile, ownRedirects + redirectsText(routes));
  writeFileSync(path.join(outDir, '_nginx.conf'), nginxText(policy));
}
