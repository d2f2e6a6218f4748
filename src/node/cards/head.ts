import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../facts/links';
import {product} from '../../facts/product';
import {isArticle} from '../../shared/routing/sections';
import type {DrawnCard} from '.';
import {cardSize} from './design';

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
