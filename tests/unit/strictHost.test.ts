import {once} from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createStrictHost} from '../../scripts/lib/strictHost';
import {deliveryTable} from '../../src/node/delivery/table';
import {ask as askAt, type Answer} from '../ask';

const dir = mkdtempSync(join(tmpdir(), 'strict-host-'));
const site = join(dir, 'build');
const dotted = '/documents/changelog/current/name.modules.polls';
let server: Server;

function write(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> =>
  askAt(server.address() as AddressInfo, path, {method, headers});

beforeAll(async () => {
  write(dir, 'secret.txt', 'outside');
  write(site, 'index.html', 'front');
  write(site, '404.html', 'nothing here');
  write(site, 'docs.html', 'docs');
  write(site, 'docs/Introduction.html', 'introduction');
  write(site, 'docs/introduction/index.html', 'redirect page');
  write(site, 'both.html', 'file');
  write(site, 'both/index.html', 'folder');
  write(site, 'both/index.html.br', brotliCompressSync('folder'));
  write(site, 'folder/index.html', 'only folder');
  write(site, 'zipped.html', 'zipped');
  write(site, 'zipped.html.br', brotliCompressSync('zipped'));
  write(site, `${dotted}.html`, 'polls');
  write(site, 'docs/Über uns.html', 'umlaut');
  write(site, 'assets/js/main.abc.js', 'let x;');
  write(site, 'docs/twin.md', '# Twin');
  write(site, 'img/logo.svg', '<svg/>');
  write(site, 'img/large.png', Buffer.alloc(8_000_000));
  write(site, '.hidden', 'hidden');
  write(site, 'docs/.hidden.html', 'hidden');
  write(site, '.well-known/security.txt', 'known');
  write(site, 'feeds/all.json', '{}');
  write(site, 'openapi/v1.json', '{}');
  server = createServer(createStrictHost(site, deliveryTable()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, {recursive: true});
});

describe('pages', () => {
  it.each([
    ['/', 'front'],
    ['/?a=1', 'front'],
    ['/docs', 'docs'],
    ['/docs/Introduction', 'introduction'],
    ['/docs/Introduction?utm=1&x=/index.html', 'introduction'],
    ['/both', 'file'],
    ['/folder', 'only folder'],
    [dotted, 'polls'],
    ['/docs/%C3%9Cber%20uns', 'umlaut'],
    ['http://elsewhere.example/docs', 'docs'],
    ['HTTP://elsewhere.example', 'front'],
    ['http://elsewhere.example?a=b', 'front'],
  ])('%s is served', async (path, body) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('prefers x.html even where only x/index.html is compressed', async () => {
    const answer = await ask('/both', 'GET', {'Accept-Encoding': 'br'});
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('file');
  });

  it.each(['gzip, br;q=0', 'gzip, br; q=0.0', 'brotli', 'x-br', ''])(
    'keeps it from whoever does not: %s',
    async (coding) => {
      const answer = await ask('/zipped', 'GET', {'Accept-Encoding': coding});
      expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, 'zipped']);
      expect(answer.headers.vary).toBe('Accept-Encoding');
    },
  );

  it('sends the compressed file to whoever accepts it', async () => {
    const answer = await ask('/zipped', 'GET', {'Accept-Encoding': 'gzip, br'});
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(answer.body).toString()).toBe('zipped');
    expect((await ask('/zipped')).body.toString()).toBe('zipped');
  });

  it('answers HEAD like GET without the body', async () => {
    const answer = await ask('/docs', 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('4');
    expect(answer.body).toHaveLength(0);
  });

  it('answers 304 to whoever has the page already', async () => {
    const {headers} = await ask('/docs');
    expect((await ask('/docs', 'GET', {'If-None-Match': headers.etag ?? ''})).status).toBe(304);
  });
});

describe('redirects', () => {
  it.each([
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs.html', '/docs'],
    ['/docs/index.html/', '/docs'],
    ['/docs/Introduction.html?q=a%20b&c', '/docs/Introduction?q=a%20b&c'],
    ['/docs/introduction', '/docs/Introduction'],
    ['/docs/introduction/?x=1', '/docs/Introduction?x=1'],
    ['/docs/introduction/index.html', '/docs/Introduction'],
    ['/folder/index.html', '/folder'],
    [`${dotted}.html`, dotted],
    ['/docs/%C3%9Cber%20uns/', '/docs/%C3%9Cber%20uns'],
    ['/docs%2ehtml', '/docs'],
    ['http://elsewhere.example/docs/?a', '/docs?a'],
  ])('%s -> %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it('keeps the method HEAD in mind', async () => {
    const answer = await ask('/docs/', 'HEAD');
    expect([answer.status, answer.headers.location]).toEqual([301, '/docs']);
  });

  it.each(['//evil.example/', '//evil.example/index.html', '//docs/', '/%5Cevil.example/', '/\\evil.example/', '//'])(
    '%s leads nowhere',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );
});

