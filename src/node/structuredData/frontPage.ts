import type {Thing} from 'schema-dts';
import {description} from '../content/description';
import {links} from '../../facts/links';
import {platform} from '../../facts/platform';
import {plans} from '../../facts/plans';
import {product} from '../../facts/product';

const id = (name: string) => ({'@id': `${links.site}/#${name}`});

/** What pages refer to. */
export const ids = {
  organization: id('organization'),
  website: id('website'),
  application: id('application'),
} as const;

/** How often a plan is billed, as schema.org writes it: by the United Nations' codes for units. */
const billingCodes = {monthly: 'MON'} as const;

/** What the landing page is about, as structured data: the site, who makes it, and the bot with its real prices. */
export function frontPage(): Exclude<Thing, string>[] {
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
        // For how long the price holds; a plan that costs nothing has none.
        ...(plan.billing !== 'none' && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification' as const,
            price: plan.priceUsdMonth,
            priceCurrency: 'USD',
            unitCode: billingCodes[plan.billing],
          },
        }),
        url: `${links.site}/premium`,
      })),
    },
  ];
}
