import {links} from '../../facts/links';
import {platform} from '../../facts/platform';
import {plans} from '../../facts/plans';
import {product} from '../../facts/product';
import type {StructuredData} from './jsonLd';

const id = (name: string): string => `${links.site}/#${name}`;

/** What the landing page is about, as structured data: the site, who makes it, and the bot with its real prices. */
export function frontPage(): StructuredData[] {
  const organization = id('organization');
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: product.name,
      url: links.site,
      logo: `${links.site}/img/apple-touch-icon.png`,
      email: links.contact,
      sameAs: Object.values(product.profiles),
    },
    {
      '@type': 'WebSite',
      '@id': id('website'),
      name: product.name,
      url: links.site,
      inLanguage: 'en',
      publisher: {'@id': organization},
    },
    {
      '@type': 'SoftwareApplication',
      '@id': id('application'),
      name: product.name,
      description: product.tagline,
      url: links.site,
      installUrl: `${links.site}/get-started`,
      applicationCategory: 'CommunicationApplication',
      operatingSystem: platform.name,
      publisher: {'@id': organization},
      offers: plans.list.map(({name, priceUsdMonth, summary}) => ({
        '@type': 'Offer',
        name,
        description: summary,
        price: priceUsdMonth,
        priceCurrency: 'USD',
        url: `${links.site}/premium`,
      })),
    },
  ];
}
