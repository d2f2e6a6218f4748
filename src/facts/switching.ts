import {platform} from './platform';

/** For those who come from another bot: what is missing here, and what would happen twice. */
export const switching = {
  /** What people know from other bots; `instead` is a whole sentence. */
  notOffered: [
    {
      key: 'levels',
      what: 'Levels, ranks and points for writing',
      instead: 'Timed roles reward members who stay, and /serverstats top shows who is active.',
    },
    {
      key: 'social-media',
      what: 'Posts from TikTok, Instagram, X and Facebook',
      instead: 'If the account has an RSS or Atom feed, follow that.',
    },
    {
      key: 'word-filter',
      what: 'A word filter (automod)',
      instead: `${platform.name} has its own: Server Settings > AutoMod.`,
    },
    {key: 'economy', what: 'Virtual money and shops', instead: "There's nothing like that here."},
    {
      key: 'takeover',
      what: 'Taking over settings, levels or warnings of another bot',
      instead: 'Set up what you need from scratch. You can copy your texts over.',
    },
  ],
  /** What to switch off in the other bot, so that nothing happens twice. */
  switchOff: [
    'welcome messages, join roles and verification',
    'logs, counter channels and starboards',
    'reaction roles (delete the old panels)',
    'automatic answers and scheduled messages',
    'tickets (close the open ones there first)',
  ],
} as const;
