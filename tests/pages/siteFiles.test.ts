import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {knownIssues} from '../../src/facts/knownIssues';
import {links} from '../../src/facts/links';
import {securityTxt, securityTxtPath} from '../../src/build/output/rootFiles';
import {hasReleases} from '../../src/facts/releases';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {attributesOf, buildFolder, builtPage, pages, pngSize, readBuiltFile} from './builtPages';

const filePath = (address: string): string => path.join(buildFolder, address);

it('robots.txt allows everything and links to the sitemap', () => {
  const lines = readBuiltFile('robots.txt').split('\n');
  const sitemap = lines.find((line) => line.startsWith('Sitemap: '))?.slice('Sitemap: '.length) ?? '';
  expect(sitemap.startsWith(`${links.site}/`)).toBe(true);
  expect(existsSync(filePath(sitemap.slice(links.site.length)))).toBe(true);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

it('the sitemap lists the routes', () => {
  const listed = [...readBuiltFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  const addresses = requiredRoutes.map((route) => new URL(route, links.site).href);
  expect(listed.map(([, address]) => address)).toEqual(expect.arrayContaining(addresses));
});

it('every page links to the manifest, and its icons have the sizes that it lists', () => {
  const manifestAddresses = new Set(
    requiredRoutes.map((route) => pages.get(route)?.('link[rel=manifest]').attr('href')),
  );
  const [manifestAddress = '', ...otherAddresses] = manifestAddresses;
  expect(otherAddresses).toEqual([]);
  const manifest = JSON.parse(readBuiltFile(manifestAddress)) as {
    theme_color: string;
    icons: {src: string; sizes: string; purpose: string}[];
  };
  for (const {src, sizes} of manifest.icons) {
    const size = pngSize(readFileSync(filePath(src)));
    expect(`${size?.width}x${size?.height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({sizes}) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.map(({purpose}) => purpose)).toContain('maskable');
  const colors = new Set([...pages].map(([, $]) => $('meta[name=theme-color]').attr('content')));
  expect([...colors]).toEqual([manifest.theme_color]);
});

it('favicon.ico and security.txt are published', () => {
  expect(existsSync(filePath('favicon.ico'))).toBe(true);
  expect(readBuiltFile(securityTxtPath)).toBe(securityTxt());
});

it('every page of the changelog, and no other page, links to each feed', () => {
  const feeds = globSync('feeds/*', {cwd: buildFolder}).map((feed) => `/${feed}`);
  expect(feeds.length > 0).toBe(hasReleases || knownIssues.length > 0);
  for (const route of requiredRoutes) {
    // `text/markdown` is the page's Markdown copy.
    const hrefs = attributesOf(builtPage(route), 'head link[rel=alternate][type^="application/"]', 'href');
    expect(hrefs.sort(), route).toEqual(route.startsWith('/documents/changelog') ? feeds.sort() : []);
  }
});
