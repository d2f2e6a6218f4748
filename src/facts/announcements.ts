/** The banner above every page; a new id shows it again to those who closed it. */
export const announcements = {
  id: 'launch-2025',
  messages: [
    {key: 'premium', fact: 'Premium is live', links: [{to: '/premium'}, {to: 'store'}]},
    {key: 'verified', fact: 'The bot is verified by Discord: listed in App Discovery, easier to trust', links: []},
    {
      key: 'translations',
      fact: "Help translate the bot's replies (de, es, fr, nl, pt-BR)",
      links: [{to: 'translations'}],
    },
  ],
  accessibility:
    'pause on hover and focus, visible pause/next/previous controls, no autoplay with prefers-reduced-motion, region label, live region off while playing',
} as const;
