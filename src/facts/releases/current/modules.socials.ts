import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesSocials = {
  name: 'modules.socials',
  title: modules.socials.title,
  releases: [
    {
      version: '2.4.0',
      date: '2025-05-26',
      changes: {
        added: [
          {text: 'Posts can open a discussion thread.', noticed: true},
          'Posts in announcement channels can be published.',
        ],
      },
    },
    {
      version: '2.3.1',
      date: '2025-05-07',
      changes: {
        fixed: ['The role chosen as ping is pinged whatever the server setting mention_policy is.'],
      },
    },
    {
      version: '2.3.0',
      date: '2025-04-15',
      changes: {
        added: [
          'With Premium, a subscription posts a text of your own, with variables about the item.',
          'A subscription can post to a forum channel.',
        ],
        changed: [
          {
            text: 'The setting hide_nsfw leaves out items marked as adult unless the channel is age-restricted.',
            api: true,
          },
        ],
      },
    },
    {
      version: '2.2.0',
      date: '2025-03-18',
      changes: {
        added: [
          '/socials edit filters a subscription by words, and Reddit by flair and lowest score.',
          '/socials test posts the latest item as a sample, without filters and ping.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2025-02-17',
      changes: {
        added: [
          '/socials add follows YouTube channels by their handle or channel id.',
          {text: 'The setting platforms switches off the platforms that you do not use.', api: true},
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2025-01-20',
      changes: {
        breaking: ['One switch turns every source on or off: Twitch, Reddit and feeds are one module with one list.'],
        removed: ['The separate modules for Twitch, for Reddit and for RSS and Atom feeds are gone.'],
      },
      migration:
        'Switch the module on with /module enable. Then run /socials list and check that each source of the three former modules is there.',
    },
  ],
} as const satisfies Component;
