/** Tests nginx, and a model of hosts that read `_headers` and `_redirects`, with the same expectations. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, describe, expect, it} from 'vitest';
import {aliases} from '../../src/lib/addresses';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {root} from '../../src/build/root';
import {hasNginx, startNginx} from '../helpers/startNginx';

const buildDir = path.join(root, 'build');
const contentOf = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

function someFile(pattern: string): string {
  const [file] = globSync(pattern, {cwd: buildDir});
  if (file === undefined) throw new Error(`No file in build/ matches ${pattern}.`);
  return `/${file}`;
}

interface Answer {
  status: number;
  /** Target of a redirect. */
  location: string | null;
  headers: Headers;
}

type Host = (address: string) => Answer | Promise<Answer>;

const headerLines = contentOf('_headers').split('\n');
const redirectLines = contentOf('_redirects').trim().split('\n');

/** Cloudflare appends to headers of earlier rules, unless `! Name` removes them. Netlify replaces them, and ignores `! Name`. */
function staticHeaders(address: string, addHeader: 'append' | 'set'): Headers {
  const headers = new Headers();
  let ruleMatches = false;
  for (const line of headerLines) {
    const [, removed] = /^ {2}! (.+)/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (.*)/.exec(line) ?? [];
    if (line.startsWith('/')) ruleMatches = address.startsWith(line.replace('*', ''));
    if (ruleMatches && removed && addHeader === 'append') headers.delete(removed);
    if (ruleMatches && name && value) headers[addHeader](name, value);
  }
  return headers;
}

/** Answers as `_headers` and `_redirects` say. */
const staticHost: Host = (address) => {
  const headers = staticHeaders(address, 'append');
  // Cloudflare and Netlify must send the same.
  expect([...staticHeaders(address, 'set')]).toEqual([...headers]);
  const [, location, status] = redirectLines.map((line) => line.split(' ')).find(([from]) => from === address) ?? [];
  if (location) return {status: Number(status), location, headers};
  const files = address === '/' ? ['/index.html'] : [address, `${address}.html`];
  // Hosts serve files only. A path without an extension is a folder.
  const exists = files.some((file) => path.extname(file) !== '' && existsSync(path.join(buildDir, file)));
  return {status: exists ? 200 : 404, location: null, headers};
};

const server = hasNginx ? await startNginx() : undefined;
if (!server) process.stdout.write('nginx is not installed, so it is not tested (sudo apt-get install nginx-light).\n');
afterAll(() => server?.stop());

const request = (address: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`${server?.origin}${address}`, {redirect: 'manual', ...options});

const nginx: Host = async (address) => {
  const {status, headers} = await request(address);
  return {status, location: headers.get('Location'), headers};
};

const hosts: (readonly [name: string, host: Host])[] = [
  ['_headers and _redirects', staticHost],
  ...(server ? [['nginx', nginx] as const] : []),
];

const otherRoutes = requiredRoutes.filter((route) => route !== '/');
const endings = ['.html', '/index', '/index.html'];
/** Addresses and the routes that they redirect to: `/faq.html` → `/faq` */
const redirects: Record<string, string> = {
  '/index': '/',
  '/index.html': '/',
  ...Object.fromEntries(otherRoutes.flatMap((route) => endings.map((ending) => [route + ending, route]))),
  ...Object.fromEntries(
    Object.entries(aliases).flatMap(([from, to]) => ['', ...endings].map((end) => [from + end, to])),
  ),
};

const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';
/** An address, and its values of Cache-Control, Cross-Origin-Resource-Policy and Access-Control-Allow-Origin. */
const folderHeaders = [
  ['/', revalidated, 'same-origin', null],
  ['/docs', revalidated, 'same-origin', null],
  ['/docs.md', revalidated, 'same-origin', null],
  ['/nope', revalidated, 'same-origin', null],
  [someFile('*.xml'), revalidated, 'same-origin', null],
  [someFile('img/*.svg'), revalidated, 'cross-origin', null],
  [someFile('assets/js/*.js'), immutable, 'same-origin', null],
  [someFile('assets/cards/*.png'), immutable, 'cross-origin', null],
  [someFile('openapi/*.json'), revalidated, 'cross-origin', '*'],
  [someFile('feeds/*.atom'), revalidated, 'cross-origin', '*'],
] as const;

