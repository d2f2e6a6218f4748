import {product} from './product';

/** What the privacy policy and the terms of service state; the operator replaces the placeholders. */
export const legal = {
  controller: `The ${product.name} team (placeholder; the operator fills in name and address)`,
  effective: '2025-06-01',
  /** Year of the copyright line; builds never depend on today's date. */
  copyrightYear: '2025',
  minimumAge: "Discord's own minimum age, at least 13",
  legalBases: [
    'performance of the contract (the features a server switched on)',
    'legitimate interest (security, prevention of abuse, server statistics; every member can object by opting out)',
  ],
  rights: ['access', 'correction', 'deletion', 'restriction', 'portability', 'objection', 'complaint to an authority'],
  requestChannels: ['/privacy commands', 'privacy contact address'],
  answerDays: 30,
  processors: [{name: 'Hosting provider (European Union)', purpose: 'servers and backups'}],
  otherRecipients: [{name: 'Discord', role: 'independent controller', purpose: 'platform, sign-in, payments'}],
  ownTools: [{name: 'Error tracking (self-hosted)', purpose: 'fault reports without message content'}],
  changeNoticeDays: 14,
  terms: {
    license: 'limited, revocable, not transferable',
    acceptableUse: "Discord's terms and guidelines; no spam, no scraping, no circumvention of limits",
    availability: 'as is; no guaranteed uptime; status page',
    suspension: 'after notice where possible, at once for abuse',
    liability: 'to the extent the law allows',
    governingLaw: 'placeholder, set by the operator',
  },
} as const;
