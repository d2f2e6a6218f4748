import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {isArticle, sectionOf} from '../siteSections';
import type {BuiltHead} from '../builtHead';
import {cardSize, type Card} from './design';
import {painter} from './painter';

/** The picture of a page that chats and networks show beside a link to it. */
export interface DrawnCard {
  /** Where it is in the build. Another picture has another address, because networks keep what they once fetched. */
  address: string;
  /** What stands on it. */
  alt: string;
  png: Uint8Array;
}

/** What stands on the picture of a page. */
export function cardOf(route: string, {title}: BuiltHead): Card {
  const section = sectionOf(route);
  return {brand: product.name, title, place: ['Start', title].includes(section) ? product.domain : section};
}

/** What a file holds; if there is none, it is made and kept. */
async function kept(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = await make();
  await mkdir(path.dirname(file), {recursive: true});
  // In one step: another build can be reading it.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/**
 * Draws a card for each page, unless an earlier build has drawn the same.
 * @param siteDir root of the project
 * @param pages all pages by route
 * @returns cards by route
 * @throws Error if a title has a letter that cannot be drawn
 */
export async function drawCards(
  siteDir: string,
  pages: ReadonlyMap<string, BuiltHead>,
): Promise<Map<string, DrawnCard>> {
  const paint = await painter(siteDir);
  const cache = path.join(siteDir, 'node_modules', '.cache', 'cards');
  // By key: pages with one title in one section have one picture, which two writers at a time would take from each other.
  const pictures = new Map<string, Promise<Uint8Array>>();
  const drawn = [...pages].map(async ([route, head]): Promise<[string, DrawnCard]> => {
    const card = cardOf(route, head);
    const {key, draw} = await paint(card);
    const address = `/assets/cards${route === '/' ? '/index' : route}.${key.slice(0, 8)}.png`;
    const picture = pictures.get(key) ?? kept(path.join(cache, `${key}.png`), draw);
    pictures.set(key, picture);
    return [route, {address, alt: `${card.brand}, ${card.place}: ${card.title}`, png: await picture}];
  });
  return new Map(await Promise.all(drawn));
}

/**
 * What chats and networks are told of a page besides what the framework says: which site it belongs to, and the address of
 * its card. Source of the names: https://ogp.me
 */
export function cardHead(route: string, {address, alt}: DrawnCard): string {
  const image = `${links.site}${address}`;
  const properties = [
    {property: 'og:type', content: isArticle(route) ? 'article' : 'website'},
    {property: 'og:site_name', content: product.name},
    {property: 'og:image', content: image},
    {property: 'og:image:width', content: cardSize.width},
    {property: 'og:image:height', content: cardSize.height},
    {property: 'og:image:alt', content: alt},
    {name: 'twitter:image', content: image},
  ];
  return renderToStaticMarkup(
    properties.map((property) => createElement('meta', {...property, key: JSON.stringify(property)})),
  );
}
