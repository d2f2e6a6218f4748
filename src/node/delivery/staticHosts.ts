import path from 'node:path/posix';
import type {DeliveryTable} from './table';

/** Limits of Cloudflare Pages. Source: https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/ */
const LIMITS = {redirects: 2000, headerRules: 100, lineLength: 2000} as const;

function checkLimit(count: number, limit: number, what: string, repair: string): void {
  if (count > limit) {
    throw new Error(
      `Cloudflare Pages takes at most ${limit} ${what}; this site has ${count}. ${repair} in src/node/delivery/.`,
    );
  }
}

/**
 * `_redirects`: every other spelling of an address leads to the page.
 *
 * A slash at the end is missing here on purpose: both hosts strip it by themselves, and Netlify would take a rule for `/x/` as
 * one for `/x`, which then led to itself.
 * @throws Error if there are more redirects than a host takes
 */
export function redirectsFile({routes, aliases}: DeliveryTable): string {
  const addresses = [...routes.map((route) => [route, route] as const), ...Object.entries(aliases)];
  const redirects = addresses
    .flatMap(([address, page]) =>
      ['', '.html', '/index', '/index.html'].map((ending) => [address.replace(/\/$/, '') + ending, page] as const),
    )
    .filter(([from, page]) => from.startsWith('/') && from !== page);
  checkLimit(redirects.length, LIMITS.redirects, 'redirects', 'Leave out spellings that hosts redirect by themselves');
  return redirects.map(([from, page]) => `${from} ${page} 301\n`).join('');
}

/**
 * `_headers`. Where two rules set a header, these hosts send both values, so no header stands in two rules that match the same
 * file: what a folder changes is left out of the rule for everything. For `Cache-Control` the hosts' own default is what we
 * ask for: revalidate each time.
 * @param files addresses of text files whose type these hosts would guess wrong
 * @throws Error if there are more rules than a host takes, or one is too long
 */
export function headersFile({headers: [general, ...folders], types}: DeliveryTable, files: readonly string[]): string {
  const changed = folders.flatMap(({headers}) => Object.keys(headers));
  const kept = Object.entries(general.headers).filter(([name]) => !changed.includes(name));
  const rules = [
    ['/*', kept] as const,
    ...folders.map(({under, headers}) => [`${under}*`, Object.entries(headers)] as const),
    ...files.map((file) => [file, [['Content-Type', `${types[path.extname(file).slice(1)]}; charset=utf-8`]]] as const),
  ];
  const lines = rules.flatMap(([address, headers]) => [
    address,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  checkLimit(rules.length, LIMITS.headerRules, 'rules of headers', 'Join folders');
  checkLimit(
    Math.max(...lines.map((line) => line.length)),
    LIMITS.lineLength,
    'characters in a line of headers',
    'Shorten the policy',
  );
  return `${lines.join('\n')}\n`;
}
