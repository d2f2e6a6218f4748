import {product} from './product';

/** What only the operator can fill in, in the one form in which pages show that something is missing. */
export const toFillIn = <const What extends string>(what: What): `[operator: ${What}]` => `[operator: ${what}]`;

/** The sentence that says what square brackets are for, as long as a statement has something made by `toFillIn`. */
export const noteOnGaps = (stated: object): string =>
  JSON.stringify(stated).includes('[operator: ')
    ? 'The operator still has to fill in what stands in square brackets.'
    : '';

const stated = {
  controller: `The ${product.name} team, ${toFillIn('name and postal address')}`,
  effective: '2025-06-01',
  /** Year of the copyright line; builds never depend on today's date. */
  copyrightYear: '2025',
  minimumAge: "Discord's own minimum age, at least 13",
  legalBases: [
    'performance of the contract (the features a server switched on)',
    'legitimate interest (security, prevention of abuse, server statistics; every member can object: to optional data by opting out, to everything else by mail)',
  ],
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
  },
} as const;

/** What the privacy policy and the terms of service state; the operator replaces everything made by `toFillIn`. */
export const legal = {...stated, placeholderNote: noteOnGaps(stated)} as const;
