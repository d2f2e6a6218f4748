import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {aliases} from '../../src/lib/addresses';
import {routes} from '../../src/facts/derived/routes';
import {root} from '../root';

const build = path.join(root, 'build');

it('the built pages include the routes, the not-found page, and redirects', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll(path.sep, '/'));
  expect(files).toEqual(
    expect.arrayContaining([
      ...routes.map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)),
      '404.html',
      ...Object.keys(aliases).map((alias) => `${alias.slice(1)}/index.html`),
    ]),
  );
});

it('the sitemap lists the routes', () => {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const addresses = routes.map((route) => new URL(route, `https://${product.domain}`).href);
  expect(listed).toEqual(expect.arrayContaining(addresses));
});