describe.each(hosts)('%s', (_, host) => {
  it('serves every page', async () => {
    for (const route of requiredRoutes) expect(await host(route), route).toMatchObject({status: 200, location: null});
  });

  it('redirects other spellings and aliases to the page', async () => {
    for (const [address, page] of Object.entries(redirects)) {
      expect(await host(address), address).toMatchObject({status: 301, location: page});
    }
  });

  it.each(['/nope', '/docs/Introduction/x', '/docs/INTRODUCTION', '/FAQ', '/docs/modules', '/feeds/nope.json'])(
    'answers 404 to %s',
    async (address) => {
      expect(await host(address)).toMatchObject({status: 404, location: null});
    },
  );

  it.each(folderHeaders)('sends the headers of its folder with %s', async (address, ...values) => {
    const {headers} = await host(address);
    const names = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'Access-Control-Allow-Origin'];
    expect(names.map((name) => headers.get(name))).toEqual(values);
  });

  it('sends security headers with every answer, and a policy with the hashes of the page', async () => {
    const [, pagePolicy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(contentOf('docs.html')) ?? [];
    // Other values on some addresses; see the test above and the policy below.
    const varyingHeaders = ['cache-control', 'content-security-policy', 'cross-origin-resource-policy'];
    const names = [...staticHeaders('/', 'set').keys()].filter((name) => !varyingHeaders.includes(name));
    expect(names).toContain('strict-transport-security');
    for (const address of ['/docs', '/docs.html', '/nope', '/img/logo.svg']) {
      const {headers} = await host(address);
      for (const name of names) expect(headers.get(name), name).toBe(staticHeaders('/', 'set').get(name));
      const sources = headers.get('Content-Security-Policy')?.split(/[ ;]/);
      expect(sources).toEqual(expect.arrayContaining([...pagePolicy.split(/[ ;]/), 'frame-ancestors']));
    }
  });
});

it('_headers and _redirects stay within the limits of Cloudflare Pages', () => {
  // Sources: https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
  expect(redirectLines.length).toBeLessThanOrEqual(2000);
  expect(headerLines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...headerLines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

describe.runIf(server)('nginx, which has more rules,', () => {
  it.each([...endings.map((ending) => `${ending}/`), '/', '/index.html/?a=b&c'])(
    'redirects addresses that end with %s',
    async (ending) => {
      const query = ending.replace(/[^?]*/, '');
      for (const [address, page] of [...requiredRoutes.map((route) => [route, route]), ...Object.entries(aliases)]) {
        if (address === '/') continue;
        expect(await nginx(address + ending), address).toMatchObject({status: 301, location: page + query});
      }
    },
  );

  it.each([
    ...['/nope/', '/nope.html', '/404', '/404.html', '/_headers', '/_nginx.conf', '/.nojekyll', '/.well-known/'],
    ...['/assets/', '/assets/js/nope.js', '/50%', '/..%2fpackage.json', '/docs.html.gz', '/.git/config'],
    ...['//elsewhere.example/index.html', '/%5Celsewhere.example/', '/docs%0d%0aX-Planted:%20yes'],
  ])('answers 404 to %s with the not-found page', async (address) => {
    const response = await request(address);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, revalidated]);
    expect(await response.text()).toBe(contentOf('404.html'));
  });

  it.each([
    ['**/*.html', 'text/html; charset=utf-8'],
    ['**/*.css', 'text/css; charset=utf-8'],
    ['**/*.js', /^(?:text|application)\/javascript; charset=utf-8$/],
    ['**/*.png', 'image/png'],
    ['**/*.svg', 'image/svg+xml'],
    ['**/*.woff2', 'font/woff2'],
    ['**/*.txt', 'text/plain; charset=utf-8'],
    ['**/*.md', 'text/markdown; charset=utf-8'],
    ['*.xml', 'text/xml; charset=utf-8'],
    ['*.webmanifest', 'application/manifest+json'],
    ['openapi/*.yaml', 'application/yaml'],
    ['openapi/*.json', 'application/json'],
    ['feeds/*.atom', 'application/atom+xml; charset=utf-8'],
    ['feeds/*.json', 'application/feed+json'],
  ])('serves %s as %s', async (pattern, type) => {
    const response = await request(someFile(pattern).replace('.html', ''));
    expect(response.headers.get('Content-Type')).toMatch(type);
  });

  it('compresses text for browsers that accept it, but not pictures', async () => {
    const encodingOf = async (address: string, accepted: string): Promise<string | null> =>
      (await request(address, {headers: {'Accept-Encoding': accepted}})).headers.get('Content-Encoding');
    for (const address of ['/docs', '/docs.md', someFile('feeds/*.json'), someFile('assets/js/*.js')]) {
      const encodings = [await encodingOf(address, 'gzip'), await encodingOf(address, 'identity')];
      expect(encodings, address).toEqual(['gzip', null]);
    }
    expect(await encodingOf(someFile('assets/cards/*.png'), 'gzip')).toBeNull();
  });

  it('answers 304 to a request with the current ETag', async () => {
    const etag = (await nginx('/docs')).headers.get('ETag') ?? '';
    expect((await request('/docs', {headers: {'If-None-Match': etag}})).status).toBe(304);
  });
});
