import {hasBlanks, toFillIn} from './placeholders';
import {product} from './product';

/** The operator replaces everything made by `toFillIn`. */
const stated = {
  controller: `The ${product.name} team, ${toFillIn('name and postal address')}`,
  effective: toFillIn('the day from which both legal pages hold, as YYYY-MM-DD'),
  /** Year of the copyright line; builds never depend on today's date. */
  copyrightYear: '2025',
  /** See `platform.pages.minimumAge`. */
  minimumAge: "Discord's own: 13 years, and up to 16 in some countries",
  /** Who decides about data in a server; Article 26 of the GDPR asks for it. */
  jointControllers: [
    'The people who run the server decide which features are on, what these ask for and who sees it. They tell members about it.',
    'We decide how features work, where data is and how it is protected. We delete it in time and answer requests.',
  ],
  /** From what age consent counts; Article 8 of the GDPR leaves the year to each country. */
  consentAges: 'from 13 to 16, depending on the country',
  legalBases: [
    'Contract (Article 6(1)(b) of the GDPR): with whoever adds the bot, signs in to the dashboard, uses the API or pays for Premium.',
    'Legitimate interests (Article 6(1)(f)): for everybody else in a server. They are the interests of the server in its features, its order and its security, and ours in preventing abuse.',
    'Legal obligation (Article 6(1)(c)): where a law has us keep or hand over data.',
  ],
  /** What protects data that leaves the European Economic Area; Articles 45 and 46 of the GDPR. */
  transfers:
    "the European Commission's decision on the EU-US Data Privacy Framework, as far as the recipient is certified under it, and else its standard contractual clauses",
  /** Within how many days the people who run a server pass on a request that only we can answer. */
  passOnDays: 7,
  rights: ['access', 'correction', 'deletion', 'restriction', 'portability', 'objection', 'complaint to an authority'],
  authority: toFillIn('competent supervisory authority'),
  requestChannels: ['/privacy commands', 'privacy contact address'],
  answerDays: 30,
  processors: [
    {
      key: 'hosting',
      name: 'Hosting provider (European Union)',
      purpose: 'servers and backups',
      company: toFillIn('name and address of the hosting provider'),
    },
  ],
  otherRecipients: [
    {key: 'discord', name: 'Discord', role: 'independent controller', purpose: 'platform, sign-in, payments'},
  ],
  ownTools: [
    {
      key: 'error-tracking',
      name: 'Error tracking (self-hosted)',
      purpose: 'fault reports without message content',
      kept: toFillIn('how long fault reports are kept'),
    },
  ],
  accessLogs: toFillIn('whether the site, the dashboard and the API keep access logs, and how long'),
  mail: toFillIn('how long messages to the team are kept'),
  changeNoticeDays: 14,
  changeNotice: 'in the banner of this site and in the support server',
  terms: {
    license: 'limited, revocable, not transferable',
    acceptableUse: "Discord's terms and guidelines; no spam, no scraping, no circumvention of limits",
    availability: 'as is; no guaranteed uptime; status page',
    suspension: 'after notice where possible, at once for abuse',
    liability: 'to the extent the law allows',
    governingLaw: toFillIn('governing law and place of the courts'),
    /** How early the end of the whole service is announced. */
    endNoticeDays: 60,
    endOfPremium:
      'Premium is no longer sold from that day on, and renewals stop in time for paid months to run out before the end. If the end comes sooner, whoever paid gets back the share of the days that are left, through Discord, which took the payment.',
  },
} as const;

/** What readers are told as long as the legal texts have blanks. */
const draft = {
  /** On the legal pages themselves. */
  page: {
    title: 'A draft, not in force',
    text: 'This page is a template for the operator of the bot, and no legal advice. The operator still has to fill in what stands in square brackets. Until then, nobody can rely on it.',
  },
  /** Where Premium is bought. */
  purchase: {
    title: 'Before you buy',
    text: 'Terms of service and privacy policy are still drafts and not in force. They do not say yet who runs the bot and which law applies.',
  },
  /** Beside a link to the store where there is little room. */
  short: 'Its terms are still a draft.',
} as const;

/** What readers are told of the legal texts: undefined as soon as nothing is left to be filled in. */
export const draftOf = (texts: object): typeof draft | undefined => (hasBlanks(texts) ? draft : undefined);

/** What the privacy policy and the terms of service state. */
export const legal = {...stated, draft: draftOf(stated)} as const;
