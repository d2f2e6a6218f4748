import {standIn} from './placeholders';
import type {Limit, PlanState} from './types';

/** What a server's plan passes through, from paid to free. */
const states = [
  {
    state: 'active',
    existing: 'premium',
    added: 'premium',
    meaning: 'Subscription paid.',
    next: [
      {when: 'You cancel', to: 'ending'},
      {when: 'A payment fails', to: 'grace'},
    ],
  },
  {
    state: 'ending',
    existing: 'premium',
    added: 'premium',
    meaning: 'Canceled, paid period still running.',
    next: [
      {when: 'You resume', to: 'active'},
      {when: 'The paid month ends', to: 'grace'},
    ],
  },
  {
    state: 'grace',
    days: 7,
    existing: 'premium',
    added: 'free',
    meaning: 'Period over or payment failed; limits of Premium still apply to existing items, new items follow Free.',
    next: [
      {when: 'You buy Premium again', to: 'active'},
      {when: 'The grace period ends', to: 'free'},
    ],
  },
  {
    state: 'free',
    existing: 'free',
    added: 'free',
    meaning: 'Free limits apply.',
    next: [{when: 'You buy Premium again', to: 'active'}],
  },
] as const satisfies readonly PlanState[];

const olderHistory =
  'History beyond the Free retention is hidden when grace ends and erased 30 days later. Buy Premium again before that, and it is shown again.';

/** Plans, price and life cycle. Limits of a module live in its own file. */
export const plans = {
  list: [
    {
      key: 'free',
      name: 'Free',
      priceUsdMonth: 0,
      billing: 'none',
      unit: 'server',
      summary: 'Every module and function, with limits that suit small servers.',
    },
    {
      key: 'premium',
      name: 'Premium',
      priceUsdMonth: standIn({value: 4.99, putThere: "the price of your subscription in the platform's store"}),
      billing: 'monthly',
      unit: 'server',
      summary: 'Higher limits in every module, faster refresh, longer history, more API calls.',
      trial: 'none',
    },
  ],
  purchase: {
    /** In Discord; on this site the Premium page has the address. */
    where: ["the bot's profile > Store", 'the button under /premium'],
    /** Discord's rule, see `platform.pages.premiumApps`. */
    devices:
      "On a computer, in Discord's app or in the browser. Discord's apps for phones and tablets do not sell it (Discord's rule, as of June 2025); once bought, it works everywhere.",
    type: 'Discord server subscription, renewed every month until canceled',
    payer:
      "Whoever subscribes for the server in Discord's checkout; the subscription belongs to that person's Discord account.",
    taxesAndCurrency: 'Discord shows the local price with taxes at checkout; the USD price is a guide.',
    activation: 'Within 1 minute after Discord confirms; /premium shows the state.',
    refunds: "Handled by Discord under Discord's own policy; the team has no access to payment data.",
    moveToOtherServer: 'Not possible; cancel and subscribe in the other server.',
    severalServers: 'One subscription each.',
  },
  cancel: {
    steps: [
      'Open User Settings',
      'Open Subscriptions',
      'Choose Manage, next to the premium app membership',
      "Open the menu next to the bot's subscription",
      'Choose Cancel my Membership',
    ],
    resume: 'User Settings > Subscriptions > Re-Subscribe, before the paid month ends',
    effectUntilPeriodEnd: 'Everything stays premium until the paid month ends.',
    priceChanges:
      'A new price is for new subscriptions only: you keep yours until your subscription ends, and resuming before that keeps it, too.',
    pause: 'A subscription cannot be paused. Cancel it and subscribe again when you need it, at the price of that day.',
  },
  downgrade: {
    states,
    rules: [
      'No item or setting is deleted because of a downgrade; only history beyond the Free retention is, 30 days after grace ends.',
      'When grace ends, items above the Free limit are paused, newest first; an admin can choose which stay active.',
      'Paused items keep their configuration, are marked in the dashboard and return when there is room or Premium is bought again.',
      'Running giveaways, polls and open tickets finish under Premium limits.',
      olderHistory,
      'API rate limits and the number of keys fall when grace ends; the newest keys above the limit are suspended.',
    ],
    olderHistory,
    /** Each time in all of these ways. */
    notices: {
      when: ['when the grace period begins', '3 days before it ends'],
      how: ['by direct message to the payer', 'in the notice channel'],
    },
  },
  support: {
    free: 'community support server',
    premium: 'priority ticket category, first answer usually within one working day',
  },
  /** What holds on both plans. */
  notInPremium: {
    features: 'no feature is taken from Free to make Premium',
    advertising: 'no advertising in Free replies',
    otherServers: 'no access to other servers',
  },
} as const;

/** Limits that belong to no module. */
export const coreLimits = [
  {key: 'api_keys', label: 'API keys per server', free: 3, premium: 10},
  {key: 'api_requests_minute', label: 'API requests per minute and key', free: 60, premium: 300},
  {key: 'api_writes_minute', label: 'API writes per minute and key', free: 20, premium: 100},
  {key: 'audit_log_days', label: 'Dashboard audit log (days)', free: 30, premium: 365},
  {key: 'custom_embeds', label: 'Saved custom embeds', free: 10, premium: 100},
  {key: 'music_queue', label: 'Tracks in the music queue', free: 50, premium: 500},
  {key: 'music_stay_connected', label: 'Stay connected when the channel is empty (24/7)', free: false, premium: true},
  {key: 'music_track_hours', label: 'Longest music track (hours)', free: 3, premium: 12},
  {key: 'speech_characters', label: 'Characters of a spoken text', free: 300, premium: 1000},
] as const satisfies readonly Limit[];
