import type {PartName} from './shapes';

/** Every part of a preview by its name in pages; the type sees to it that none is forgotten. */
export const parts: Readonly<Record<PartName, true>> = {
  ActionRow: true,
  Button: true,
  Chat: true,
  Embed: true,
  Field: true,
  Mention: true,
  Message: true,
  Option: true,
  Poll: true,
  Reaction: true,
  Reactions: true,
  Results: true,
  SelectMenu: true,
};
