import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {addPolicies, headerPolicy, sourceHash, styleWarning, withPolicy} from '../../src/node/delivery/policy';
import {temporaryFolder} from '../temporaryFolder';

const html = (scripts: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>x</title></head>${scripts}</html>`;
const policyIn = (page: string) => load(page)('head > meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';

const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

describe('withPolicy', () => {
  it('puts the policy after the charset', () => {
    expect(withPolicy(html(''), 'x')).toMatch(/<meta charset=UTF-8><meta http-equiv="Content-Security-Policy"/);
  });

  it('adds one hash for each different inline script', () => {
    // Source: https://www.w3.org/TR/CSP3/#example-e6eb2cf5
    const script = 'alert("Hello, world.");';
    const page = withPolicy(
      html(`<script>${script}</script><script>${script}</script><script defer>1\n</script>`),
      'x',
    );
    expect(hashesIn(policyIn(page))).toEqual([sourceHash(script), sourceHash('1\n')]);
    expect(sourceHash(script)).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  it('adds a hash for each inline style, and allows no others', () => {
    const page = withPolicy(html('<style>p{top:0}</style><style media=print>a{}\n</style>'), 'x');
    expect(policyIn(page)).toContain(`;style-src 'self' ${sourceHash('p{top:0}')} ${sourceHash('a{}\n')};`);
    expect(policyIn(withPolicy(html(''), 'x'))).toContain(";style-src 'self';");
  });

  it.each([
    ['script', '<script async src="https://tags.example/js?id=1"></script>', 'script-src'],
    ['script without a scheme', '<script src=//tags.example/a.js></script>', 'script-src'],
    ['frame', '<iframe title=a src="https://tags.example/embed/1"></iframe>', 'frame-src'],
    ['video', '<video src="https://tags.example/a.mp4"></video>', 'media-src'],
    ['stylesheet', '<link href="https://tags.example/a.css" rel="stylesheet">', 'style-src'],
  ])('throws for a %s of another site, unless the config allows it', (_, markup, directive) => {
    const message = `docs/x.html: the page's own policy refuses`;
    expect(() => withPolicy(html(markup), 'docs/x.html')).toThrow(message);
    expect(() => withPolicy(html(markup), 'docs/x.html')).toThrow(`{'${directive}': ['https://tags.example']}`);
    const page = withPolicy(html(markup), 'docs/x.html', {[directive]: ['https://tags.example']});
    expect(policyIn(page)).toContain(`${directive} 'self' https://tags.example;`);
  });

  it('adds sources of the config to any directive', () => {
    const page = withPolicy(html(''), 'x', {'connect-src': ['https://tags.example']});
    expect(policyIn(page)).toContain("connect-src 'self' https://tags.example;");
  });

  it('throws for a page without a charset', () => {
    expect(() => withPolicy('<html><head></head></html>', 'docs/x.html')).toThrow(
      /docs\/x\.html has no <meta charset>/,
    );
  });
});

it('styleWarning warns when a script adds a style that the policy refuses', () => {
  const adds = 'let e=document.createElement("style");document.head.append(e)';
  expect(styleWarning(adds)).toContain("customFields: {policy: {'style-src': ");
  expect(styleWarning(adds, {'style-src': ["'sha256-x'"]})).toBeUndefined();
  expect(styleWarning('document.createElement("div")')).toBeUndefined();
});

it('addPolicies adds a policy to each page, and headerPolicy joins them', () => {
  const folder = temporaryFolder({
    'index.html': html('<script>1</script><script>2</script><style>4</style>'),
    'docs/x.html': html('<script>1</script><script>3</script><style>4</style>'),
    'x.txt': 'text',
  });
  addPolicies(folder);
  const pages = ['index.html', 'docs/x.html'].map((file) => policyIn(readFileSync(path.join(folder, file), 'utf8')));
  const [one, two, three, style] = ['1', '2', '3', '4'].map(sourceHash);
  expect(pages.map(hashesIn)).toEqual([
    [one, two, style],
    [one, three, style],
  ]);
  const header = headerPolicy(folder);
  expect(hashesIn(header)).toEqual([one, three, two, style]);
  expect(header).toMatch(/;frame-ancestors 'none'$/);
  const rest = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'|;frame-ancestors 'none'$/g, '');
  expect(new Set([header, ...pages].map(rest)).size).toBe(1);
  expect(readFileSync(path.join(folder, 'x.txt'), 'utf8')).toBe('text');
});
