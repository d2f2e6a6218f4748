import facts from '../../node/data/playground.data';

/** What stands in for a member or channel where there is none. */
export const none = 'none';

/** What the preview is made with, each the key of one of `options`. */
export interface Choices {
  /** Where the text goes. */
  place: string;
  member: string;
  server: string;
  channel: string;
}

/** A choice as a menu lists it. */
export interface Option {
  key: string;
  label: string;
}

/** What can be chosen; the first of each is the usual one. */
export const options: Readonly<Record<keyof Choices, readonly Option[]>> = {
  place: facts.places,
  member: [...facts.samples.members, {key: none, label: 'No member'}],
  server: facts.samples.servers,
  channel: [...facts.samples.channels, {key: none, label: 'None: a direct message'}],
};

const isChoice = (key: string): key is keyof Choices => Object.hasOwn(options, key);

/** Whether there is such a choice. */
export const isOption = (key: string, value: string): boolean =>
  isChoice(key) && options[key].some((option) => option.key === value);

const first = ([option]: readonly Option[]): string => option?.key ?? none;

/** The choices to begin with. */
export const usual: Choices = {
  place: first(options.place),
  member: first(options.member),
  server: first(options.server),
  channel: first(options.channel),
};

/** Those choices that are not the usual ones. */
export const unusual = (choices: Choices): Partial<Choices> =>
  Object.fromEntries(Object.entries(choices).filter(([key, choice]) => isChoice(key) && usual[key] !== choice));
