/** The whole table of routes, asked of every host that this machine has. */
import {readFileSync} from 'node:fs';
import {once} from 'node:events';
import {connect} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {HOST} from '../../scripts/lib/port';
import {root} from '../../scripts/lib/paths';
import {headersOf, redirectsOf} from '../../src/node/delivery/answers';
import {deliveryTable} from '../../src/node/delivery/table';
import {builtAddresses} from '../../src/node/delivery/built';
import {canonicalPath} from '../../src/rules/routing/canonicalPath';
import {ask, type Answer} from '../ask';
import {hosts, serve, type Served} from './served';

const build = path.join(root, 'build');
const table = deliveryTable();
const files = builtAddresses(build);
const {routes} = table;
const notFound = readFileSync(path.join(build, '404.html'));

const fileOf = (route: string): string => (route === '/' ? '/index.html' : `${route}.html`);
const contentOf = (file: string): Buffer => readFileSync(path.join(build, file));

/** The headers of an answer that the table has, by the names that it gives them. */
const headersIn = ({headers}: Answer, expected: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]));

/** Asks for many addresses, some at a time. */
async function askAll(served: Served, paths: readonly string[]): Promise<(readonly [string, Answer])[]> {
  const answers: (readonly [string, Answer])[] = [];
  for (let start = 0; start < paths.length; start += 20) {
    const some = paths.slice(start, start + 20);
    answers.push(...(await Promise.all(some.map(async (one) => [one, await ask(served, one)] as const))));
  }
  return answers;
}

/** Addresses that are close to a page and are none. */
const wrong = [
  ...routes
    .filter((route) => route !== '/')
    .flatMap((route) => [`${route}/x`, `${route}x`, `/${route}`, `${route}/.html`]),
  ...routes.map((route) => route.toUpperCase()).filter((route) => !routes.includes(canonicalPath(route))),
  ...[
    '/404',
    '/404/',
    '/404.html',
    '//',
    '//elsewhere.example/',
    '/%5Celsewhere.example/',
    '/.html',
    '/nope/',
    '/nope.html',
  ],
  ...['/assets', '/assets/', '/docs/modules', '/docs//Introduction', '/index.htm', '/__proto__', '/.well-known/'],
];

describe.each(hosts)('%s', (host) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(host);
    process.stdout.write(`The table of routes is asked of ${served.name}.\n`);
  });
  afterAll(() => served.stop());

  it('sends every page with status 200', async () => {
    for (const [route, answer] of await askAll(served, routes)) {
      expect([answer.status, answer.body.equals(contentOf(fileOf(route)))], route).toEqual([200, true]);
    }
  });

  it('sends every file with its type and the headers of the table', async () => {
    const others = files.filter((file) => !file.endsWith('.html'));
    const asked = [
      ...routes.map((route) => [route, fileOf(route)] as const),
      ...others.map((file) => [file, file] as const),
    ];
    const answers = new Map(
      await askAll(
        served,
        asked.map(([address]) => address),
      ),
    );
    for (const [address, file] of asked) {
      const answer = answers.get(address);
      const expected = headersOf(table, file);
      expect(answer && [answer.status, headersIn(answer, expected)], address).toEqual([200, expected]);
    }
  });

  it('redirects every spelling to the one true address, with the query', async () => {
    const redirects = new Map(redirectsOf(table));
    for (const [spelling, answer] of await askAll(
      served,
      [...redirects.keys()].map((spelling) => `${spelling}?a=b&c`),
    )) {
      const to = redirects.get(spelling.slice(0, -'?a=b&c'.length));
      expect([answer.status, answer.headers.location], spelling).toEqual([301, `${to}?a=b&c`]);
    }
  });

  it.each(['///', '/index', '/index.html/', '.html/index/', '/index/index.html'])(
    'knows the ending %s',
    async (ending) => {
      for (const [spelling, answer] of await askAll(
        served,
        routes.map((route) => (route === '/' ? '/index' : route) + ending),
      )) {
        expect([answer.status, answer.headers.location], spelling).toEqual([301, canonicalPath(spelling)]);
      }
    },
  );

  it('sends the page for it with status 404 for everything else', async () => {
    for (const [address, answer] of await askAll(served, wrong)) {
      expect([answer.status, answer.headers.location, answer.body.equals(notFound)], address).toEqual([
        404,
        undefined,
        true,
      ]);
      const expected = headersOf(table, '/404.html');
      expect(headersIn(answer, expected), address).toEqual(expected);
    }
  });

  it.each(['/..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/docs/../../package.json', '/docs%00', '/%'])(
    'sends nothing for %s',
    async (address) => {
      const {status, headers} = await ask(served, address);
      // nginx refuses what leads out of the site, and what it cannot read, before it looks for a file.
      expect([[400, 404].includes(status), headers.location], `status ${status}`).toEqual([true, undefined]);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    'refuses %s with status 405',
    async (method) => {
      const answer = await ask(served, '/docs', {method});
      expect(answer.status).toBe(405);
      // nginx refuses TRACE before it looks at any rule.
      if (method !== 'TRACE') expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  it.each(['/docs', '/docs/', '/nope'])('answers HEAD of %s as GET, without the body', async (address) => {
    const [get, head] = [await ask(served, address), await ask(served, address, {method: 'HEAD'})];
    expect([head.status, head.body.length, head.headers.location]).toEqual([get.status, 0, get.headers.location]);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    if (get.status !== 301) expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it.each(['etag', 'last-modified'])('answers 304 to whoever has the page by its %s', async (name) => {
    const {headers} = await ask(served, '/docs');
    const condition = name === 'etag' ? 'If-None-Match' : 'If-Modified-Since';
    const answer = await ask(served, '/docs', {headers: {[condition]: String(headers[name])}});
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('sends parts of a file, and refuses those that it has not', async () => {
    const whole = contentOf('/docs.html');
    const part = await ask(served, '/docs', {headers: {Range: 'bytes=10-19'}});
    expect([part.status, part.body.equals(whole.subarray(10, 20))]).toEqual([206, true]);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    const none = await ask(served, '/docs', {headers: {Range: `bytes=${whole.length}-`}});
    expect([none.status, none.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  });

  it('takes an address in full', async () => {
    expect((await ask(served, 'http://elsewhere.example/docs')).status).toBe(200);
    const answer = await ask(served, 'http://elsewhere.example/docs/');
    expect([answer.status, answer.headers.location]).toEqual([301, '/docs']);
  });
});

describe.runIf(process.platform === 'linux')('npm run serve with few files', () => {
  const FEW_FILES = 256;
  let served: Served;
  beforeAll(async () => {
    served = await serve('serve', FEW_FILES);
  });
  afterAll(() => served.stop());

  /** A reader who is there; whether the server took the connection is another question. */
  const reader = async (): Promise<ReturnType<typeof connect>> => {
    const socket = connect(served.port, HOST);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET /docs HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  };

  it('outlives more readers that go away than it may open files', async () => {
    for (let count = 0; count < 2 * FEW_FILES; count++) (await reader()).destroy();
    expect((await ask(served, '/docs')).status).toBe(200);
  });

  it('outlives more readers at once than it may open files', async () => {
    const readers = await Promise.all(Array.from({length: FEW_FILES + 50}, reader));
    readers.forEach((socket) => socket.destroy());
    // Once it has let go of them.
    await vi.waitFor(async () => expect((await ask(served, '/docs')).status).toBe(200), {timeout: 30_000});
    expect(served.runs()).toBe(true);
  });
});