describe('what is not there', () => {
  it.each([
    '/nope',
    '/nope/',
    '/nope.html',
    '/404',
    '/404/',
    '/404.html',
    '/DOCS',
    '/Docs/Introduction',
    '/docs/INTRODUCTION',
    '/docs/introduction.HTML',
    '/documents',
    '/documents/',
    '/assets/js/main.abc.js/',
    '/assets/js/main.abc.js.html',
    '/assets/',
    '/docs/%E0%A4%A',
    '/%',
    '/../secret.txt',
    '/../secret',
    '/%2e%2e/secret.txt',
    '/docs/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/docs%00',
    '/docs%2FIntroduction',
    '/%2Fevil.example/',
    '/__proto__',
    '/docs.html.br',
    '/zipped.html.br',
    '/.hidden',
    '/docs/.hidden.html',
  ])('%s is 404 with the page for it', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('nothing here');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.location).toBeUndefined();
  });

  it('answers HEAD with 404 and no body', async () => {
    const answer = await ask('/nope', 'HEAD');
    expect([answer.status, answer.body.length]).toEqual([404, 0]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const answer = await ask('/docs', method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it.each(['bytes=10-5', 'bytes=99-'])('refuses the range %s, which no part of the file has', async (range) => {
    const answer = await ask('/docs', 'GET', {Range: range});
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */4']);
  });

  it('refuses what a condition rules out', async () => {
    expect((await ask('/docs', 'GET', {'If-Match': '"another"'})).status).toBe(412);
  });
});

describe('parts of a file', () => {
  it.each([
    ['bytes=1-2', 'oc', 'bytes 1-2/4'],
    ['bytes=-1', 's', 'bytes 3-3/4'],
    ['bytes=2-', 'cs', 'bytes 2-3/4'],
  ])('%s', async (range, body, contentRange) => {
    const answer = await ask('/docs', 'GET', {Range: range});
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([206, body, contentRange]);
  });

  it('parts in units that nobody knows are the whole', async () => {
    const answer = await ask('/docs', 'GET', {Range: 'pages=1'});
    expect([answer.status, answer.body.toString()]).toEqual([200, 'docs']);
  });
});

describe('other files', () => {
  it.each([
    ['/assets/js/main.abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/docs/twin.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/img/logo.svg', 'image/svg+xml', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/feeds/all.json', 'application/feed+json', 'no-cache'],
    ['/openapi/v1.json', 'application/json', 'no-cache'],
  ])('%s is %s', async (path, type, cache) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe(cache);
  });
});

describe('a build that changes under the server', () => {
  it('says so while there is none, and serves the new one', async () => {
    const next = join(dir, 'next');
    write(next, 'index.html', 'another front');
    const old = join(dir, 'old');

    renameSync(site, old);
    expect((await ask('/')).status).toBe(503);
    renameSync(next, site);
    expect((await ask('/')).body.toString()).toBe('another front');
    const missing = await ask('/docs');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);

    rmSync(site, {recursive: true});
    renameSync(old, site);
    rmSync(join(site, 'zipped.html'));
    expect((await ask('/')).body.toString()).toBe('front');
  });

  it('gives 404 for a file that was removed after the scan', async () => {
    expect((await ask('/folder')).status).toBe(200);
    rmSync(join(site, 'folder', 'index.html'));
    expect((await ask('/folder')).status).toBe(404);
  });
});

describe('readers that go away', () => {
  /** Whether anything still has the file open; the system says so on Linux alone. */
  const openFiles = (file: string): number =>
    readdirSync('/proc/self/fd').filter((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`) === file;
      } catch {
        return false;
      }
    }).length;

  it.runIf(process.platform === 'linux')('leave no file open', async () => {
    const large = join(realpathSync(site), 'img/large.png');
    const {port} = server.address() as AddressInfo;
    const closed: Promise<unknown>[] = [];
    server.on('request', (_, res: ServerResponse) => closed.push(once(res, 'close')));
    await Promise.all(
      Array.from({length: 40}, async () => {
        const socket = connect(port, '127.0.0.1', () => socket.write('GET /img/large.png HTTP/1.1\r\nHost: a\r\n\r\n'));
        await once(socket, 'data');
        socket.destroy();
      }),
    );
    await Promise.all(closed);
    expect(closed).toHaveLength(40);
    await vi.waitFor(() => expect(openFiles(large)).toBe(0), {timeout: 20_000});
  });
});
