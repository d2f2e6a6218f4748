/**
 * Who writes in previews beside the bot: roles, never persons, so that a preview cannot be taken for a testimonial. The
 * value decides the color of name and avatar. Add a line when a preview needs another.
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
