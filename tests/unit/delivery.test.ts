import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {writeHostFiles} from '../../src/node/delivery';
import {nginxSite} from '../../src/node/delivery/nginx';
import {headersFile, redirectsFile} from '../../src/node/delivery/staticHosts';
import type {DeliveryTable} from '../../src/node/delivery/table';

const table: DeliveryTable = {
  routes: ['/', '/docs', '/docs/Start'],
  aliases: {'/docs/start': '/docs/Start'},
  types: {html: 'text/html', ts: 'text/plain'},
  headers: [
    {under: '/', headers: {'X-General': 'yes', 'X-Changed': 'general'}},
    {under: '/a/', headers: {'X-Changed': 'a'}},
    {under: '/a/b/', headers: {'X-Changed': 'b', 'X-Own': 'b'}},
  ],
};

describe('_redirects', () => {
  const redirects = new Map(
    redirectsFile(table)
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', to = '', status] = line.split(' ');
        expect(status).toBe('301');
        return [from, to];
      }),
  );

  it('leads every other spelling to its page', () => {
    expect(['/index', '/index.html'].map((from) => redirects.get(from))).toEqual(['/', '/']);
    expect(['/docs.html', '/docs/index', '/docs/index.html'].map((from) => redirects.get(from))).toEqual(
      Array(3).fill('/docs'),
    );
    expect(['/docs/start', '/docs/start.html'].map((from) => redirects.get(from))).toEqual(
      Array(2).fill('/docs/Start'),
    );
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
    expect(() => redirectsFile({...table, routes})).toThrow(
      /takes at most 2000 redirects; this site has \d+\. Leave out/,
    );
  });
});

describe('_headers', () => {
  const rules = headersFile(table, ['/x/y.ts'])
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => rule.split(/\n {2}/));

  it('has a rule for everything, one for each folder and one for each file whose type is guessed wrong', () => {
    expect(rules).toEqual([
      ['/*', 'X-General: yes'],
      ['/a/*', 'X-Changed: a'],
      ['/a/b/*', 'X-Changed: b', 'X-Own: b'],
      ['/x/y.ts', 'Content-Type: text/plain; charset=utf-8'],
    ]);
  });

  it('is not written with more rules, or longer ones, than Cloudflare takes', () => {
    const files = Array.from({length: 100}, (_, index) => `/${index}.ts`);
    expect(() => headersFile(table, files)).toThrow(/takes at most 100 rules of headers; this site has 103\. Join/);
    const long = {...table, headers: [{under: '/', headers: {'X-Long': 'x'.repeat(2000)}}]} as const;
    expect(() => headersFile(long, [])).toThrow(/takes at most 2000 characters in a line of headers/);
  });
});

it('nginx finds the rule of the innermost folder first', () => {
  const [, map = ''] = /map \$uri \$site_x_changed \{\n(.*?)\n\}/s.exec(nginxSite(table)) ?? [];
  expect(map.split('\n').map((line) => line.trim())).toEqual(['~^/a/b/ "b";', '~^/a/ "a";', 'default "general";']);
});

it('a build gets the files of all hosts, with the policy of its pages', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  mkdirSync(path.join(root, 'build/openapi'), {recursive: true});
  writeFileSync(path.join(root, 'build/index.html'), '<script>1</script>');
  writeFileSync(path.join(root, 'build/openapi/a.d.ts'), '');
  writeHostFiles(root, path.join(root, 'build'));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  // The hash of `1`, by `printf 1 | openssl dgst -sha256 -binary | base64`.
  const hash = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
  expect(read('build/_headers')).toContain(hash);
  expect(read('build/_headers')).toContain('/openapi/a.d.ts\n  Content-Type: text/plain');
  expect(read('build/_redirects')).toContain('/index.html / 301\n');
  expect(read('deploy/site.conf')).toContain(hash);
});
