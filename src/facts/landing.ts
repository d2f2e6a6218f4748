import type {ModuleKey} from './modules';

/** The landing page's choice of other facts, with its own words for them. */
export const landing = {
  /** Nouns for modules in the first sentence: `runs tickets, polls and more` */
  moduleNouns: {tickets: 'tickets', polls: 'polls', verifier: 'verification', logging: 'logs'} satisfies Partial<
    Record<ModuleKey, string>
  >,
  privacyCommands: [
    {name: '/privacy export', effect: 'a file for you'},
    {name: '/privacy delete', effect: 'what is optional'},
    {name: '/privacy opt-out', effect: 'in this server'},
    {name: '/privacy opt-in', effect: 'allows it again'},
    {name: '/privacy servers', effect: 'servers you share'},
  ],
  questionLinks: [
    '/faq/general#free',
    '/faq/general#add',
    '/faq/permissions#administrator',
    '/faq/privacy-and-security#messages',
  ],
} as const;
