import {expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {hostRootFiles, securityTxt} from '../../src/build/output/rootFiles';

const lines = securityTxt().trimEnd().split('\n');
/** By name: `Contact` → `mailto:security@example.com` */
const fields = new Map(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));

// Source: https://www.rfc-editor.org/rfc/rfc9116#section-2.5
it('security.txt has valid fields, each once', () => {
  expect(securityTxt().endsWith('\n')).toBe(true);
  expect(lines).toHaveLength(fields.size);
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(fields.get('Canonical')).toBe(`https://${product.domain}/.well-known/security.txt`);
});

it('hostRootFiles returns no files for a site below the root of its host, and names only an existing sitemap', () => {
  expect(Object.keys(hostRootFiles(''))).toEqual(['/robots.txt', '/.well-known/security.txt']);
  expect(hostRootFiles('/name')).toEqual({});
  expect(hostRootFiles('')['/robots.txt']).toBe('User-agent: *\nAllow: /\n');
  expect(hostRootFiles('', 'map.xml')['/robots.txt']).toMatch(/\n\nSitemap: https:\/\/.*\/map\.xml\n$/);
});
