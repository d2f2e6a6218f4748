import {existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {UserError} from '../../scripts/lib/cli';
import {compress, hostNamed, prepareFor, writeHostFiles} from '../../scripts/lib/deliver';
import {keepFormer, listAddress, writeList} from '../../scripts/lib/keep';
import {HOST, listenOn} from '../../scripts/lib/port';
import {createStrictHost} from '../../scripts/lib/strictHost';
import {headersOf, redirectsOf} from '../../src/node/delivery/answers';
import {HostLimitError} from '../../src/node/delivery/host';
import {hosts} from '../../src/node/delivery/hosts';
import {escaped} from '../../src/node/delivery/patterns';
import {deliveryTable} from '../../src/node/delivery/table';
import {caddyfile} from '../../src/node/delivery/writers/caddy';
import {nginxServer} from '../../src/node/delivery/writers/nginx';
import {cloudflareLimits} from '../../src/node/delivery/writers/staticHosts';
import {aliases} from '../../src/rules/routing/aliases';
import {canonicalPath} from '../../src/rules/routing/canonicalPath';
import {routes} from '../../src/rules/routing/routes';

const table = deliveryTable();
const policy = "default-src 'self'; script-src 'self' 'sha256-abc='";
const site = {
  table,
  files: ['/index.html', '/assets/js/a.1234abcd.js', '/feeds/all.json', '/openapi/a.json', '/docs.md'],
};
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

describe('the file for Caddy', () => {
  it('has the policy as it is sent', () => {
    expect(caddyfile(deliveryTable({contentSecurityPolicy: policy}))).toContain(`"${policy}"`);
  });

  it.each(['a "b"', 'a {host}', 'a\nb', 'a\\b'])(
    'is not written with a text that Caddy reads in another way: %j',
    (text) => {
      expect(() => caddyfile(deliveryTable({contentSecurityPolicy: text}))).toThrow('Caddy cannot be given');
    },
  );
});

describe('files for a store behind a CDN', () => {
  type Values = Record<string, {value: string}>;
  interface Edge {
    request: {uri: string; querystring: Record<string, {value: string; multiValue?: {value: string}[]}>};
    response?: {headers: Values};
  }
  const run = (name: string, event: Edge): {uri?: string; statusCode?: number; headers?: Values} =>
    runInNewContext(`${written('s3')[name]};handler(event)`, {event}) as ReturnType<typeof run>;
  const ask = (uri: string, querystring: Edge['request']['querystring'] = {}) =>
    run('request.js', {request: {uri, querystring}});

  it('ask the store for the file of each page, and for anything else as it is', () => {
    for (const route of routes) expect(ask(route).uri).toBe(route === '/' ? '/index.html' : `${route}.html`);
    for (const address of ['/nope', '/nope/', '/nope.html', '/docs/.html', '//', '//docs/', '/assets/', '/docs.md']) {
      expect(ask(address).uri).toBe(address);
    }
    expect(ask('/404.html').uri).toBe('/404');
  });

  it('redirect every spelling to the one true address, with the query', () => {
    const query = {a: {value: '1', multiValue: [{value: '1'}, {value: '2'}]}, b: {value: ''}};
    for (const [spelling, to] of [...redirectsOf(table), ['/docs//', '/docs']] as const) {
      const {statusCode, headers} = ask(spelling, query);
      expect([statusCode, headers?.location?.value], spelling).toEqual([301, `${to}?a=1&a=2&b`]);
      expect(ask(spelling).headers?.location?.value).toBe(to);
    }
  });

  const fits = (key: string, glob: string): boolean =>
    new RegExp(`^${glob.split('*').map(escaped).join('.*')}$`).test(key);

  /** What the store is told of a file: the filters of each command are asked in turn, and the last that fits decides. */
  const inStore = (file: string): (string | undefined)[] => {
    const commands = [...(written('s3')['upload.sh'] ?? '').matchAll(/^put '(.*?)' '(.*?)' (.*)$/gm)];
    const fitting = commands.filter(([, , , filters = '']) => {
      const asked = [...filters.matchAll(/--(include|exclude) '(.*?)'/g)];
      return asked.filter(([, , glob = '']) => fits(file.slice(1), glob)).at(-1)?.[1] === 'include';
    });
    return fitting.at(-1)?.slice(1, 3) ?? [];
  };

  it('say of every file what the table says', () => {
    for (const file of site.files) {
      const {headers = {}} = run('response.js', {request: {uri: file, querystring: {}}, response: {headers: {}}});
      const sent = Object.fromEntries(Object.entries(headers).map(([name, {value}]) => [name, value]));
      const [type, caching] = inStore(file);
      const expected = Object.entries(headersOf(table, file)).map(
        ([name, value]) => [name.toLowerCase(), value] as const,
      );
      expect({...sent, 'content-type': type, 'cache-control': caching}, file).toEqual(Object.fromEntries(expected));
    }
  });

  it('put hashed files into the store before all others', () => {
    const [hashed, others] = ['/assets/*.js', '/*.json'].map((file) =>
      written('s3')['upload.sh']?.indexOf(`'${file.slice(1)}'`),
    );
    expect(hashed).toBeGreaterThan(-1);
    expect(hashed).toBeLessThan(others ?? -1);
  });

  it('are not written when CloudFront would not take them', () => {
    const many = Array.from({length: 1000}, (_, index) => `/page-${index}`);
    expect(() => hostNamed('s3').write({...site, table: {...table, routes: many}})).toThrow('CloudFront takes');
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
    expect(() => hostNamed('cloudflare').write({...site, table: {...table, routes: many}})).toThrow(HostLimitError);
  });

  it('a host is left out once the site is too large for it, unless the build is for it', () => {
    const large = {...site, table: {...table, routes: [`/${'x'.repeat(20_000)}`]}};
    const root = mkdtempSync(join(tmpdir(), 'hosts-'));
    onTestFinished(() => rmSync(root, {recursive: true}));
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const some = {s3: hostNamed('s3'), nginx: hostNamed('nginx')};
    writeHostFiles(root, 'nginx', large, some);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Nothing is written for the host s3\. CloudFront takes /));
    expect(Object.keys(some).filter((name) => existsSync(join(root, 'deploy', name)))).toEqual(['nginx']);
    expect(() => writeHostFiles(root, 's3', large, some)).toThrow(UserError);
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

  describe('of which another is deployed', () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    let server: Server;
    let site: string;
    const deployed = (): string => join(root, 'deployed');
    /** The address of a chunk, in a built site that has it and a list. */
    const chunk = (name: string): string => `/assets/js/${name}.js`;
    const write = (dir: string, address: string): void => {
      mkdirSync(join(dir, 'assets/js'), {recursive: true});
      writeFileSync(join(dir, address), address);
    };
    const keptOf = (dir: string): unknown =>
      (JSON.parse(readFileSync(join(dir, listAddress), 'utf8')) as {kept: unknown}).kept;

    beforeEach(async () => {
      for (const name of ['old', 'same']) write(deployed(), chunk(name));
      for (const name of ['new', 'same']) write(join(root, 'build'), chunk(name));
      server = createServer(createStrictHost(deployed(), table));
      site = `http://${HOST}:${await listenOn(server, '0', 0)}`;
    });
    afterEach(() => server.close());

    it('has its hashed files for a day after they were replaced', async () => {
      writeList(deployed());
      const replaced = new Date();
      const kept = await keepFormer(join(root, 'build'), site, replaced);
      expect(kept).toEqual({[chunk('old')]: replaced.toISOString()});
      expect(readFileSync(join(root, 'build', chunk('old')), 'utf8')).toBe(chunk('old'));
      writeList(join(root, 'build'), kept);

      // That is deployed, and a third one built.
      rmSync(deployed(), {recursive: true});
      renameSync(join(root, 'build'), deployed());
      mkdirSync(join(root, 'build'));
      const keptAfter = async (milliseconds: number): Promise<string[]> => {
        rmSync(join(root, 'build'), {recursive: true});
        write(join(root, 'build'), chunk('third'));
        return Object.keys(
          (await keepFormer(join(root, 'build'), site, new Date(replaced.getTime() + milliseconds))) ?? {},
        ).sort();
      };
      expect(await keptAfter(DAY_MS - 1)).toEqual(['new', 'old', 'same'].map(chunk));
      expect(await keptAfter(DAY_MS)).toEqual(['new', 'same'].map(chunk));
    });

    it('keeps what it is asked to, compressed and in its list', async () => {
      writeList(deployed());
      writeFileSync(join(deployed(), chunk('old')), text);
      await prepareFor(hostNamed('nginx'), root, site);
      expect(brotliDecompressSync(readFileSync(join(root, `build${chunk('old')}.br`))).toString()).toBe(text);
      expect(keptOf(join(root, 'build'))).toEqual({[chunk('old')]: expect.any(String) as string});
    });

    it('is the first with a list', async () => {
      expect(await keepFormer(join(root, 'build'), site)).toBeUndefined();
      await prepareFor(hostNamed('nginx'), root, site);
      expect(keptOf(join(root, 'build'))).toEqual({});
    });

    it.each([
      ['no list', '<p>'],
      ['a file elsewhere', JSON.stringify({files: ['/assets/../../a'], kept: {}})],
      ['a page', JSON.stringify({files: ['/index.html'], kept: {}})],
      ['a time that is none', JSON.stringify({files: [], kept: {'/assets/a.js': 'yesterday'}})],
    ])('does not take %s for a list', async (_, list) => {
      writeFileSync(join(deployed(), listAddress), list);
      await expect(keepFormer(join(root, 'build'), site)).rejects.toThrow('is no list of hashed files');
    });

    it('does not answer', async () => {
      await expect(keepFormer(join(root, 'build'), 'http://127.0.0.1:9/')).rejects.toThrow('cannot be fetched');
    });
  });
});
