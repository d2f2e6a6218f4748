import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {writeHostFiles} from '../../src/node/delivery';
import {nginxSite} from '../../src/node/delivery/nginx';
import {completeRedirectPage} from '../../src/node/delivery/redirectPage';
import {headersFile, hostOf, redirectsFile} from '../../src/node/delivery/staticHosts';
import {deliveryTable, type DeliveryTable} from '../../src/node/delivery/table';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

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

describe.each(hosts)('redirectsFile for %s', (host) => {
  const lines = redirectsFile(table, host)
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [from: string, to: string, status: string]);
  const redirects = new Map(lines.map(([from, to]) => [from, to]));

  it('redirects other spellings to their page', () => {
    expect(['/index', '/index.html'].map((from) => redirects.get(from))).toEqual(['/', '/']);
    expect(['/docs.html', '/docs/index', '/docs/index.html'].map((from) => redirects.get(from))).toEqual(
      Array(3).fill('/docs'),
    );
    expect(['/docs/start', '/docs/start.html'].map((from) => redirects.get(from))).toEqual(
      Array(2).fill('/docs/Start'),
    );
  });

  it('forces aliases over files with the same path on Netlify only', () => {
    const forced = lines.filter(([, , status]) => status === '301!').map(([from]) => from);
    const aliases = ['', '.html', '/index', '/index.html'].map((ending) => `/docs/start${ending}`);
    expect(forced).toEqual(host === 'netlify' ? aliases : []);
    expect(new Set(lines.map(([, , status]) => status.replace('!', '')))).toEqual(new Set(['301']));
  });

  it('redirects to pages only, and never from a page', () => {
    expect([...redirects.values()].filter((to) => !table.routes.includes(to))).toEqual([]);
    expect(table.routes.filter((route) => redirects.has(route))).toEqual([]);
  });

  it('redirects no path that ends with a slash, which Netlify treats as the page itself', () => {
    expect([...redirects.keys()].filter((from) => from.endsWith('/'))).toEqual([]);
  });

  it('throws when there are more redirects than Cloudflare allows', () => {
    const routes = Array.from({length: 2000}, (_, index) => `/page-${index}`);
    expect(() => redirectsFile({...table, routes}, host)).toThrow(
      /allows at most 2000 redirects; this site has \d+\. In \S+, leave out/,
    );
  });
});

describe.each(hosts)('headersFile for %s', (host) => {
  const file = headersFile(table, ['/x/y.ts'], host);

  // Cloudflare joins the values of all rules that match, unless a rule drops earlier ones. Netlify sends the last value.
  it('writes a rule for all paths, for each folder, and for each file whose type hosts guess wrong', () => {
    const lines = [
      ...['/*', '  X-General: yes', '  X-Changed: general'],
      ...['/a/*', '  ! X-Changed', '  X-Changed: a'],
      ...['/a/b/*', '  ! X-Changed', '  X-Changed: b', '  X-Own: b'],
      ...['/x/y.ts', '  Content-Type: text/plain; charset=utf-8', ''],
    ];
    expect(file.split('\n')).toEqual(lines.filter((line) => host === 'cloudflare' || !line.startsWith('  !')));
  });

  it('throws when there are more or longer rules than Cloudflare allows', () => {
    const files = Array.from({length: 100}, (_, index) => `/${index}.ts`);
    expect(() => headersFile(table, files, host)).toThrow(
      /allows at most 100 header rules; this site has 103\. In \S+, merge/,
    );
    const long = {...table, headers: [{under: '/', headers: {'X-Long': 'x'.repeat(2000)}}]} as const;
    expect(() => headersFile(long, [], host)).toThrow(/allows at most 2000 characters in a header line/);
  });
});

it('deliveryTable lists wider folders before those inside them', () => {
  const folders = deliveryTable("default-src 'self'").headers.map(({under}) => under);
  const isLate = (folder: string, index: number) => folders.slice(0, index).some((other) => other.startsWith(folder));
  expect(folders.length).toBeGreaterThan(1);
  expect(folders.filter(isLate)).toEqual([]);
});

it('hostOf returns Netlify on Netlify, and Cloudflare otherwise', () => {
  expect([hostOf({NETLIFY: 'true'}), hostOf({}), hostOf({CF_PAGES: '1'})]).toEqual([
    'netlify',
    'cloudflare',
    'cloudflare',
  ]);
});

it('completeRedirectPage adds a language, a title, a canonical address and a link', () => {
  const written =
    '<!DOCTYPE html><html><head><link rel="canonical" href="/docs/Start" /></head><script>1</script></html>';
  const $ = load(completeRedirectPage(written, '/docs/start', '/docs/Start', 'A & <b>'));
  expect($('html').attr('lang')).toBe('en');
  expect($('title').text()).toMatch(/^A & <b> .*\/docs\/start/);
  expect($('link[rel=canonical]').attr('href')).toBe(`${links.site}/docs/Start`);
  expect($('a[href="/docs/Start"]').text()).toBe('A & <b>');
  expect($('script').text()).toBe('1');
});

it('Netlify builds with the same Node.js as CI', () => {
  const [version, settings] = ['.nvmrc', 'netlify.toml'].map((file) =>
    readFileSync(path.join(root, file), 'utf8').trim(),
  );
  expect(settings).toContain(`NODE_VERSION = "${version}"`);
});

it('nginxSite puts the rules of inner folders before those of outer ones', () => {
  const [, map = ''] = /map \$uri \$site_x_changed \{\n(.*?)\n\}/s.exec(nginxSite(table)) ?? [];
  expect(map.split('\n').map((line) => line.trim())).toEqual(['~^/a/b/ "b";', '~^/a/ "a";', 'default "general";']);
});

it('writeHostFiles writes the files of all hosts, with the policy of the built pages', () => {
  const site = temporaryFolder({'build/index.html': '<script>1</script>', 'build/openapi/a.yaml': ''});
  writeHostFiles(site, path.join(site, 'build'));
  const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');
  // The hash of `1`, by `printf 1 | openssl dgst -sha256 -binary | base64`.
  const hash = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
  expect(read('build/_headers')).toContain(hash);
  expect(read('build/_headers')).toContain('/openapi/a.yaml\n  Content-Type: application/yaml');
  expect(read('build/_redirects')).toContain('/index.html / 301\n');
  expect(read('deploy/site.conf')).toContain(hash);
});
