/** Tests the built site on a real nginx, with the configuration that the site ships. */
import {once} from 'node:events';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {hasNginx, startNginx, type RunningNginx} from '../../scripts/nginx';
import {aliases} from '../../src/shared/routing/aliases';
import {canonicalPath} from '../../src/shared/routing/canonicalPath';
import {routes} from '../../src/shared/routing/routes';

const build = path.join(import.meta.dirname, '../../build');
const contentOf = (file: string): string => readFileSync(path.join(build, file), 'utf8');
const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route}.html`);

function someFile(pattern: string): string {
  const [file] = globSync(pattern, {cwd: build, dot: true});
  if (file === undefined) throw new Error(`No file in build/ matches ${pattern}.`);
  return `/${file}`;
}

/** Requests an address exactly as written; `fetch` would resolve dot segments. */
async function requestRaw(origin: string, address: string): Promise<[status: number, location: string | undefined]> {
  const {hostname, port} = new URL(origin);
  const [response] = (await once(get({hostname, port, path: address}), 'response')) as [IncomingMessage];
  response.resume();
  return [response.statusCode ?? 0, response.headers.location];
}

const installed = hasNginx();
if (!installed) {
  process.stdout.write('nginx is not installed, so its answers are not tested (sudo apt-get install nginx-light).\n');
}

describe.runIf(installed)('nginx with another site', () => {
  it('serves a site from a folder with special characters in its name, without hidden files', async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), "a site; $uri {it's} "));
    onTestFinished(() => rmSync(siteDir, {recursive: true}));
    cpSync(path.join(build, '../deploy'), path.join(siteDir, 'deploy'), {recursive: true});
    const files = {
      found: ['/index.html', '/a.html', '/img/a b.txt', '/img/é.txt', '/.well-known/a.txt'],
      hidden: ['/.env', '/.git/config', '/docs/.htaccess', '/_worker.js', '/netlify.toml', '/a.html.gz', '/a.html.br'],
    };
    for (const file of ['/404.html', ...files.found, ...files.hidden]) {
      const place = path.join(siteDir, 'build', file);
      mkdirSync(path.dirname(place), {recursive: true});
      writeFileSync(place, file);
    }
    const {origin, stop} = await startNginx({siteDir});
    try {
      const requested = ['/', '/a', '/img/a%20b.txt', '/img/%C3%A9.txt', '/.well-known/a.txt', ...files.hidden];
      const statuses = await Promise.all(requested.map(async (address) => (await requestRaw(origin, address))[0]));
      expect(statuses).toEqual([...files.found.map(() => 200), ...files.hidden.map(() => 404)]);
    } finally {
      await stop();
    }
  });
});

describe.runIf(installed)('nginx', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx();
  });
  afterAll(() => nginx.stop());

  const request = (address: string, options: RequestInit = {}): Promise<Response> =>
    fetch(nginx.origin + address, {redirect: 'manual', ...options});

  /** Returns the target of a redirect, or null for status 404. */
  const redirectTarget = async (address: string): Promise<string | null> => {
    const {status, headers} = await request(address);
    expect([301, 404], address).toContain(status);
    return headers.get('Location');
  };

  it('serves every page', async () => {
    for (const route of routes) {
      const response = await request(route);
      expect([response.status, response.headers.get('Content-Type')], route).toEqual([200, 'text/html; charset=utf-8']);
      expect((await response.text()) === contentOf(fileOf(route)), route).toBe(true);
    }
  });

  it.each(['/', '.html', '/index', '/index.html', '/index.html/'])(
    'redirects an address that ends with %s, with its query',
    async (ending) => {
      const addresses = [...routes.filter((route) => route !== '/'), ...Object.keys(aliases)];
      for (const address of addresses) {
        expect(await redirectTarget(`${address}${ending}?a=b&c`)).toBe(`${canonicalPath(address)}?a=b&c`);
      }
    },
  );

  it('redirects aliases to their page', async () => {
    for (const [alias, page] of Object.entries(aliases))
      expect(await redirectTarget(`${alias}?a=b`)).toBe(`${page}?a=b`);
    for (const spelling of ['/index', '/index.html']) expect(await redirectTarget(`${spelling}?a=b`)).toBe('/?a=b');
  });

  const respellings: readonly (readonly [name: string, respell: (address: string) => string])[] = [
    ['two slashes at the beginning', (address) => `/${address}`],
    ['three slashes at the beginning', (address) => `//${address}`],
    ['doubled slashes', (address) => address.replaceAll('/', '//')],
    ['an encoded slash', (address) => `/${address.slice(1).replaceAll('/', '%2F')}%2F`],
    ['an encoded letter', (address) => address.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
    ['a dot segment', (address) => `/.${address}`],
    ['a parent segment', (address) => `/x/..${address}`],
    ['doubled slashes and an ending', (address) => `/${address}//index.html`],
    ['an empty query', (address) => `${address}?`],
  ];

  it.each(respellings)('redirects every address with %s directly to its page', async (_, respell) => {
    for (const address of [...routes, ...Object.keys(aliases)]) {
      const spelling = respell(address);
      const query = spelling.endsWith('?') ? '' : '?a=%2F&b';
      if (spelling === address) continue;
      expect(await requestRaw(nginx.origin, spelling + query), spelling).toEqual([301, canonicalPath(address) + query]);
    }
  });

  it('redirects other spellings of a file directly to it', async () => {
    for (const file of [someFile('feeds/*.json'), someFile('img/*.svg'), '/.well-known/security.txt']) {
      for (const spelling of [`/${file}`, file.replace(/(?<=.)\//, '//')]) {
        expect(await requestRaw(nginx.origin, `${spelling}?a`)).toEqual([301, `${file}?a`]);
      }
    }
  });

  it.each([
    ...['//elsewhere.example', '//elsewhere.example/', '//elsewhere.example.html', '//elsewhere.example/index.html'],
    ...['/%5Celsewhere.example', '/\\elsewhere.example/', '/%2F%2Felsewhere.example', '/docs%0d%0aX-Planted:%20yes'],
    ...['//_headers', '//nope', '/%2e%2e/'],
  ])('answers 404 to %s, without a redirect', async (address) => {
    expect(await requestRaw(nginx.origin, address)).toEqual([404, undefined]);
  });

  it.each(['//elsewhere.example/..', '//elsewhere.example/%2e%2e/docs', '/\\/docs'])(
    'never redirects %s to another site',
    async (address) => {
      const [, location = '/'] = await requestRaw(nginx.origin, address);
      expect(location).toMatch(/^\/(?![/\\])/);
    },
  );

  it.each([
    ...['/nope', '/nope/', '/nope.html', '/docs/Introduction/x', '/docs/INTRODUCTION', '/FAQ', '/docs/modules'],
    ...['/404', '/404.html', '/404/', '/404/index.html', '/_headers', '/_redirects', '/.nojekyll', '/.well-known/'],
    ...['/assets/', '/assets/js/nope.js', '/feeds/nope.json', '/50%', '/..%2fpackage.json'],
  ])('answers 404 to %s with the not-found page', async (address) => {
    const response = await request(address);
    expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
    expect(await response.text()).toBe(contentOf('404.html'));
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Security-Policy')).not.toBeNull();
  });

  it.each([
    ['css', 'text/css; charset=utf-8'],
    ['js', 'text/javascript; charset=utf-8'],
    ['png', 'image/png'],
    ['svg', 'image/svg+xml'],
    ['ico', 'image/x-icon'],
    ['woff2', 'font/woff2'],
    ['txt', 'text/plain; charset=utf-8'],
    ['md', 'text/markdown; charset=utf-8'],
    ['xml', 'application/xml; charset=utf-8'],
    ['webmanifest', 'application/manifest+json'],
    ['atom', 'application/atom+xml; charset=utf-8'],
    ['d.ts', 'text/plain; charset=utf-8'],
    ['yaml', 'application/yaml'],
  ])('serves .%s files as %s', async (ending, type) => {
    const file = someFile(`**/*.${ending}`);
    const {status, headers} = await request(file);
    expect([status, headers.get('Content-Type')], file).toEqual([200, type]);
  });

  it('serves JSON feeds and other JSON files with different types', async () => {
    expect((await request(someFile('openapi/*.json'))).headers.get('Content-Type')).toBe('application/json');
    expect((await request(someFile('feeds/*.json'))).headers.get('Content-Type')).toBe('application/feed+json');
  });

  it('sends the Content-Security-Policy of the pages with every response', async () => {
    const [, inPage] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(contentOf('docs.html')) ?? [];
    const hashes = inPage?.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    for (const address of ['/docs', '/docs/', '/nope', '/img/logo.svg']) {
      const {headers} = await request(address);
      const policy = headers.get('Content-Security-Policy') ?? '';
      for (const part of [...hashes, "default-src 'self'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
      expect(headers.get('X-Content-Type-Options'), address).toBe('nosniff');
    }
  });

  it('lets browsers cache files with a hash in their name permanently, and makes them revalidate others', async () => {
    const {headers} = await request(someFile('assets/js/*.js'));
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const address of ['/', '/docs', '/docs/', '/docs.md', '/img/logo.svg', '/sitemap.xml']) {
      expect((await request(address)).headers.get('Cache-Control'), address).toBe('no-cache');
    }
  });

  it('lets other sites read feeds and the OpenAPI document, and embed cards only', async () => {
    const expected = [
      [someFile('openapi/*.json'), '*', 'cross-origin'],
      [someFile('feeds/*.atom'), '*', 'cross-origin'],
      [someFile('assets/cards/*.png'), null, 'cross-origin'],
      ['/docs', null, 'same-origin'],
      ['/openapi/nope.json', null, 'same-origin'],
    ] as const;
    for (const [file, readers, shown] of expected) {
      const {headers} = await request(file);
      const sent = ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'].map((name) => headers.get(name));
      expect(sent, file).toEqual([readers, shown]);
    }
  });

  it('compresses text for browsers that accept it, but not pictures', async () => {
    const codingOf = async (address: string, accepted: string): Promise<string | null> =>
      (await request(address, {headers: {'Accept-Encoding': accepted}})).headers.get('Content-Encoding');
    for (const address of ['/docs', '/docs.md', someFile('feeds/*.json'), someFile('assets/js/*.js')]) {
      expect([await codingOf(address, 'gzip'), await codingOf(address, 'identity')], address).toEqual(['gzip', null]);
    }
    expect(await codingOf(someFile('assets/cards/*.png'), 'gzip')).toBeNull();
  });

  it.each(['ETag', 'Last-Modified'])('answers 304 to a request with the current %s', async (name) => {
    const known = (await request('/docs')).headers.get(name) ?? '';
    const condition = name === 'ETag' ? 'If-None-Match' : 'If-Modified-Since';
    const response = await request('/docs', {headers: {[condition]: known}});
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it.each(['/docs', '/docs/', '/nope'])('answers HEAD of %s like GET, without the body', async (address) => {
    const [get, head] = [await request(address), await request(address, {method: 'HEAD'})];
    expect([head.status, await head.text()]).toEqual([get.status, '']);
    for (const name of ['Location', 'Content-Type', 'Content-Security-Policy']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers 405 to %s', async (method) => {
    expect((await request('/docs', {method})).status).toBe(405);
  });
});
