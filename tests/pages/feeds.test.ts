import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {routes} from '../../src/facts/derived/routes';
import {root} from '../helpers/root';
import {builtPage} from './builtPages';

it('every page of the changelog, and no other page, links to each feed', () => {
  const feeds = globSync('feeds/*', {cwd: path.join(root, 'build')}).map((file) => `/${file}`);
  expect(feeds.length).toBeGreaterThan(0);
  for (const route of routes) {
    const $ = builtPage(route);
    // `text/markdown` is the page's Markdown copy.
    const linked = $('head link[rel=alternate][type^="application/"]').get();
    expect(linked.map((element) => $(element).attr('href') ?? '').sort(), route).toEqual(
      route.startsWith('/documents/changelog') ? feeds.sort() : [],
    );
  }
});
