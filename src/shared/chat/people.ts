/**
 * The authors of messages in previews, with the class for the color of their name and avatar. They are roles rather than
 * people, so that nobody takes a preview for a testimonial.
 */
export const people = {
  Owner: 'staff',
  Admin: 'staff',
  Moderator: 'staff',
  Helper: 'staff',
  Host: 'staff',
  Member: 'member',
  'New member': 'member',
  Regular: 'member',
  Player: 'member',
  Listener: 'member',
} as const;

export type Person = keyof typeof people;
