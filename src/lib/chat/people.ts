/** Authors in previews, with the class for their color. They are roles, so that nobody takes a preview for a testimonial. */
export const personClasses = {
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

export type Person = keyof typeof personClasses;
