import facts from '../../build/data/playground.data';

/** Key of the option for no member or no channel. */
export const none = 'none';

/** The reader's choices for the preview; each is the key of an option. */
export interface PreviewChoices {
  /** Where the bot posts the text, such as an embed's title. */
  place: string;
  member: string;
  server: string;
  channel: string;
}

export interface Option {
  key: string;
  label: string;
}

/** The first of each is the default. */
export const options: Readonly<Record<keyof PreviewChoices, readonly Option[]>> = {
  place: facts.places,
  member: [...facts.samples.members, {key: none, label: 'No member'}],
  server: facts.samples.servers,
  channel: [...facts.samples.channels, {key: none, label: 'None: a direct message'}],
};

const isChoice = (key: string): key is keyof PreviewChoices => Object.hasOwn(options, key);

export const isOption = (key: string, value: string): boolean =>
  isChoice(key) && options[key].some((option) => option.key === value);

const first = ([option]: readonly Option[]): string => option?.key ?? none;

export const defaultChoices: PreviewChoices = {
  place: first(options.place),
  member: first(options.member),
  server: first(options.server),
  channel: first(options.channel),
};

/** Returns the choices that differ from the defaults, for shared links. */
export const changedChoices = (choices: PreviewChoices): Partial<PreviewChoices> =>
  Object.fromEntries(
    Object.entries(choices).filter(([key, choice]) => isChoice(key) && defaultChoices[key] !== choice),
  );

/** The initial text. */
export const [firstTemplate] = facts.templates;

const ownText: Option = {key: 'own', label: 'Your own text'};

export const templateOptions: readonly Option[] = [
  ownText,
  ...facts.templates.map(({key, title}) => ({key, label: title})),
];

export const templateText = (key: string | undefined): string | undefined =>
  facts.templates.find((template) => template.key === key)?.text;

/** Returns the key of the template with this text; otherwise `own`. */
export const templateKeyOf = (text: string): string =>
  facts.templates.find((template) => template.text === text)?.key ?? ownText.key;
