import {modulesSocialsReddit} from '../releases/legacy/modules.socials.reddit';
import {modulesSocialsRss} from '../releases/legacy/modules.socials.rss';
import {modulesSocialsTwitch} from '../releases/legacy/modules.socials.twitch';
import {sampleServer} from '../sampleServer';
import type {Module} from '../types';

interface Socials extends Module {
  /** Largest feed in megabytes. */
  feedMegabytes: number;
  /** Maximum number of items per source that are posted after an outage. */
  itemsAfterOutage: number;
  /** A Twitch stream that resumes within these minutes counts as the same stream. */
  resumeMinutes: number;
  /** Without feeds: their delay is the limit `rss_minutes`. */
  platforms: readonly {key: string; title: string; delay: string}[];
}

const itemsAfterOutage = 5;

export const socials = {
  key: 'socials',
  title: 'Socials',
  icon: 'Rss',
  preset: 'recommended',
  purpose: 'engage',
  summary: 'Announces new streams, videos, posts and feed items in your channels.',
  behavior: {
    threads:
      "Posts can go to text, announcement and forum channels, but not to existing threads. In a forum that doesn't require tags, each item becomes a post.",
    bots: 'If another bot follows the same source, you get both posts.',
    rejoin: 'Subscriptions stay when the admin who added them leaves.',
    restart: `Items that came out during a restart are posted right after it, up to ${itemsAfterOutage} of each source.`,
  },
  itemsAfterOutage,
  resumeMinutes: 10,
  feedMegabytes: 2,
  platforms: [
    {key: 'twitch', title: 'Twitch', delay: 'about 1 minute'},
    {key: 'youtube', title: 'YouTube', delay: '5 to 15 minutes'},
    {key: 'reddit', title: 'Reddit', delay: 'about 10 minutes'},
  ],
  rootCommand: {name: '/socials', defaultMemberPermissions: 'ManageGuild'},
  commands: [
    {
      name: '/socials add',
      description: 'Follow a source',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'platform',
          description: 'The platform of the source; rss includes Atom feeds',
          type: 'String',
          required: true,
          choices: ['twitch', 'youtube', 'reddit', 'rss'],
        },
        {
          name: 'source',
          description: 'The source to follow: channel name, @handle, channel id, subreddit or https URL of a feed',
          type: 'String',
          required: true,
          maxLength: 500,
        },
        {
          name: 'channel',
          description: 'The channel where new items are posted',
          type: 'Channel',
          required: true,
          channelTypes: ['GuildText', 'GuildAnnouncement', 'GuildForum'],
          note: 'not a forum that requires tags',
        },
        {
          name: 'ping',
          description: 'The role to ping with each post; @everyone only in the dashboard',
          type: 'Role',
          required: false,
          defaultNote: 'nobody is pinged',
        },
      ],
    },
    {
      name: '/socials edit',
      description: 'Change the channel, ping, filters or text; an editor opens',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'subscription',
          description: 'The subscription to change',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
    {
      name: '/socials remove',
      description: 'Stop following',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'subscription',
          description: 'The subscription to remove',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
    {
      name: '/socials list',
      description: 'Show subscriptions and their state',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'platform',
          description: 'Show only subscriptions of this platform',
          type: 'String',
          required: false,
          defaultNote: 'all platforms',
          choices: ['twitch', 'youtube', 'reddit', 'rss'],
        },
      ],
    },
    {
      name: '/socials test',
      description: 'Post the latest item as a sample, without filters or a ping',
      requires: [{permissions: ['ManageGuild']}],
      reply: 'ephemeral',
      options: [
        {
          name: 'subscription',
          description: 'The subscription to try',
          type: 'String',
          required: true,
          autocomplete: true,
        },
      ],
    },
  ],
  permissions: {
    required: [
      {permission: 'ViewChannel', for: 'reaching the channels that get posts'},
      {permission: 'SendMessages', for: 'posting new items and samples'},
      {permission: 'EmbedLinks', for: "showing an item's title, text and picture"},
    ],
    optional: [
      {permission: 'UseExternalEmojis', for: 'using emoji of other servers in your own texts'},
      {
        permission: 'MentionEveryone',
        for: 'pinging @everyone, and roles with "Allow anyone to @mention this role" off',
      },
      {permission: 'CreatePublicThreads', for: 'opening a thread under each post (discussion_thread)'},
    ],
    where: 'the channels that get posts',
  },
  intents: {privileged: []},
  settings: [
    {
      key: 'platforms',
      label: 'Platforms to post from',
      type: 'enum_list',
      values: ['twitch', 'youtube', 'reddit', 'rss'],
      default: ['twitch', 'youtube', 'reddit', 'rss'],
    },
    {
      key: 'default_channel',
      label: 'Channel suggested for new sources',
      type: 'channel_id',
      default: null,
      note: 'in the dashboard',
    },
    {key: 'publish', label: 'Publish posts in announcement channels', type: 'boolean', default: false},
    {
      key: 'discussion_thread',
      label: 'Open a thread under each post',
      type: 'boolean',
      default: false,
      note: 'in a forum, each post already is one',
    },
    {key: 'edit_ended', label: 'Edit Twitch posts when the stream ends', type: 'boolean', default: true},
    {
      key: 'hide_nsfw',
      label: 'Leave out adult items, except in age-restricted channels',
      type: 'boolean',
      default: true,
    },
  ],
  limits: [
    {
      key: 'subscriptions',
      label: 'Subscriptions across all platforms',
      free: 5,
      premium: 50,
      counted: true,
      placements: {premium: true},
    },
    {key: 'rss_minutes', label: 'Feed check (minutes)', free: 15, premium: 5, lowerIsBetter: true},
    {key: 'template', label: 'Custom message text per subscription', free: false, premium: true},
  ],
  variables: {
    categories: ['channel', 'server', 'other'],
    where: ['the text of a post'],
    note: 'In the API, this text is the field `template`.',
    own: [
      {name: 'item.title', type: 'text', example: 'Rigging basics, part 3', description: 'Title'},
      {name: 'item.url', type: 'url', example: 'https://…', description: 'Link'},
      {name: 'item.author', type: 'text', example: 'harbourtv', description: 'Author or channel'},
      {
        name: 'item.summary',
        type: 'text',
        nullable: true,
        example: 'We tie five knots…',
        description: 'First 300 characters of the text',
      },
      {name: 'item.image_url', type: 'url', nullable: true, example: 'https://…', description: 'Preview image'},
      {name: 'item.published_at', type: 'datetime', example: '2 minutes ago', description: 'Time of publication'},
      {name: 'item.kind', type: 'text', example: 'live', description: 'live, video, short, post or item'},
      {
        name: 'stream.game',
        type: 'text',
        nullable: true,
        example: 'Sailwind',
        description: 'Category of a Twitch stream',
      },
      {name: 'stream.viewers', type: 'number', nullable: true, example: '86', description: 'Viewers at the start'},
    ],
  },
  events: [
    {key: 'socials.subscription.created', text: 'A source was added'},
    {key: 'socials.subscription.updated', text: 'A source was changed'},
    {key: 'socials.subscription.deleted', text: 'A source was removed'},
    {key: 'socials.item.posted', text: 'An item was posted', highVolume: true},
    {key: 'socials.subscription.failed', text: 'A source or its channel stopped working'},
  ],
  stored: [
    {
      name: 'your public account, if a server follows it',
      what: 'Your public account, if a server follows it: its name or URL, and when its latest item came out',
      kept: 'until someone removes the subscription with /socials remove',
      deletable: false,
      seenBy: ['members', 'log', 'managers', 'admins', 'api'],
    },
  ],
  related: ['reactionroles', 'reminders'],
  alsoCalled: {
    'can-all': ['several at once', 'many new posts'],
    'can-update': ['live message', 'stream ended'],
    'can-platforms': ['Kick streams'],
    commands: ['list of streamers', 'list of feeds'],
    filters: ['exclude shorts', 'keywords'],
    'how-it-works': ['supported platforms', 'delay', 'subreddit', 'RSS', 'blog', 'news'],
    pings: ['ping a role', 'notify everyone'],
    'problem-already-followed': ['two channels', 'same streamer twice'],
    'problem-cannot-post': ['stopped posting'],
    'problem-item-again': ['duplicate article'],
    'problem-nothing-posted': ['stream not posted', 'Reddit not posting', 'YouTube not posting'],
    'problem-one-silent': ['Twitch not posting', 'live notification'],
    'problem-source-missing': ['no longer exists', 'streamer removed from the list'],
    'quick-start': ['notifications', 'follow a channel'],
    'problem-two-bots': ['posted twice', 'duplicate post'],
  },
  entities: {
    subscription: [
      {
        name: 'id',
        type: 'id',
        prefix: 'sub',
        readonly: true,
        description: 'Id of the subscription',
        example: 'sub_01KKNX8Q000000000000000001',
      },
      {
        name: 'platform',
        type: 'enum',
        values: ['twitch', 'youtube', 'reddit', 'rss'],
        required: true,
        createOnly: true,
        description: 'Platform of the source; rss: an RSS or Atom feed',
        example: 'twitch',
      },
      {
        name: 'source',
        type: 'string',
        required: true,
        createOnly: true,
        min: 1,
        max: 500,
        unique: true,
        description:
          'Source to follow: Twitch channel name, YouTube @handle or channel id, subreddit, or https URL of a feed',
        example: 'harbourtv',
      },
      {
        name: 'source_name',
        type: 'string',
        readonly: true,
        description: 'Name of the source as its platform shows it',
        example: 'HarbourTV',
      },
      {
        name: 'channel_id',
        type: 'snowflake',
        required: true,
        description: 'Text, announcement or forum channel where new items are posted; not a forum that requires tags',
        example: sampleServer.channels.announcements,
      },
      {
        name: 'ping_role_id',
        type: 'snowflake',
        nullable: true,
        description: 'Role each post pings, even if mention_policy keeps other texts from it; null: none',
        example: sampleServer.roles.events,
      },
      {
        name: 'ping_everyone',
        type: 'boolean',
        default: false,
        description: 'Whether each post pings @everyone; only the dashboard and the API set it',
        note: 'needs the server setting mention_policy to be `all`',
      },
      {
        name: 'template',
        type: 'text',
        min: 1,
        max: 1000,
        nullable: true,
        premium: true,
        description: 'Your own text for each post; null: the standard text',
        example: null,
      },
      {
        name: 'filters',
        type: 'object',
        description: 'Filters that decide which items are posted',
        fields: [
          {
            name: 'include_words',
            type: 'string_list',
            default: [],
            max: 20,
            description:
              'Whole words in any case; an item is posted with one of them in title, text or Twitch category; empty: every item',
          },
          {
            name: 'exclude_words',
            type: 'string_list',
            default: [],
            max: 20,
            description: 'Words that keep an item from being posted, looked for in the same places',
            example: ['rerun'],
          },
          {
            name: 'min_score',
            type: 'integer',
            default: 0,
            min: 0,
            max: 10000,
            description: 'Score a post has to reach within a day',
          },
          {
            name: 'flairs',
            type: 'string_list',
            default: [],
            max: 20,
            description: 'A post needs one of these flairs; empty: any post',
          },
          {
            name: 'kinds',
            type: 'enum_list',
            values: ['video', 'short', 'live'],
            default: ['video', 'short', 'live'],
            min: 1,
            max: 3,
            description: 'Kinds of items to post: videos with premieres, Shorts, live streams',
          },
        ],
      },
      {
        name: 'state',
        type: 'enum',
        values: ['active', 'source_missing', 'channel_deleted', 'missing_permission', 'paused_limit'],
        readonly: true,
        description:
          "Whether new items are posted, or what stops them; source_missing: the source was renamed, deleted, made private or blocks programs; paused_limit: over the plan's limit. A platform that is off (`platforms`) doesn't show here",
        example: 'active',
      },
      {
        name: 'last_item_at',
        type: 'datetime',
        readonly: true,
        nullable: true,
        description: 'When the latest item of the source came out; null: none yet',
        example: '2026-03-14T18:01:12Z',
      },
    ],
  },
  entityRules: {
    subscription: [
      {when: {platform: 'rss'}, narrows: {source: {pattern: '^https://'}}},
      {when: {platform: 'reddit'}, onlyThen: ['filters.min_score', 'filters.flairs']},
      {when: {platform: 'youtube'}, onlyThen: ['filters.kinds']},
    ],
  },
  api: {
    base: '/guilds/{guild_id}/socials',
    contents: 'feeds and channels to follow',
    settingsExample: {discussion_thread: true, publish: true},
    endpoints: [
      {
        id: 'listSocialSubscriptions',
        method: 'GET',
        path: '/subscriptions',
        scope: 'socials:read',
        summary: 'List subscriptions',
        query: ['limit', 'after', 'platform', 'state'],
        status: 200,
        response: {pageOf: 'subscription'},
        example: {query: {platform: 'twitch', state: 'active'}},
      },
      {
        id: 'createSocialSubscription',
        method: 'POST',
        path: '/subscriptions',
        scope: 'socials:write',
        summary: 'Follow a source',
        description: 'Only items newer than the subscription are posted.',
        request: 'subscription',
        limits: ['subscriptions'],
        status: 201,
        response: 'subscription',
        errors: ['unknown_source'],
        example: {
          request: {
            platform: 'twitch',
            source: 'harbourtv',
            channel_id: sampleServer.channels.announcements,
            ping_role_id: sampleServer.roles.events,
            filters: {exclude_words: ['rerun']},
          },
          response: {
            filters: {
              include_words: [],
              exclude_words: ['rerun'],
              min_score: 0,
              flairs: [],
              kinds: ['video', 'short', 'live'],
            },
            last_item_at: null,
          },
        },
      },
      {
        id: 'getSocialSubscription',
        method: 'GET',
        path: '/subscriptions/{subscription_id}',
        scope: 'socials:read',
        summary: 'Get a subscription',
        status: 200,
        response: 'subscription',
      },
      {
        id: 'updateSocialSubscription',
        method: 'PATCH',
        path: '/subscriptions/{subscription_id}',
        scope: 'socials:write',
        summary: 'Change a subscription',
        description:
          "The platform and source can't change. For another source, delete the subscription and create a new one.",
        request: {partial: 'subscription'},
        status: 200,
        response: 'subscription',
        example: {request: {channel_id: sampleServer.channels.events, ping_role_id: null}},
      },
      {
        id: 'deleteSocialSubscription',
        method: 'DELETE',
        path: '/subscriptions/{subscription_id}',
        scope: 'socials:write',
        summary: 'Stop following a source',
        status: 204,
      },
      {
        id: 'testSocialSubscription',
        method: 'POST',
        path: '/subscriptions/{subscription_id}/test',
        scope: 'socials:write',
        summary: 'Post the latest item of a source as a sample',
        description:
          "The sample appears in the subscription's channel. It skips the filters and doesn't ping anyone. If the source has no item yet, one is made up.",
        status: 204,
        errors: ['bot_permission_missing', 'unknown_source'],
      },
    ],
  },
  legacy: [modulesSocialsReddit, modulesSocialsRss, modulesSocialsTwitch],
  releases: [
    {
      version: '2.4.0',
      date: '2026-05-26',
      changes: {
        added: [
          {text: 'Posts can open a discussion thread.', api: true, news: true},
          {text: 'Posts in announcement channels can be published.', api: true},
        ],
      },
    },
    {
      version: '2.3.1',
      date: '2026-05-07',
      changes: {
        fixed: ['The role chosen as `ping` was not pinged with some values of mention_policy. Now it always is.'],
      },
    },
    {
      version: '2.3.0',
      date: '2026-04-15',
      changes: {
        added: [
          {text: 'With Premium, a subscription posts a text of your own, with variables about the item.', api: true},
          {text: 'A subscription can post to a forum channel.', api: true},
        ],
        changed: [
          {
            text: 'The setting hide_nsfw now leaves out items marked as adult, unless the channel is age-restricted.',
            api: true,
          },
        ],
      },
    },
    {
      version: '2.2.0',
      date: '2026-03-18',
      changes: {
        added: [
          {text: '/socials edit filters a subscription by words, and Reddit by flair and lowest score.', api: true},
          '/socials test posts the latest item as a sample, without filters and ping.',
        ],
      },
    },
    {
      version: '2.1.0',
      date: '2026-02-17',
      changes: {
        added: [
          '/socials add follows YouTube channels by their handle or channel id.',
          {text: 'The setting `platforms` switches off the platforms that you do not use.', api: true},
        ],
      },
    },
    {
      version: '2.0.0',
      date: '2026-01-20',
      changes: {
        breaking: [
          'Twitch, Reddit and feeds are now one module with one list, and one switch turns all of them on or off.',
        ],
        removed: ['The separate modules for Twitch, for Reddit and for RSS and Atom feeds are gone.'],
      },
      migration:
        'Switch the module on with /module enable. Then run /socials list and check that each source of the three former modules is there.',
    },
  ],
  parts: [
    {
      name: 'monitor',
      title: 'Social feeds monitor',
      releases: [
        {
          version: '1.3.0',
          date: '2026-05-26',
          changes: {
            added: [{text: 'Videos, Shorts and live streams can be switched off one by one.', api: true}],
            fixed: ['After an outage, every missed item used to be posted. Now it is five of each source at most.'],
          },
        },
        {
          version: '1.2.1',
          date: '2026-04-22',
          changes: {
            fixed: ['A feed that lists its oldest item first used to be posted in the wrong order.'],
          },
        },
        {
          version: '1.2.0',
          date: '2026-03-18',
          changes: {
            added: [
              'A post about a Reddit item shows its preview image.',
              'With Premium, RSS and Atom feeds are checked at shorter intervals.',
            ],
            changed: [
              {
                text: 'A source that was renamed, deleted or made private now shows the state source_missing in /socials list.',
                api: true,
              },
            ],
          },
        },
        {
          version: '1.1.0',
          date: '2026-02-17',
          changes: {
            added: [
              'YouTube tells the monitor about new videos, Shorts and live streams of the channels you follow.',
              {text: 'A Twitch post is edited when the stream ends; edit_ended switches that off.', api: true},
            ],
          },
        },
        {
          version: '1.0.0',
          date: '2026-01-20',
          changes: {
            added: ['One monitor follows Twitch, Reddit and feeds, in place of the three former feed modules.'],
            changed: ['Sources from the old modules keep the time of their latest item, so nothing is posted twice.'],
          },
        },
      ],
    },
  ],
} as const satisfies Socials;
