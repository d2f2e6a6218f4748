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

/** A host that reads `_headers` and `_redirects`. Both read the same lines, but for one mark that only the one knows. */
export type StaticHost = 'cloudflare' | 'netlify';

/**
 * The host that a build is for. Netlify sets `NETLIFY` for its builds; anywhere else the files are those of Cloudflare Pages,
 * which Netlify reads, too. Source: https://docs.netlify.com/build/configure-builds/environment-variables/#read-only-variables
 */
export const hostOf = ({NETLIFY}: Readonly<Record<string, string | undefined>>): StaticHost =>
  NETLIFY === undefined ? 'cloudflare' : 'netlify';

/**
 * `_redirects`: every other spelling of an address leads to the page.
 *
 * Netlify sends a file rather than a redirect from its address unless the redirect is forced, and aliases have a file for hosts
 * without redirects. Cloudflare always redirects, and refuses the mark: `301!` is no status to it.
 *
 * A slash at the end is missing here on purpose: both hosts strip it by themselves, and Netlify would take a rule for `/x/` as
 * one for `/x`, which then led to itself.
 * Sources: https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing and
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * @throws Error if there are more redirects than a host takes
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
  checkLimit(redirects.length, LIMITS.redirects, 'redirects', 'Leave out spellings that hosts redirect by themselves');
  return redirects.map((redirect) => `${redirect.join(' ')}\n`).join('');
}

/**
 * `_headers`, from the widest rule to the narrowest. Where rules set the same header, Netlify sends the value of the narrower
 * one. Cloudflare would send both, so the narrower rule takes the other value away first: `! Name`.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 * @param files addresses of text files whose type these hosts would guess wrong
 * @throws Error if there are more rules than a host takes, or one is too long
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
  checkLimit(rules.length, LIMITS.headerRules, 'rules of headers', 'Join folders');
  checkLimit(
    Math.max(...lines.map((line) => line.length)),
    LIMITS.lineLength,
    'characters in a line of headers',
    'Shorten the policy',
  );
  return `${lines.join('\n')}\n`;
}
