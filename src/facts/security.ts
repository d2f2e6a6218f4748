import {links} from './links';
import {standIn} from './standIn';

/** Contents of `/.well-known/security.txt` (RFC 9116). */
export const security = {
  contact: `mailto:${links.security}`,
  policy: '/faq/privacy-and-security#vulnerability',
  languages: ['en'],
  /** Compared with today's date only with `DEPLOY=production` and by `npm run stand-ins`. */
  expires: standIn(
    '2027-06-01T00:00:00Z',
    'a moment within the next year, before which you will look again whether the contact is right',
  ),
} as const;
