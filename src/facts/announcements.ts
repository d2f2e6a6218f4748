import {links} from './links';
import {product} from './product';
import {standIn} from './standIn';

/** One or two sentences, followed by any links. */
interface Announcement {
  key: string;
  text: string;
  links: readonly {label: string; to: string}[];
}

/** A new id shows the banner again to readers who closed it. */
export const announcements: {id: string; messages: readonly Announcement[]} = {
  id: standIn('launch-2026', 'an id of your own, together with your messages below it'),
  messages: [
    {
      key: 'premium',
      text: 'Premium is here, with higher limits for your server.',
      links: [
        {label: 'See Premium', to: '/premium'},
        {label: 'Get it in the store', to: links.store},
      ],
    },
    {
      key: 'verified',
      text: `${product.name} is verified by Discord. Find it in App Discovery, with the check mark that shows it's real.`,
      links: [],
    },
    {
      key: 'translations',
      text: `Help translate what ${product.name} says into your language.`,
      links: [{label: 'Open the translations', to: links.translations}],
    },
  ],
};
