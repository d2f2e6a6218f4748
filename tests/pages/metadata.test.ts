import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {sourceHash, withPolicy} from '../../src/build/output/hosts/contentSecurityPolicy';
import {aliases} from '../../src/lib/addresses';
import {fileAddressPolicy} from '../../src/lib/markup';
import {routes} from '../../src/facts/derived/routes';
import {pages, readBuiltFile} from './builtPages';

type Check = ($: CheerioAPI, route: string) => string[];

const mistakesOn = (check: Check, built: Iterable<readonly [string, CheerioAPI]> = pages): string[] =>
  [...built].flatMap(([route, $]) => check($, route).map((mistake) => `${route}: ${mistake}`));

const redirects = Object.keys(aliases).map((alias) => [alias, load(readBuiltFile(`${alias}/index.html`))] as const);

const sound = withPolicy(
  `<html><head><meta charset="UTF-8"><title>FAQ | ${product.name}</title>
  <link rel="canonical" href="${links.site}/faq">
  </head>
  <body><div popover><nav aria-label="Main"><a href="/">menu</a></nav></div>
  <main><h1 id="faq">FAQ</h1><a href="#faq">FAQ</a></main><script>run()</script></body></html>`,
  'a page',
);

function testCheck(check: Check, mistakes: readonly (readonly [from: string, to: string])[]): void {
  it('accepts a sound page', () => {
    expect(check(load(sound), '/faq')).toEqual([]);
  });
  it.each(mistakes)('finds the mistake after replacing %s with %s', (from, to) => {
    expect(sound).toContain(from);
    expect(check(load(sound.replace(from, to)), '/faq')).not.toEqual([]);
  });
}

describe('the check of metadata', () => {
  const check: Check = ($, route) => {
    const mistakes: Record<string, boolean> = {
      'it does not have exactly one <h1>': $('h1').length !== 1 || $('h1').text().trim() === '',
      'its title does not end with the name of the product': !$('title').text().endsWith(` | ${product.name}`),
      'its canonical address is wrong': $('link[rel=canonical]').attr('href') !== links.site + route,
      'its main part is empty without scripts': $('main').text().trim() === '',
      'its menu is empty without scripts': $('[popover] nav[aria-label=Main] a').length === 0,
    };
    return Object.keys(mistakes).filter((mistake) => mistakes[mistake]);
  };

  it('finds complete metadata on every page, without running scripts', () => {
    expect(
      mistakesOn(
        check,
        [...pages].filter(([route]) => routes.includes(route)),
      ),
    ).toEqual([]);
  });
  testCheck(check, [
    ['FAQ |', 'Questions:'],
    ['</h1>', '</h1><h1>Twice</h1>'],
    ['/faq"', '/faq/"'],
    ['<a href="/">menu</a>', ''],
    ['<h1 id="faq">FAQ</h1><a href="#faq">FAQ</a>', ''],
  ]);
});

describe('the check of policies', () => {
  /** Inline code; other scripts are data. */
  const inline = 'script:not([src], [type="application/ld+json"]), style';
  /** Allows no other site, and only inline code with a hash. */
  const strict = /^'(?:none|self|sha256-[\w+/]+=*)'$/;
  /** Trusted Types: no script may write HTML, and only our policy may set addresses of scripts. */
  const trusted = ["require-trusted-types-for 'script'", `trusted-types ${fileAddressPolicy}`];

  const check: Check = ($) => {
    const meta = $('head > meta[http-equiv="Content-Security-Policy"]');
    const policy = meta.attr('content') ?? '';
    const entries = policy.split(';');
    const sourceDirectives = entries.filter((entry) => !trusted.includes(entry));
    const sources = sourceDirectives.flatMap((entry) => {
      const [directive, ...values] = entry.trim().split(/\s+/);
      // Icons in the stylesheet are `data:`.
      return values.filter((value) => !(directive === 'img-src' && value === 'data:'));
    });
    const attributes = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}));
    const inlined = $(inline)
      .toArray()
      .map((element) => $(element).text());
    return [
      ...(meta.length === 1 && meta.prevAll(':not(meta[charset])').length === 0 ? [] : ['it is not first in <head>']),
      ...(/(?:^|;)\s*default-src /.test(policy) ? [] : ['it has no default-src']),
      ...trusted.filter((entry) => !entries.includes(entry)).map((entry) => `it has no ${entry}`),
      ...sources.filter((source) => !strict.test(source)).map((source) => `it allows ${source}`),
      ...inlined.filter((text) => !policy.includes(sourceHash(text))).map((text) => `it blocks ${text}`),
      ...attributes.filter((name) => /^(?:style|on.*)$/.test(name)).map((name) => `it blocks the attribute ${name}`),
    ];
  };

  it('finds that the policy of every page allows its inline code and no other site', () => {
    expect(mistakesOn(check)).toEqual([]);
  });
  it('finds that the policy of every redirect allows its script', () => {
    expect(redirects.filter(([, $]) => $('script').length !== 1)).toEqual([]);
    expect(mistakesOn(check, redirects)).toEqual([]);
  });
  testCheck(check, [
    ['<h1', '<h1 style="color: red"'],
    ['run()', 'run(1)'],
    ['<head>', '<head><script src="/early.js"></script>'],
    ["default-src 'self'", "font-src 'self'"],
    ["'self'", "'self' 'unsafe-inline'"],
    ["require-trusted-types-for 'script'", "img-src 'self'"],
    [fileAddressPolicy, '*'],
  ]);
});
