import {createHash} from 'node:crypto';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {links} from '../../../facts/links';
import {product} from '../../../facts/product';
import {isDocsArticle, siteSectionOf} from '../siteSections';
import type {BuiltHead} from '../builtHead';
import {cardSize, type Card} from './design';
import {createCardPainter} from './painter';

export interface DrawnCard {
  /** Has a hash of the picture, because social networks cache pictures by address. */
  address: string;
  alt: string;
  png: Uint8Array;
}

function cardOf(route: string, {title}: Pick<BuiltHead, 'title'>): Card {
  const section = siteSectionOf(route).title;
  return {
    productName: product.name,
    title,
    // A section's own page would show its title twice.
    sectionOrDomain: section === 'Start' || section === title ? product.domain : section,
  };
}

/**
 * Draws a card for each page: `/faq` → `{address: '/assets/cards/faq.1a2b3c4d.png', alt: 'Name, example.com: FAQ', png}`
 * @throws Error if the font lacks a letter of a card
 */
export async function drawCards(
  siteDir: string,
  pages: ReadonlyMap<string, Pick<BuiltHead, 'title'>>,
): Promise<Map<string, DrawnCard>> {
  const paintCard = await createCardPainter(siteDir);
  const drawnCards = [...pages].map(async ([route, head]): Promise<[string, DrawnCard]> => {
    const card = cardOf(route, head);
    const png = await paintCard(card);
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
    const address = `/assets/cards${route === '/' ? '/index' : route}.${hash}.png`;
    return [route, {address, alt: `${card.productName}, ${card.sectionOrDomain}: ${card.title}`, png}];
  });
  return new Map(await Promise.all(drawnCards));
}

/**
 * Returns the Open Graph tags that Docusaurus leaves out: `<meta property="og:image" content="https://…/faq.1a2b3c4d.png"/>`…
 * Source: https://ogp.me
 */
export function openGraphHead(route: string, card: DrawnCard | undefined): string {
  const image = card && `${links.site}${card.address}`;
  const metaTags = [
    {property: 'og:type', content: isDocsArticle(route) ? 'article' : 'website'},
    ...(card
      ? [
          {property: 'og:image', content: image},
          {property: 'og:image:width', content: cardSize.width},
          {property: 'og:image:height', content: cardSize.height},
          {property: 'og:image:alt', content: card.alt},
          {name: 'twitter:image', content: image},
        ]
      : []),
  ];
  return renderToStaticMarkup(
    metaTags.map((metaTag) => createElement('meta', {...metaTag, key: JSON.stringify(metaTag)})),
  );
}
