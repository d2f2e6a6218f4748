import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createStrictHost} from '../../scripts/lib/strictHost';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const dir = mkdtempSync(join(tmpdir(), 'strict-host-'));
const site = join(dir, 'build');
const dotted = '/documents/changelog/current/name.modules.polls';
let server: Server;

function write(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}

/** Node's plain client, because `fetch` would tidy up the paths under test. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const req = request({host: '127.0.0.1', port, path, method, headers, agent: false}, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => resolve({status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks)}));
    });
    req.on('error', reject);
    req.end();
  });
}

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
  server = createServer(createStrictHost(site));
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
  ])('%s is served', async (path, body) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('prefers x.html even where only x/index.html is compressed', async () => {
    const answer = await ask('/both', 'GET', {'Accept-Encoding': 'br'});
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('file');
  });

  it('sends the compressed file to whoever accepts it', async () => {
    const answer = await ask('/zipped', 'GET', {'Accept-Encoding': 'gzip, br'});
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
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
    'http://evil.example/docs/',
  ])('%s is 404 with the page for it', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('nothing here');
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
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

  it.each(['bytes=10-5', 'bytes=99-', 'bytes=-1', 'bytes=x'])('ignores the range %s and lives on', async (range) => {
    const answer = await ask('/docs', 'GET', {Range: range});
    expect([answer.status, answer.body.toString()]).toEqual([200, 'docs']);
  });
});

describe('other files', () => {
  it.each([
    ['/assets/js/main.abc.js', 'text/javascript;charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/docs/twin.md', 'text/markdown;charset=utf-8', 'no-cache'],
    ['/img/logo.svg', 'image/svg+xml', 'no-cache'],
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
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain;charset=utf-8']);

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
