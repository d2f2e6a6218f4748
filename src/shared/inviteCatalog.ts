import type {FirstSteps} from './firstSteps';

/** Why a feature wants a permission. */
export interface Grant {
  /** Name of the permission, as in Discord's API: `SendMessages`. */
  permission: string;
  for: string;
}

/** A module, or a group of functions, whose id then begins with `functions/`. */
export interface Feature {
  id: string;
  title: string;
  /** What a search finds it by. */
  words: string;
  /** It does not work without these. */
  required: readonly Grant[];
  /** Each switches one thing on. */
  optional: readonly Grant[];
  /** The optional ones are its very work: they are ticked with it. */
  optionalAtFirst?: true;
  /** Names of the privileged intents that it uses. */
  intents: readonly string[];
  /** What it reads messages for, with the intent that lets it. */
  messagesFor?: string;
  /** The first steps of its guide. */
  firstSteps: FirstSteps;
}

/** A ready choice. */
export interface Preset {
  key: string;
  label: string;
  /** What the reader gains by adding what it leaves out; a sentence. */
  additions?: string;
  /** Ids of features. */
  features: readonly string[];
  /** Permissions that it asks for beyond the required ones. */
  optional: readonly string[];
}

/** All that can be chosen from. */
export interface Catalog {
  /** The invite's address up to the integer of the permissions. */
  invite: string;
  /** In the order of their bits. */
  permissions: readonly {name: string; label: string; bit: number}[];
  groups: readonly {key: string; title: string; features: readonly Feature[]}[];
  presets: readonly Preset[];
  /** Key of the preset that is chosen at first. */
  initial: string;
  /** Privileged intents, and what they let the bot see. */
  intents: readonly {name: string; label: string; gives: string}[];
}
