import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {addPolicies, policyHash} from '../../src/build/output/hosts/contentSecurityPolicy';
import {trustedTypesPolicyName, type AllowedSources} from '../../src/lib/markup';
import {temporaryFolder} from '../helpers/temporaryFolder';

const html = (content: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>x</title></head>${content}</html>`;
const policyIn = (page: string) => load(page)('head > meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';

const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

/** Returns the page `docs/x.html` with its policy. */
function pageWithPolicy(content: string, allowed?: AllowedSources): string {
  const folder = temporaryFolder({'index.html': html(''), 'faq.html': html(''), 'docs/x.html': html(content)});
  addPolicies(folder, allowed);
  return readFileSync(path.join(folder, 'docs/x.html'), 'utf8');
}

describe('addPolicies', () => {
  it('puts the policy after the charset', () => {
    expect(pageWithPolicy('')).toMatch(/<meta charset=UTF-8><meta http-equiv="Content-Security-Policy"/);
  });

  it('allows only files of this site on a page without inline scripts and styles', () => {
    expect(policyIn(pageWithPolicy(''))).toBe(
      "default-src 'self';img-src 'self' data: blob:;object-src 'none';base-uri 'none';form-action 'self';" +
        `require-trusted-types-for 'script';script-src 'self';style-src 'self';trusted-types ${trustedTypesPolicyName}`,
    );
  });

  it('adds one hash for each different inline script, and none for other scripts', () => {
    const script = 'alert("Hello, world.");';
    const otherScripts = '<script src=/a.js></script><script type="application/ld+json">{}</script>';
    const content = `<script>${script}</script>${otherScripts}<script>${script}</script><script defer>1\n</script>`;
    expect(hashesIn(policyIn(pageWithPolicy(content)))).toEqual([policyHash(script), policyHash('1\n')]);
    expect(policyHash(script)).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  it('adds a hash for each inline style', () => {
    const policy = policyIn(pageWithPolicy('<style>p{top:0}</style><style media=print>a{}\n</style>'));
    expect(policy).toContain(`;style-src 'self' ${policyHash('p{top:0}')} ${policyHash('a{}\n')};`);
  });

  it.each([
    ['<script async src="https://tags.example/js?id=1"></script>', 'script-src'],
    ['<script src=//tags.example/a.js></script>', 'script-src'],
    ['<iframe title=a src="https://tags.example/embed/1"></iframe>', 'frame-src'],
    ['<form method=post action=https://tags.example/a>', 'form-action'],
    ['<video src="https://tags.example/a.mp4"></video>', 'media-src'],
    ['<link href="https://tags.example/a.css" rel="stylesheet">', 'style-src'],
  ])('throws for a file of another site: %s (%s)', (markup, directive) => {
    expect(() => pageWithPolicy(markup)).toThrow(
      new RegExp(`docs/x\\.html:1: .* blocks .*//tags\\.example/.*\\s.*customFields: .*'${directive}'`),
    );
  });

  it('throws for attributes that the policy blocks, except in islands', () => {
    const island = '<island-a data-prefix=b><p style=left:0>c</p></island-a>';
    const allowedMarkup = `${island}<p title="no style"></p><script type="application/ld+json">"<p style=top:0>"</script>`;
    expect(() => pageWithPolicy(allowedMarkup)).not.toThrow();
    expect(() => pageWithPolicy('<svg class=a style="fill:red">')).toThrow('blocks the attribute style="fill:red"');
    expect(() => pageWithPolicy('<a href=b onclick=c()>')).toThrow('blocks the attribute onclick=c()');
  });

  it('throws for inline scripts that add a script, and names the configuration if most pages have them', () => {
    const markup = '<script>var s=document.createElement("script");s.src="/a.js";document.body.append(s)</script>';
    expect(() => pageWithPolicy(markup)).toThrow('docs/x.html:1: pages block the script');
    const folder = temporaryFolder({'faq.html': html(markup), 'docs/x.html': html(markup), 'index.html': html('')});
    expect(() => addPolicies(folder)).toThrow('docusaurus.config.ts:1: pages block the script');
  });

  it('allows what the configuration allows, also in directives that are not in the policy', () => {
    const sites = {'script-src': ['https://tags.example'], 'connect-src': ['https://a.example']};
    const allowed = {...sites, 'trusted-types': ['chart']};
    const policy = policyIn(pageWithPolicy('<script src="https://tags.example/a.js"></script>', allowed));
    expect(policy).toContain("script-src 'self' https://tags.example;");
    expect(policy).toContain("connect-src 'self' https://a.example;");
    expect(policy).toMatch(/;trusted-types [\w-]+ chart;/);
    const withStyles = pageWithPolicy('<style>p{top:0}</style>', {'style-src': ["'unsafe-inline'"]});
    expect(policyIn(withStyles)).toContain("style-src 'self' 'unsafe-inline';");
  });
});

it('addPolicies adds a policy to each page, and returns one for all of them', () => {
  const folder = temporaryFolder({
    'index.html': html('<script>1</script><script>2</script><style>4</style>'),
    'docs/x.html': html('<script>1</script><script>3</script><style>4</style>'),
    'x.txt': 'text',
  });
  const headerPolicy = addPolicies(folder);
  const pagePolicies = ['index.html', 'docs/x.html'].map((file) =>
    policyIn(readFileSync(path.join(folder, file), 'utf8')),
  );
  const [firstHash, secondHash, thirdHash, styleHash] = ['1', '2', '3', '4'].map(policyHash);
  expect(pagePolicies.map(hashesIn)).toEqual([
    [firstHash, secondHash, styleHash],
    [firstHash, thirdHash, styleHash],
  ]);
  // addPolicies reads docs/x.html before index.html.
  expect(hashesIn(headerPolicy)).toEqual([firstHash, thirdHash, secondHash, styleHash]);
  expect(headerPolicy).toMatch(/;frame-ancestors 'none'$/);
  const withoutHashes = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'/g, '');
  const commonPolicy = withoutHashes(headerPolicy).replace(";frame-ancestors 'none'", '');
  expect(pagePolicies.map(withoutHashes)).toEqual([commonPolicy, commonPolicy]);
  expect(readFileSync(path.join(folder, 'x.txt'), 'utf8')).toBe('text');
});
