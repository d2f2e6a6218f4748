import {describe, expect, it} from 'vitest';
import {aliases, canonicalPath, maskBrokenEncoding, itemsInLinkPart, repairLinkPart} from '../../src/lib/addresses';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs.html', '/docs'],
    ['/docs/index.html/', '/docs'],
    ['/docs/index/index.html', '/docs'],
    ['/faq/audio.html/index', '/faq/audio'],
    ...Object.entries(aliases),
    ...Object.entries(aliases).map(([from, to]) => [`${from}/index.html`, to]),
    ['/documents/changelog/current/name.modules.polls/', '/documents/changelog/current/name.modules.polls'],
  ])('turns %s into %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  const otherEndings = ['/docs/indexes', '/foo.htmlx', '/docs/.html', '/docs/page%2ehtml'];
  const withCapitals = ['/docs/Introduction', '/DOCS/introduction', '/docs/page.HTML'];
  // `aliases` inherits `constructor`, and the last path ends neither with .html nor with /index.
  const otherRoutes = ['/constructor', '/docs/%E0%A4%A', '/documents/changelog/current/name.modules.rss'];
  const notOfThisSite = ['//', '//evil.example/index.html', '/\\evil.example/', '', '*', 'docs/'];

  it.each([...otherEndings, ...withCapitals, ...otherRoutes, ...notOfThisSite])('leaves %j as it is', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });

  it('returns a path that a second call keeps, and turns no path into one of another site', () => {
    const parts = ['/', '//', 'index', '.html', 'docs', 'introduction', '\\', '%', 'x'];
    const combinedPaths = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}`)));
    // Browsers take both `//evil.example` and `/\evil.example` for another site.
    const otherSite = /^\/[/\\]/;
    for (const path of combinedPaths) {
      const canonical = canonicalPath(path);
      expect(canonicalPath(canonical)).toBe(canonical);
      if (!otherSite.test(path)) expect(canonical).not.toMatch(otherSite);
    }
  });
});

describe('maskBrokenEncoding', () => {
  it.each(['', '/', '/docs/Introduction', '#a%20b', '/caf%C3%A9', '#100%25'])('leaves %j as it is', (text) => {
    expect(maskBrokenEncoding(text)).toBe(text);
  });

  it.each([
    ['#%E0%A4%A', '#~E0~A4~A'],
    ['/50%', '/50~'],
    ['/%', '/~'],
    ['#%20%', '#~20~'],
    ['/%FF', '/~FF'],
  ])('turns %j into %j', (text, repaired) => {
    expect(() => decodeURIComponent(text)).toThrow(URIError);
    expect(maskBrokenEncoding(text)).toBe(repaired);
    expect(decodeURIComponent(repaired)).toBe(repaired);
  });
});

describe('repairLinkPart', () => {
  it.each([
    ['?with=polls&amp;preset=full', '?with=polls&preset=full'],
    ...['.', ')', '],', ';', '!', '?', '*', '>'].map((ending) => [`#first-steps${ending}`, '#first-steps']),
    ['?', ''],
  ])('repairs %j', (part, repaired) => {
    expect(repairLinkPart(part)).toBe(repaired);
  });

  it.each(['', '?with=', '?a=b&c', '#try=Hi%20there%2E', maskBrokenEncoding('#try=50%'), '#a_b-'])(
    'keeps %j',
    (part) => {
      expect(repairLinkPart(part)).toBe(part);
    },
  );
});

describe('itemsInLinkPart', () => {
  it.each(['polls,functions/utils', 'polls functions/utils,', '"polls";functions/utils”', '(polls|functions/utils.)>'])(
    'reads the items of %j',
    (list) => {
      expect(itemsInLinkPart(list)).toEqual(['polls', 'functions/utils']);
    },
  );

  it('keeps ids with dots, letters of any language and underscores inside', () => {
    expect(itemsInLinkPart('server.übersicht,a_b')).toEqual(['server.übersicht', 'a_b']);
  });

  it.each(['', ' ', ',,', '"'])('finds nothing in %j', (list) => {
    expect(itemsInLinkPart(list)).toEqual([]);
  });
});
