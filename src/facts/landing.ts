import type {LimitPath} from './types';

/** What the landing page shows of the other facts. */
export const landing = {
  limits: [
    {module: 'tickets', limit: 'open_tickets'},
    {module: 'tags', limit: 'tags'},
    {module: 'reminders', limit: 'recurring'},
    {module: 'polls', limit: 'open_polls'},
    {module: 'polls', limit: 'native_polls'},
  ],
  premiumLimits: [
    {module: 'tickets', limit: 'open_tickets'},
    {module: 'tickets', limit: 'transcript_days'},
    {limit: 'api_requests_minute'},
  ],
  privacyCommands: [
    {name: '/privacy export', effect: 'a file for you'},
    {name: '/privacy delete', effect: 'what is optional'},
    {name: '/privacy opt-out', effect: 'in this server'},
    {name: '/privacy opt-in', effect: 'allows it again'},
    {name: '/privacy servers', effect: 'servers you share'},
  ],
  /** Id of an operation that writes something and whose request and response are short. */
  operation: 'createRule',
  questions: [
    '/faq/general#free',
    '/faq/general#add',
    '/faq/permissions#administrator',
    '/faq/privacy-and-security#messages',
  ],
} as const satisfies {limits: readonly LimitPath[]; premiumLimits: readonly LimitPath[]; [key: string]: unknown};
