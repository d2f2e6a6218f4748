import {discordText} from './discord';
import {standIn} from './standIn';
import type {Limit, PlanState} from './types';

const graceDays = 7;

/** From paid to free. */
const states = [
  {
    state: 'active',
    existingItemsPlan: 'premium',
    newItemsPlan: 'premium',
    meaning: 'The subscription runs, even while Discord retries a failed payment.',
  },
  {
    state: 'ending',
    existingItemsPlan: 'premium',
    newItemsPlan: 'premium',
    meaning: 'You canceled, but the paid month is still running.',
  },
  {
    state: 'grace',
    days: graceDays,
    existingItemsPlan: 'premium',
    newItemsPlan: 'free',
    meaning: `For ${graceDays} days after the paid month, or after Discord has given up on a payment, what you have keeps Premium limits. Anything new gets Free limits.`,
  },
  {
    state: 'free',
    existingItemsPlan: 'free',
    newItemsPlan: 'free',
    meaning:
      'Free limits apply. Giveaways, polls, tickets, temporary channels and personal reminders that are open keep Premium limits until they end.',
  },
] as const satisfies readonly PlanState[];

/** Continues a sentence after "history". */
const olderThanFreeLimit =
  "older than Free's limit is hidden, and erased 30 days later. If you buy Premium before that, the history returns.";

const olderHistory = `When the grace period ends, history ${olderThanFreeLimit}`;

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
      priceUsdMonth: standIn(4.99, "the price of your subscription in the platform's store"),
      billing: 'monthly',
      unit: 'server',
      summary: 'Higher limits in every module, faster refresh, longer history and more API calls.',
      trial: 'Premium has no trial.',
    },
  ],
  purchase: {
    where: ["the bot's profile > Store", 'the button in the reply to /premium'],
    devices: `${discordText('premium-devices')} Once the server has it, Premium works on every device.`,
    type: 'Premium is a subscription for one server. Discord renews it every month until you cancel.',
    payer: `${discordText('premium-payer')} The subscription belongs to that admin's Discord account, and nobody else can cancel it.`,
    taxesAndCurrency: 'Discord shows your local price with taxes at checkout. The USD price is a guide.',
    activation: 'Premium starts within 1 minute of Discord confirming the payment. /premium shows it.',
    refunds: `${discordText('premium-refunds')} We have no access to payment data.`,
    moveToOtherServer: 'A subscription stays with its server. For another server, cancel it and subscribe there.',
    severalServers: 'Each server needs its own subscription, at the same price.',
  },
  cancel: {
    steps: [
      'Open User Settings, in Discord on a computer',
      'Open Subscriptions',
      'Choose Manage, next to the premium app membership',
      "Open the menu next to the bot's subscription",
      'Choose Cancel my Membership',
    ],
    resume: 'User Settings > Subscriptions > Re-Subscribe, before the paid month ends',
    effectUntilPeriodEnd: 'After you cancel, you keep Premium until the paid month ends.',
    priceChanges: discordText('premium-price'),
    payerGone:
      'If the payer leaves the server, the subscription carries on and only they can still cancel it, in their own Discord settings. If the server is deleted or the bot is removed, the payer keeps paying until they cancel.',
  },
  downgrade: {
    states,
    rules: [
      'Your items and settings stay.',
      'Giveaways, open polls, open tickets, temporary channels and personal reminders keep Premium limits until they end. They still count, so new ones have to wait for room within the Free limit.',
    ],
    rulesAfterGrace: [
      'All other items above the Free limit are paused, newest first. In the dashboard under Premium, you can choose which ones stay active.',
      "Paused items keep their settings, are marked in the dashboard, and have the state paused_limit in the API. Paused items come back when there's room or you buy Premium again.",
      "If an item has more parts than Free allows, such as a trigger with too many answers, the last parts are hidden. A recurring message whose interval is too short gets Free's shortest interval. A cron expression skips posts that would come sooner. Premium undoes all of this.",
      'Features only in Premium are switched off, but keep their settings.',
      `History ${olderThanFreeLimit}`,
      'The API allows fewer requests a minute, and the newest keys above the Free limit are suspended.',
    ],
    olderHistory,
    notices: {
      when: ['when the grace period begins', '3 days before it ends'],
      how: ['by direct message to the payer where Discord allows it', 'in the notice channel'],
    },
  },
  support: {
    free: 'community support server',
    premium: 'priority ticket category, with a first answer usually within one working day',
  },
  /** Sentences without capital and full stop. */
  promises: {
    features: 'no feature was taken out of Free to make Premium',
    advertising: 'replies never carry ads, not even on Free',
    otherServers: 'Premium counts for one server and no other',
  },
} as const;

export const dashboardAuditLogDays = {free: 30, premium: 365} as const;

export const spokenCharacters = {free: 300, premium: 1000} as const;

/** Limits that belong to no module, also those of groups of functions. A module's limits are in its file. */
export const coreLimits: readonly Limit[] = [
  {key: 'api_keys', label: 'API keys per server', free: 3, premium: 10},
  {
    key: 'api_requests_minute',
    label: 'API requests per minute and key',
    free: 60,
    premium: 300,
    placements: {landingPremium: true, card: {line: 3, text: '# API requests per minute and key'}},
  },
  {key: 'api_writes_minute', label: 'API writes per minute and key', free: 20, premium: 100},
  {
    key: 'audit_log_days',
    label: 'Dashboard audit log (days)',
    ...dashboardAuditLogDays,
    placements: {card: {line: 2, text: 'the audit log for # days'}},
  },
  {key: 'custom_embeds', label: 'Saved custom embeds', free: 10, premium: 100, counted: true},
  {key: 'music_queue', label: 'Tracks in the music queue', free: 50, premium: 500},
  {key: 'music_stay_connected', label: 'Stay connected when the channel is empty (24/7)', free: false, premium: true},
  {key: 'music_track_hours', label: 'Longest music track (hours)', free: 3, premium: 12},
  {key: 'speech_characters', label: 'Characters of a spoken text', ...spokenCharacters},
];
