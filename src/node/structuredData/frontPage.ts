import type {OfferLeaf} from 'schema-dts';
import {description} from '../content/description';
import {links} from '../../facts/links';
import {platform} from '../../facts/platform';
import {plans} from '../../facts/plans';
import {product} from '../../facts/product';
import {ids} from './ids';
import type {StructuredData} from './jsonLd';

/** How often a plan is billed, as schema.org writes it: by the United Nations' codes for units. */
const billingCodes = {monthly: 'MON'} as const;

type Plan = (typeof plans.list)[number];

/** For how long a price holds; a plan that costs nothing has none. */
const billedPrice = ({billing, priceUsdMonth}: Plan): Pick<OfferLeaf, 'priceSpecification'> =>
  billing === 'none'
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: priceUsdMonth,
          priceCurrency: 'USD',
          unitCode: billingCodes[billing],
        },
      };

/** What the landing page is about, as structured data: the site, who makes it, and the bot with its real prices. */
export function frontPage(): StructuredData[] {
  return [
    {
      '@type': 'Organization',
      ...ids.organization,
      name: product.name,
      slogan: product.tagline,
      url: links.site,
      logo: `${links.site}/img/apple-touch-icon.png`,
      email: links.contact,
      sameAs: Object.values(product.profiles),
    },
    {
      '@type': 'WebSite',
      ...ids.website,
      name: product.name,
      url: links.site,
      inLanguage: 'en',
      publisher: ids.organization,
    },
    {
      '@type': 'SoftwareApplication',
      ...ids.application,
      name: product.name,
      description,
      url: links.site,
      installUrl: `${links.site}/get-started`,
      applicationCategory: 'CommunicationApplication',
      softwareRequirements: platform.name,
      publisher: ids.organization,
      offers: plans.list.map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        description: plan.summary,
        price: plan.priceUsdMonth,
        priceCurrency: 'USD',
        ...billedPrice(plan),
        url: `${links.site}/premium`,
      })),
    },
  ];
}
