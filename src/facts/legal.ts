import {privacy} from './privacy';
import {standIn} from './standIn';

/** Facts of the legal pages. The operator and providers are made up. Replace them with yours. */
export const legal = {
  controller: standIn(
    'Quiet Water Software, 12 Ferry Lane, Port Merle',
    "the name, legal form and postal address of the bot's operator",
  ),
  /** Day of the release that added the newest stored data, ratings of tickets. Announced `changeNoticeDays` before. */
  effective: standIn('2026-06-09', 'the day from which both legal pages apply, as YYYY-MM-DD'),
  /** Year of the copyright line, because builds don't use today's date. */
  copyrightYear: standIn('2026', 'the year of your copyright line'),
  /** Source: Discord's page, `platform.pages.minimumAge`. */
  minimumAge: "Discord's own: 13 years, and up to 16 in some countries",
  /** Required by Article 26 of the GDPR. */
  jointControllers: standIn(
    [
      'The people who run the server decide which features are on, what these ask for and who sees it. They tell members about it.',
      'We decide how features work, where data is and how it is protected. We delete it in time and answer requests.',
    ],
    'who decides what about the data',
  ),
  /** Age of consent. Article 8 of the GDPR lets each country choose it. */
  consentAges: 'from 13 to 16, depending on the country',
  legalBases: [
    'Contract (Article 6(1)(b) of the GDPR): with anyone who adds the bot, signs in to the dashboard, uses the API or pays for Premium.',
    'Legitimate interests (Article 6(1)(f)): for everybody else in a server. They are the interests of the server in its features, its order and its security, and ours in preventing abuse.',
    'Legal obligation (Article 6(1)(c)): where a law has us keep or hand over data.',
  ],
  /** Protection of data outside the European Economic Area (Articles 45 and 46 of the GDPR). */
  transfers:
    "the European Commission's decision on the EU-US Data Privacy Framework, as far as the recipient is certified under it, and otherwise its standard contractual clauses",
  /** Days within which people who run a server must forward a request that only we can answer. */
  passOnDays: standIn(7, 'how many days server owners have to forward a request to you'),
  rights: ['access', 'correction', 'deletion', 'restriction', 'portability', 'objection', 'complaint to an authority'],
  authority: standIn(
    'the data protection authority of the place where the operator is based',
    'the name of the supervisory authority that is responsible for you',
  ),
  answerDays: 30,
  processors: [
    {
      key: 'hosting',
      name: `Hosting provider (${privacy.hostingRegion})`,
      purpose: 'servers and backups',
      company: standIn(
        'Still Harbor Hosting, 3 Dockside, Port Merle, with data centers in the European Union',
        'the name and address of your hosting provider, and where its data centers are',
      ),
    },
  ],
  otherRecipients: [
    {
      key: 'discord',
      name: 'Discord',
      role: 'an independent controller',
      purpose: 'the platform, the sign-in and the payments',
    },
  ],
  ownTools: [
    {
      key: 'error-tracking',
      name: 'Error tracking (self-hosted)',
      purpose: 'fault reports without message content',
      kept: standIn('kept for 30 days', 'how long you keep fault reports, beginning with "kept for"'),
    },
  ],
  accessLogs: standIn(
    'Access logs of the site, the dashboard and the API have the IP address, time, path and status of each request. They are kept for 14 days, to find faults and attacks.',
    'which access logs you keep, what they hold, how long and what for',
  ),
  mailKept: standIn(
    'kept for 12 months after the last answer',
    'how long you keep messages, beginning with "kept for"',
  ),
  changeNoticeDays: standIn(14, 'how many days before it applies you announce a change'),
  changeNotice: 'in the banner of this site and in the support server',
  terms: {
    license: 'limited, revocable, not transferable',
    acceptableUse: "Follow Discord's terms and guidelines. Do not send spam, scrape data or get around limits.",
    availability: 'as it is, without guaranteed uptime',
    suspension: 'after notice where possible, at once for abuse',
    liability: 'to the extent the law allows',
    governingLaw: standIn(
      'the law of Port Merle, and its courts decide',
      'the law that applies and the place of the courts',
    ),
    /** Notice before the end of the whole service. */
    endNoticeDays: standIn(60, 'how many days ahead you announce the end of the service'),
    endOfPremium:
      'Premium is no longer sold from that day on, and renewals stop in time for paid months to run out before the end. If the end comes sooner, anyone who paid gets back the share for the remaining days, through Discord, which took the payment.',
  },
} as const;
