/**
 * An invented server. API samples use its ids and names, so that requests and responses of different pages match. Ids that only
 * one module's samples need are in that module's file. None of them exists on Discord.
 */
export const sampleServer = {
  id: '1179837465544278016',
  name: 'Night Owls',
  channels: {
    announcements: '1179837465544278020',
    /** A category. */
    community: '1179837465544278021',
    events: '1179837465544278026',
    general: '1179837465544278023',
    logs: '1179837465544278024',
    /** A voice channel. */
    lounge: '1179837465544278025',
    rules: '1179837465544278022',
    support: '1179837465544278027',
    /** A category. */
    tickets: '1179837465544278028',
    welcome: '1179837465544278029',
  },
  roles: {
    americas: '1180204857320194056',
    asiaPacific: '1180204857320194057',
    europe: '1180204857320194055',
    events: '1180204857320194052',
    helper: '1180204857320194053',
    member: '1180204857320194050',
    moderator: '1180204857320194051',
    newcomer: '1180204857320194054',
  },
  /** Custom emoji. */
  emoji: {
    sleep: '1180204857320194071',
    wave: '1180204857320194070',
  },
  members: {
    helper: '814200000000000012',
    host: '814200000000000010',
    moderator: '814200000000000009',
    newcomer: '814200000000000014',
    regular: '814200000000000013',
    veteran: '814200000000000015',
  },
  /** Messages by the bot. Add one if two samples must not share a message. */
  messages: {
    counter: '1482425014784000010',
    giveaway: '1482075776061440002',
    newGiveaway: '1482445713674240016',
    panel: '1482425014784000004',
    poll: '1482297410898788353',
    reminder: '1482425014784000003',
    rules: '1481366099824640006',
    ticket: '1468202377383936005',
    welcome: '1482425014784000007',
  },
  apiKey: {id: 'key_01KGC6WC580000000000000001', name: 'Event calendar', publicId: '8Kq2ZtR1'},
  /** Current time in all samples. */
  now: '2026-03-14T18:30:00Z',
} as const;
