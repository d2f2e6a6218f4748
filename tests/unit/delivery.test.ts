import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it, onTestFinished} from 'vitest';
import {links} from '../../src/facts/links';
import {writeHostFiles} from '../../src/node/delivery';
import {nginxSite} from '../../src/node/delivery/nginx';
import {completeRedirectPage} from '../../src/node/delivery/redirectPage';
import {headersFile, hostOf, redirectsFile, type StaticHost} from '../../src/node/delivery/staticHosts';
import {deliveryTable, type DeliveryTable} from '../../src/node/delivery/table';
import {root} from '../root';

const table: DeliveryTable = {
  basePath: '',
  routes: ['/', '/docs', '/docs/Start'],
  aliases: {'/docs/start': '/docs/Start'},
  types: {html: 'text/html', ts: 'text/plain'},
  headers: [
    {under: '/', headers: {'X-General': 'yes', 'X-Changed': 'general'}},
    {under: '/a/', headers: {'X-Changed': 'a'}},
    {under: '/a/b/', headers: {'X-Changed': 'b', 'X-Own': 'b'}},
  ],
};

const hosts = ['cloudflare', 'netlify'] as const;

describe.each(hosts)('_redirects on %s', (host) => {
  const lines = redirectsFile(table, host)
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [from: string, to: string, status: string]);
  const redirects = new Map(lines.map(([from, to]) => [from, to]));

  it('leads every other spelling to its page', () => {
    expect(['/index', '/index.html'].map((from) => redirects.get(from))).toEqual(['/', '/']);
    expect(['/docs.html', '/docs/index', '/docs/index.html'].map((from) => redirects.get(from))).toEqual(
      Array(3).fill('/docs'),
    );
    expect(['/docs/start', '/docs/start.html'].map((from) => redirects.get(from))).toEqual(
      Array(2).fill('/docs/Start'),
    );
  });

  it('forces aliases over files of the same path on the only host that knows how', () => {
    const forced = lines.filter(([, , status]) => status === '301!').map(([from]) => from);
    const aliases = ['', '.html', '/index', '/index.html'].map((ending) => `/docs/start${ending}`);
    expect(forced).toEqual(host === 'netlify' ? aliases : []);
    expect(new Set(lines.map(([, , status]) => status.replace('!', '')))).toEqual(new Set(['301']));
  });

  it('leads to pages only, and never from one', () => {
    expect([...redirects.values()].filter((to) => !table.routes.includes(to))).toEqual([]);
    expect(table.routes.filter((route) => redirects.has(route))).toEqual([]);
  });

  it('has no slash at the end, which Netlify would take for the page itself', () => {
    expect([...redirects.keys()].filter((from) => from.endsWith('/'))).toEqual([]);
  });

  it('is not written with more redirects than Cloudflare takes', () => {
    const routes = Array.from({length: 2000}, (_, index) => `/page-${index}`);
    expect(() => redirectsFile({...table, routes}, host)).toThrow(
      /allows at most 2000 redirects; this site has \d+\. Leave out/,
    );
  });
});

/** A rule of `_headers`: its pattern, and the lines below it. */
interface HeaderLines {
  pattern: string;
  lines: string[];
}

const rulesOf = (file: string): HeaderLines[] =>
  file
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split(/\n {2}/);
      return {pattern, lines};
    });

/** Rules of `_headers` that match a path. An asterisk matches anything. */
const matching = (file: string, address: string): HeaderLines[] =>
  rulesOf(file).filter(({pattern}) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(address),
  );

const pairs = (lines: readonly string[]): [string, string][] =>
  lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return name !== undefined && value !== undefined ? [[name, value] as [string, string]] : [];
  });

