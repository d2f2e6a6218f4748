import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compress, hostNamed, prepareFor} from '../../scripts/lib/deliver';
import {headersOf, redirectsOf} from '../../src/node/delivery/answers';
import {hosts} from '../../src/node/delivery/hosts';
import {deliveryTable} from '../../src/node/delivery/table';
import {nginxServer} from '../../src/node/delivery/writers/nginx';
import {cloudflareLimits} from '../../src/node/delivery/writers/staticHosts';
import {aliases} from '../../src/rules/routing/aliases';
import {canonicalPath} from '../../src/rules/routing/canonicalPath';
import {routes} from '../../src/rules/routing/routes';

const table = deliveryTable();
const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";
const site = {table, files: ['/index.html', '/assets/js/a.1234abcd.js', '/feeds/all.json', '/docs.md']};
const written = (name: string): Readonly<Record<string, string>> => hostNamed(name).write(site);

describe('the table', () => {
  it('redirects to pages alone, and none of them', () => {
    const redirects = redirectsOf(table);
    expect(new Set(redirects.map(([spelling]) => spelling)).size).toBe(redirects.length);
    for (const [spelling, to] of redirects) {
      expect([routes.includes(to), routes.includes(spelling)], spelling).toEqual([true, false]);
      expect(canonicalPath(spelling)).toBe(to);
    }
  });

  it('knows spellings of every page and alias', () => {
    const redirects = new Map(redirectsOf(table));
    expect(redirects.get('/index.html')).toBe('/');
    for (const route of routes.filter((one) => one !== '/')) expect(redirects.get(`${route}/`)).toBe(route);
    for (const [from, to] of Object.entries(aliases)) {
      expect([redirects.get(from), redirects.get(`${from}/index.html`)]).toEqual([to, to]);
    }
  });

  it('keeps for good what has a hash, and asks again for all else', () => {
    const cacheOf = (file: string) => headersOf(table, file)['Cache-Control'];
    expect(cacheOf('/assets/js/a.1234abcd.js')).toContain('immutable');
    for (const file of ['/index.html', '/404.html', '/img/logo.svg', '/docs.md', '/sitemap.xml']) {
      expect(cacheOf(file), file).toBe('no-cache');
    }
  });

  it('has the policy of a build on every answer, and none where there is none', () => {
    const name = 'Content-Security-Policy';
    expect(headersOf(deliveryTable({contentSecurityPolicy: policy}), '/docs.html')[name]).toBe(policy);
    expect(name in headersOf(table, '/docs.html')).toBe(false);
  });
});

describe('the file for nginx', () => {
  it('has the policy as it is sent', () => {
    expect(nginxServer(deliveryTable({contentSecurityPolicy: policy}))).toContain(`"${policy}"`);
  });

  it.each(['a "b"', 'a $host', 'a\nb', 'a\\b'])(
    'is not written with a text that nginx reads in another way: %j',
    (text) => {
      expect(() => nginxServer(deliveryTable({contentSecurityPolicy: text}))).toThrow('nginx cannot be given');
    },
  );

  it('is not written with a text that is too long for nginx', () => {
    expect(() => nginxServer(deliveryTable({contentSecurityPolicy: 'a'.repeat(5000)}))).toThrow(
      'longer than nginx reads',
    );
  });
});

describe('files for static hosts', () => {
  it.each(['cloudflare', 'netlify'])('%s never gets two values of a header for one file', (name) => {
    const rules = (written(name)._headers ?? '').split(/\n(?=\/)/).slice(1);
    const read = rules.map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      const [under = '', ending = ''] = path.split('*');
      return {
        fits: (file: string) => (path.includes('*') ? file.startsWith(under) && file.endsWith(ending) : file === path),
        lines,
      };
    });
    for (const file of site.files) {
      const lines = read.filter(({fits}) => fits(file)).flatMap((rule) => rule.lines);
      const names = lines.map((line) => line.trim().split(':')[0]);
      expect(new Set(names).size, `${file}: ${names.join(' ')}`).toBe(names.length);
      expect(names).toContain('X-Content-Type-Options');
    }
  });

  it('a redirect of Netlify is no spelling that it takes for the page itself', () => {
    const sources = (written('netlify')._redirects ?? '')
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(' ')[0]);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => source?.endsWith('/'))).toEqual([]);
  });

  it('Cloudflare gets no more redirects than it takes', () => {
    const many = Array.from({length: cloudflareLimits.redirects}, (_, index) => `/page-${index}`);
    expect(() => hostNamed('cloudflare').write({...site, table: {...table, routes: many}})).toThrow(
      'Cloudflare Pages takes',
    );
  });

  it('Vercel gets the headers of every rule', () => {
    const {headers, redirects} = JSON.parse(written('vercel')['vercel.json'] ?? '') as Record<
      string,
      {source: string}[]
    >;
    const matching = headers?.filter(({source}) => new RegExp(`^${source}$`).test('/feeds/all.json'));
    expect(matching?.length).toBe(3);
    for (const from of Object.keys(aliases)) expect(redirects?.map(({source}) => source)).toContain(from);
  });

  it('GitHub Pages gets a page for every address with a slash at its end', () => {
    const files = written('github-pages');
    expect(files['.nojekyll']).toBe('');
    for (const route of routes.filter((one) => one !== '/')) {
      expect(files[`${route.slice(1)}/index.html`]).toContain(`url=${route}"`);
    }
  });

  it('a host that there is not is named', () => {
    expect(() => hostNamed('nowhere')).toThrow('There is no host "nowhere": the hosts are nginx,');
  });
});

describe('a built site that is made ready', () => {
  let root: string;
  const text = 'words and words and words and words\n'.repeat(100);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'deliver-'));
    mkdirSync(join(root, 'build'));
    for (const [file, content] of [
      ['a.html', text],
      ['b.png', text],
      ['c.txt', 'x'],
    ] as const) {
      writeFileSync(join(root, 'build', file), content);
    }
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('has compressed files beside those that get smaller', async () => {
    await compress(join(root, 'build'), ['br', 'gzip']);
    expect(brotliDecompressSync(readFileSync(join(root, 'build/a.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(root, 'build/a.html.gz'))).toString()).toBe(text);
    expect(
      ['b.png.br', 'b.png.gz', 'c.txt.br', 'c.txt.gz'].filter((file) => existsSync(join(root, 'build', file))),
    ).toEqual([]);
  });

  it.each(Object.entries(hosts))('for %s', async (_, host) => {
    await prepareFor(host, root);
    const [own = ''] = Object.keys(host.write({table, files: []}));
    expect(existsSync(join(root, 'build', own))).toBe(host.inSite);
    expect(existsSync(join(root, 'build/a.html.gz'))).toBe(host.codings.includes('gzip'));
  });
});
