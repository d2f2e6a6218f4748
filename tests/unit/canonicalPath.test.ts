import {describe, expect, it} from 'vitest';
import {canonicalPath} from '../../src/lib/addresses';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs.html', '/docs'],
    ['/docs/index.html/', '/docs'],
    ['/docs/index/index.html', '/docs'],
    ['/faq/audio.html/index', '/faq/audio'],
    ['/docs/introduction', '/docs/Introduction'],
    ['/docs/introduction/index.html', '/docs/Introduction'],
    ['/documents/changelog/current/name.modules.polls/', '/documents/changelog/current/name.modules.polls'],
  ])('turns %s into %s', (given, expected) => {
    expect(canonicalPath(given)).toBe(expected);
  });

  it.each([
    '/docs/indexes',
    '/foo.htmlx',
    '/docs/.html',
    '/docs/Introduction',
    '/DOCS/introduction',
    '/docs/page.HTML',
    '/documents/changelog/current/name.modules.rss',
    '/docs/%E0%A4%A',
    '/docs/page%2ehtml',
    '/constructor',
  ])('leaves %s as it is', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });

  it.each(['//', '//evil.example/index.html', '/\\evil.example/', '', '*', 'docs/'])(
    'leaves %j as it is, because it is not a path of this site',
    (path) => {
      expect(canonicalPath(path)).toBe(path);
    },
  );

  it('returns the same path when it is applied twice, and never a path of another site', () => {
    const parts = ['/', '//', 'index', '.html', 'docs', 'introduction', '\\', '%', 'x'];
    for (const a of parts) {
      for (const b of parts) {
        for (const c of parts) {
          const once = canonicalPath(`/${a}${b}${c}`);
          expect(canonicalPath(once)).toBe(once);
          if (!`/${a}`.startsWith('//') && a !== '\\') {
            expect(once).not.toMatch(/^\/[/\\]/);
          }
        }
      }
    }
  });
});
