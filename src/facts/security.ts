import {links} from './links';
import {standIn} from './placeholders';

/** What those who find a vulnerability are told, in the words of RFC 9116; `/.well-known/security.txt` says it to programs. */
export const security = {
  contact: `mailto:${links.security}`,
  /** Page that says how to report one. */
  policy: '/faq/privacy-and-security#vulnerability',
  languages: ['en'],
  /** From then on nobody should rely on the rest. No build looks at a clock, except one that is deployed. */
  expires: standIn({
    value: '2027-06-01T00:00:00Z',
    putThere: 'a moment within the next year, before which you will look again whether the contact is right',
  }),
} as const;
