import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {feedFormats} from '../../src/shared/routing/feeds';
import {routes} from '../../src/shared/routing/routes';
import {root} from '../root';
import {builtPage} from './builtPages';

const build = path.join(root, 'build');

it('pages of the changelog link to its feed and their own, its index also to the feed of the API, and no feed is left out', () => {
  const formats = (stem: string) => feedFormats.map(({extension, type}) => [`${stem}.${extension}`, type]);
  const announced = routes.flatMap((route) => {
    const $ = builtPage(route);
    // `text/markdown` is the page's Markdown copy.
    const feeds = $('head link[rel=alternate][type^="application/"]')
      .get()
      .map((element) => [$(element).attr('href') ?? '', $(element).attr('type') ?? '']);
    const own = route.replace('/documents/changelog', '/feeds');
    const all = formats('/feeds/changelog');
    const wanted = own === '/feeds' ? [...all, ...formats('/feeds/api')] : [...formats(own), ...all];
    expect(feeds, route).toEqual(route.startsWith('/documents/changelog') ? wanted : []);
    return feeds.map(([address]) => address);
  });
  const files = globSync('feeds/**', {cwd: build}).map((file) => `/${file}`);
  expect(new Set(announced)).toEqual(new Set(files));
});
