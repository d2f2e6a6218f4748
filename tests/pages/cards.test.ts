import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {links} from '../../src/facts/links';
import {product} from '../../src/facts/product';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {attributesOf, buildFolder, builtPage, pngSize} from './builtPages';

const metaContents = (route: string, name: string): string[] =>
  attributesOf(builtPage(route), `meta[property="${name}"], meta[name="${name}"]`, 'content');

it('every page has each meta tag of social cards once', () => {
  for (const route of requiredRoutes) {
    const [title] = metaContents(route, 'og:title');
    const [description] = metaContents(route, 'description');
    const [card] = metaContents(route, 'og:image');
    expect(title, route).toBe(builtPage(route)('title').text());
    const expected: Record<string, unknown[]> = {
      'og:title': [title],
      'og:description': [description],
      'og:url': [`${links.site}${route}`],
      'og:type': [expect.stringMatching(/^(?:article|website)$/)],
      'og:site_name': [product.name],
      'og:image': [expect.stringMatching(/^https:.*\.png$/)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringContaining(product.name)],
      'twitter:card': ['summary_large_image'],
      'twitter:image': [card],
    };
    for (const [name, contents] of Object.entries(expected))
      expect(metaContents(route, name), `${route} ${name}`).toEqual(contents);
  }
});

it('every page has its own card, in the size of its meta tags', () => {
  const pictures = new Map(
    requiredRoutes.map((route) => {
      const [address = ''] = metaContents(route, 'og:image');
      return [route, readFileSync(path.join(buildFolder, address.slice(links.site.length)))];
    }),
  );
  const uniqueCards = new Set([...pictures.values()].map((picture) => picture.toString('base64')));
  expect(uniqueCards.size, 'two pages have the same card; give them different titles').toBe(requiredRoutes.length);
  for (const [route, picture] of pictures) {
    expect(pngSize(picture), route).toEqual({width: 1200, height: 630});
    // Some networks ignore larger images.
    expect(picture.length, route).toBeLessThan(300_000);
  }
  const files = readdirSync(path.join(buildFolder, 'assets/cards'), {recursive: true, encoding: 'utf8'});
  expect(files.filter((file) => file.endsWith('.png'))).toHaveLength(requiredRoutes.length);
});