/** Sends headers as a host documents it. */
const sent: Readonly<Record<StaticHost, (file: string, address: string) => Record<string, string>>> = {
  // All rules that match, in order; values of one header are joined by a comma, and `! Name` drops those before it.
  cloudflare(file, address) {
    const headers = new Map<string, string>();
    for (const {lines} of matching(file, address)) {
      for (const line of lines.filter((line) => line.startsWith('! '))) headers.delete(line.slice(2));
      for (const [name, value] of pairs(lines)) {
        const before = headers.get(name);
        headers.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return Object.fromEntries(headers);
  },
  // The more specific of two rules with one header replaces the other; a line without a colon is nothing.
  netlify(file, address) {
    const specific = matching(file, address).sort((a, b) => a.pattern.length - b.pattern.length);
    return Object.fromEntries(specific.flatMap(({lines}) => pairs(lines)));
  },
};

/** Headers that the table wants for a path. */
const wanted = ({headers}: DeliveryTable, address: string): Record<string, string> =>
  Object.assign({}, ...headers.filter(({under}) => address.startsWith(under)).map((rule) => rule.headers)) as Record<
    string,
    string
  >;

describe.each(hosts)('_headers on %s', (host) => {
  const file = headersFile(table, ['/x/y.ts'], host);

  it('has a rule for everything, one for each folder and one for each file whose type is guessed wrong', () => {
    expect(
      rulesOf(file).map(({pattern, lines}) => [pattern, ...lines.filter((line) => !line.startsWith('!'))]),
    ).toEqual([
      ['/*', 'X-General: yes', 'X-Changed: general'],
      ['/a/*', 'X-Changed: a'],
      ['/a/b/*', 'X-Changed: b', 'X-Own: b'],
      ['/x/y.ts', 'Content-Type: text/plain; charset=utf-8'],
    ]);
  });

  it('is not written with more rules, or longer ones, than Cloudflare takes', () => {
    const files = Array.from({length: 100}, (_, index) => `/${index}.ts`);
    expect(() => headersFile(table, files, host)).toThrow(/allows at most 100 header rules; this site has 103\. Merge/);
    const long = {...table, headers: [{under: '/', headers: {'X-Long': 'x'.repeat(2000)}}]} as const;
    expect(() => headersFile(long, [], host)).toThrow(/allows at most 2000 characters in a header line/);
  });

  it('gives each path one value of each header', () => {
    for (const address of ['/', '/docs', '/a', '/a/x', '/a/b/x', '/nope/a/b/x']) {
      expect(sent[host](file, address), address).toEqual(wanted(table, address));
    }
  });

  it('gives each path of the site one value of each header', () => {
    const site = deliveryTable("default-src 'self'");
    const siteFile = headersFile(site, [], host);
    const folders = site.headers.map(({under}) => `${under}x.png`);
    for (const address of [...site.routes, ...folders, '/nope', '/assets/js/x.js', '/robots.txt']) {
      expect(sent[host](siteFile, address), address).toEqual(wanted(site, address));
      expect(['same-origin', 'cross-origin']).toContain(sent[host](siteFile, address)['Cross-Origin-Resource-Policy']);
    }
  });

  it('has no mark that the host does not know', () => {
    expect(/^ {2}!/m.test(file)).toBe(host === 'cloudflare');
  });
});

it('the files of Cloudflare give the same headers on Netlify', () => {
  const file = headersFile(table, [], 'cloudflare');
  for (const address of ['/docs', '/a/x', '/a/b/x'])
    expect(sent.netlify(file, address)).toEqual(wanted(table, address));
});

it('the simulated Cloudflare joins values that no rule takes away', () => {
  expect(sent.cloudflare('/*\n  X-A: a\n/b/*\n  X-A: b\n', '/b/c')).toEqual({'X-A': 'a, b'});
});

it('a build is for Netlify where Netlify says so, and for Cloudflare otherwise', () => {
  expect([hostOf({NETLIFY: 'true'}), hostOf({}), hostOf({CF_PAGES: '1'})]).toEqual([
    'netlify',
    'cloudflare',
    'cloudflare',
  ]);
});

it('a page that redirects gets a language, a title of its own, and a link', () => {
  const written =
    '<!DOCTYPE html><html><head><link rel="canonical" href="/docs/Start" /></head><script>1</script></html>';
  const $ = load(completeRedirectPage(written, '/docs/start', '/docs/Start', 'A & <b>'));
  expect($('html').attr('lang')).toBe('en');
  expect($('title').text()).toMatch(/^A & <b> .*\/docs\/start/);
  expect($('link[rel=canonical]').attr('href')).toBe(`${links.site}/docs/Start`);
  expect($('a[href="/docs/Start"]').text()).toBe('A & <b>');
  expect($('script').text()).toBe('1');
});

/** Values of a TOML file of tables, strings and booleans: `[a.b] c = true` -> `a.b.c`. */
function readToml(text: string): Record<string, string> {
  let table = '';
  return Object.fromEntries(
    text.split('\n').flatMap((line): [string, string][] => {
      table = /^\[(.*)\]$/.exec(line)?.[1] ?? table;
      const [, key, value] = /^\s*([\w-]+) = "?(.*?)"?$/.exec(line) ?? [];
      return key !== undefined && value !== undefined ? [[`${table}.${key}`, value]] : [];
    }),
  );
}

it('Netlify builds what others build, and leaves addresses and HTML as they are', () => {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  expect(readToml(read('netlify.toml'))).toEqual({
    'build.command': 'npm run build',
    'build.publish': 'build',
    'build.environment.NODE_VERSION': read('.nvmrc').trim(),
    'build.processing.skip_processing': 'true',
    'build.processing.html.pretty_urls': 'false',
  });
});

it('nginx finds the rule of the innermost folder first', () => {
  const [, map = ''] = /map \$uri \$site_x_changed \{\n(.*?)\n\}/s.exec(nginxSite(table)) ?? [];
  expect(map.split('\n').map((line) => line.trim())).toEqual(['~^/a/b/ "b";', '~^/a/ "a";', 'default "general";']);
});

it('a build gets the files of all hosts, with the policy of its pages', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  onTestFinished(() => rmSync(site, {recursive: true}));
  mkdirSync(path.join(site, 'build/openapi'), {recursive: true});
  writeFileSync(path.join(site, 'build/index.html'), '<script>1</script>');
  writeFileSync(path.join(site, 'build/openapi/a.d.ts'), '');
  writeHostFiles(site, path.join(site, 'build'));
  const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');
  // The hash of `1`, by `printf 1 | openssl dgst -sha256 -binary | base64`.
  const hash = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
  expect(read('build/_headers')).toContain(hash);
  expect(read('build/_headers')).toContain('/openapi/a.d.ts\n  Content-Type: text/plain');
  expect(read('build/_redirects')).toContain('/index.html / 301\n');
  expect(read('deploy/site.conf')).toContain(hash);
});
