import {describe, expect, it} from 'vitest';
import {findExpiry} from '../../src/checks/deploy/expiry';
import {product} from '../../src/facts/product';
import {securityTxt} from '../../src/build/output/hosts/securityTxt';
import {rootFiles} from '../../src/build/output/siteFiles';

const fields = new Map(
  securityTxt()
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2) as [string, string]),
);

describe('security.txt', () => {
  // Source: https://www.rfc-editor.org/rfc/rfc9116#section-2.5
  it('has valid fields, each once', () => {
    expect(securityTxt().endsWith('\n')).toBe(true);
    expect(securityTxt().trimEnd().split('\n')).toHaveLength(fields.size);
    expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
    expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(fields.get('Canonical')).toBe(`https://${product.domain}/.well-known/security.txt`);
  });
});

it('robots.txt and security.txt are only on a site at the root of its host', () => {
  expect(Object.keys(rootFiles(''))).toEqual(['/robots.txt', '/.well-known/security.txt']);
  expect(rootFiles('/name')).toEqual({});
});

describe('findExpiry', () => {
  const expires = '2026-03-01T00:00:00Z';

  it.each(['2025-03-02T00:00:00Z', '2026-02-28T23:59:59Z'])(
    'accepts an expiry within the next year, when it is %s',
    (now) => {
      expect(findExpiry(new Date(now), {expires})).toEqual([]);
    },
  );

  it.each([
    ['an expiry in the past', '2026-03-01T00:00:01Z', expires],
    ['an expiry more than a year away', '2024-03-01T00:00:00Z', expires],
    ['an expiry that is not a date', '2026-02-28T00:00:00Z', 'soon'],
  ])('reports %s', (_, now, moment) => {
    expect(findExpiry(new Date(now), {expires: moment})).toEqual([
      expect.objectContaining({
        file: 'security.ts',
        at: ['expires'],
        message: expect.stringContaining(moment) as string,
      }),
    ]);
  });
});
