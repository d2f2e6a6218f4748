import {product} from './product';

/*
 * What the search of the site knows beyond the pages: words that readers type, and pages do not say. Add a word when somebody
 * looked for it and found nothing; tests/pages/searchQueries.ts says what must be found.
 */
export const search = {
  /** Words that say nothing here, because every page is about them. */
  noise: ['bot', 'app', 'discord', ...product.name.toLowerCase().split(' ')],

  /** Words, or names of a few words, that mean the same to those who search. Whoever types one finds all, the typed one first. */
  synonyms: [
    ['welcome', 'greet', 'greeting', 'join message'],
    ['farewell', 'goodbye', 'leave message'],
    ['timeout', 'mute', 'silence'],
    ['reaction roles', 'self roles', 'role menu', 'pick roles'],
    ['assign', 'give', 'grant'],
    ['server', 'guild'],
    ['giveaway', 'raffle', 'lottery', 'prize'],
    ['level', 'xp', 'rank', 'experience'],
    ['price', 'cost', 'pricing', 'how much'],
    ['pay', 'paid', 'payment', 'buy', 'purchase', 'subscribe'],
    ['access', 'who can use', 'who is allowed'],
    ['premium', 'subscription', 'subscribe', 'upgrade'],
    ['log', 'audit'],
    ['age-restricted', 'nsfw', 'adult'],
    ['add', 'install', 'add bot', 'invite bot', 'invite the bot'],
    ['embed create', 'embed builder', 'embed editor'],
    ['enable', 'turn on', 'switch on', 'activate', 'set up', 'setup'],
    ['disable', 'turn off', 'switch off', 'deactivate'],
    ['delete', 'remove', 'erase'],
    ['purge', 'bulk delete', 'bulk delete messages', 'clear messages', 'clean up', 'mass delete'],
    ['music', 'audio', 'song', 'radio'],
    ['silent', 'silence', 'no sound', 'no audio'],
    ['temporary channels', 'join to create', 'private voice', 'own channel'],
    ['ticket', 'support request', 'modmail'],
    ['poll', 'vote', 'survey'],
    ['verifier', 'verification', 'verify', 'captcha'],
    ['notification', 'announce', 'announcement', 'alert', 'feed'],
    ['starboard', 'best of', 'hall of fame'],
    ['autoresponder', 'auto reply', 'auto response', 'trigger'],
    ['tag', 'custom command', 'snippet'],
    ['embed', 'rich message'],
    ['placeholder', 'variable'],
    ['permission', 'rights', 'access'],
    ['moderator', 'staff', 'mod', 'admin'],
    ['warn', 'warning', 'strike', 'infraction'],
    ['raid', 'spam', 'flood'],
    ['problem', 'error', 'fail', 'broken', 'not work', 'not working'],
    ['respond', 'reply', 'answer', 'react'],
    ['outage', 'offline', 'down'],
    ['direct message', 'dm', 'private message'],
    ['read', 'see', 'view'],
    ['privacy', 'personal data'],
    ['stored', 'saved', 'collected', 'kept'],
    ['export', 'download', 'copy'],
    ['share', 'sell', 'sold', 'third party', 'recipient'],
    ['data protection', 'gdpr'],
    ['located', 'location', 'hosted'],
    ['limit', 'maximum', 'max', 'quota'],
    ['rate limit', 'too many requests', '429'],
    ['api key', 'token', 'credential'],
    ['paging', 'pagination', 'cursor'],
    ['version', 'breaking change'],
    // cspell:ignore colour
    ['color', 'colour'],
    ['refund', 'money back'],
    ['cancel', 'unsubscribe', 'stop paying'],
    ['switch', 'migrate', 'import', 'move'],
    ['changelog', 'release notes', 'what is new'],
    ['contact', 'email', 'reach'],
    ['feature', 'benefit', 'perk', 'compare'],
    ['not posted', 'nothing posted', 'no result', 'not sent', 'does not appear'],
    ['how fast', 'response time'],
    ['owner', 'who made', 'who runs', 'company'],
  ],

  /** What readers call what stands under a heading, where its own words are others; by its address. */
  alsoCalled: {
    '/get-started': ['add bot to server', 'invite the bot'],
    '/faq/general#add': ['add bot to server', 'invite the bot'],
    '/faq/premium#cost': ['how much is Premium', 'price of Premium'],
    '/docs/Premium#buy': ['buy Premium', 'pay for Premium'],
    '/faq/privacy-and-security#where': ['where are the servers', 'server location', 'data center'],
    '/faq/privacy-and-security#messages': ['see direct messages', 'read messages'],
    '/documents/privacy-policy#recipients': ['sell data', 'share data'],
    '/faq/permissions#role-not-given': ['cannot assign a role'],
    '/faq/reporting-issues#contents': ['find the server id', 'find a message id'],
    '/docs/api#base': ['base URL'],
    '/docs/api/general#formats': ['ids as strings', 'snowflakes'],
    '/documents/changelog#api': ['API changelog'],
  },

  /** Words by which a query says where it wants to be answered. */
  areas: {
    API: ['api', 'endpoint', 'request', 'rest', 'json', 'header', 'curl', 'openapi', 'postman', 'status code'],
    FAQ: ['faq', 'question'],
    'Known issues': ['known issue', 'bug'],
    Changelog: ['changelog', 'release notes', 'what is new', 'breaking change'],
    Legal: ['policy', 'terms', 'legal', 'gdpr', 'law'],
  },

  /** What is shown before anything is typed: what most readers come for, as links. */
  popular: [
    {title: 'Add the bot to a server', to: '/get-started'},
    {title: 'The bot does not answer', to: '/faq/reporting-issues'},
    {title: 'Which permissions it needs, and why', to: '/faq/permissions'},
    {title: 'What it can do: all modules and functions', to: '/docs'},
    {title: 'Variables in texts', to: '/docs/extras/variables'},
    {title: 'What is stored about members', to: '/faq/privacy-and-security'},
    {title: 'What Premium changes', to: '/premium'},
  ],
} as const;
