import path from 'node:path/posix';
import type {DeliveryTable} from './table';

/** Limits of Cloudflare Pages, checked for both hosts. Source: https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/ */
const LIMITS = {redirects: 2000, headerRules: 100, lineLength: 2000} as const;

function checkLimit(count: number, limit: number, what: string, repair: string): void {
  if (count > limit) {
    throw new Error(
      `Cloudflare Pages allows at most ${limit} ${what}; this site has ${count}. In src/node/delivery/, ${repair}.`,
    );
  }
}

export type StaticHost = 'cloudflare' | 'netlify';

/**
 * Returns the host that a build is for. Netlify sets `NETLIFY` in its own builds.
 * Source: https://docs.netlify.com/build/configure-builds/environment-variables/#read-only-variables
 */
export const hostOf = ({NETLIFY}: Readonly<Record<string, string | undefined>>): StaticHost =>
  NETLIFY === undefined ? 'cloudflare' : 'netlify';

/**
 * Returns the text of `_redirects`, which redirects every other spelling of an address to the page: `/faq.html /faq 301`
 *
 * Each alias also has a file, for hosts without redirects. Netlify sends a file unless the redirect is forced (`301!`);
 * Cloudflare always redirects and rejects `301!`.
 *
 * `/faq/` is left out on purpose. Cloudflare redirects it by itself. Netlify ignores the slash when it matches rules, so the
 * rule would also apply to `/faq` and loop.
 * Sources: https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing and
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * @throws Error if there are more redirects than Cloudflare allows
 */
export function redirectsFile({routes, aliases}: DeliveryTable, host: StaticHost): string {
  const status = {page: '301', alias: host === 'netlify' ? '301!' : '301'};
  const addresses = [
    ...routes.map((route) => [route, route, status.page] as const),
    ...Object.entries(aliases).map(([from, to]) => [from, to, status.alias] as const),
  ];
  const redirects = addresses
    .flatMap(([address, ...to]) =>
      ['', '.html', '/index', '/index.html'].map((ending) => [address.replace(/\/$/, '') + ending, ...to] as const),
    )
    .filter(([from, page]) => from.startsWith('/') && from !== page);
  checkLimit(redirects.length, LIMITS.redirects, 'redirects', 'leave out spellings that hosts redirect by themselves');
  return redirects.map((redirect) => `${redirect.join(' ')}\n`).join('');
}

/**
 * Returns the text of `_headers`, widest rule first. If two rules set the same header, Netlify sends the later value. Cloudflare would send
 * both, so there the later rule removes the earlier value (`! Name`).
 *
 * `/assets/*` → `! Cache-Control`, then `Cache-Control: public, max-age=31536000, immutable`
 * Source: https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 * @param files addresses of text files that hosts serve with the wrong media type
 * @throws Error if there are more rules than Cloudflare allows, or a line is too long
 */
export function headersFile({headers, types}: DeliveryTable, files: readonly string[], host: StaticHost): string {
  const folders = headers.map((rule, index) => {
    const wider = headers.slice(0, index).filter(({under}) => rule.under.startsWith(under));
    const replaced = Object.keys(rule.headers).filter((name) => wider.some((other) => name in other.headers));
    return [`${rule.under}*`, Object.entries(rule.headers), host === 'cloudflare' ? replaced : []] as const;
  });
  const single = files.map((file) => {
    const type = `${types[path.extname(file).slice(1)]}; charset=utf-8`;
    return [file, [['Content-Type', type]], []] as const;
  });
  const rules = [...folders, ...single];
  const lines = rules.flatMap(([address, values, detached]) => [
    address,
    ...detached.map((name) => `  ! ${name}`),
    ...values.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  checkLimit(rules.length, LIMITS.headerRules, 'header rules', 'merge rules');
  checkLimit(
    Math.max(...lines.map((line) => line.length)),
    LIMITS.lineLength,
    'characters in a header line',
    'shorten the policy',
  );
  return `${lines.join('\n')}\n`;
}
