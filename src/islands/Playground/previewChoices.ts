import facts from '../../build/data/playground.data';

/** Key of the option for no member or no channel. */
export const noneKey = 'none';

/** The reader's choices for the preview; each is the key of an option. */
export interface PreviewChoices {
  /** Where the bot posts the text, such as an embed's title. */
  place: string;
  member: string;
  server: string;
  channel: string;
}

export interface SelectOption {
  key: string;
  label: string;
}

/** The options of each choice. The first is the default. */
export const previewOptions: Readonly<Record<keyof PreviewChoices, readonly SelectOption[]>> = {
  place: facts.places,
  member: [...facts.samples.members, {key: noneKey, label: 'No member'}],
  server: facts.samples.servers,
  channel: [...facts.samples.channels, {key: noneKey, label: 'None: a direct message'}],
};

const isChoiceName = (name: string): name is keyof PreviewChoices => Object.hasOwn(previewOptions, name);

export const isOption = (choiceName: string, optionKey: string): boolean =>
  isChoiceName(choiceName) && previewOptions[choiceName].some((option) => option.key === optionKey);

const firstKey = ([option]: readonly SelectOption[]): string => option?.key ?? noneKey;

export const defaultChoices: PreviewChoices = {
  place: firstKey(previewOptions.place),
  member: firstKey(previewOptions.member),
  server: firstKey(previewOptions.server),
  channel: firstKey(previewOptions.channel),
};

/** Returns the choices that differ from the defaults, for shared links. */
export const changedChoices = (choices: PreviewChoices): Partial<PreviewChoices> =>
  Object.fromEntries(
    Object.entries(choices).filter(([key, choice]) => isChoiceName(key) && defaultChoices[key] !== choice),
  );

/** The template whose text the editor starts with. */
export const [firstTemplate] = facts.templates;

const ownTextOption: SelectOption = {key: 'own', label: 'Your own text'};

export const templateOptions: readonly SelectOption[] = [
  ownTextOption,
  ...facts.templates.map(({key, title}) => ({key, label: title})),
];

export const textOfTemplate = (key: string | undefined): string | undefined =>
  facts.templates.find((template) => template.key === key)?.text;

/** Returns the key of the template with this text; otherwise `own`. */
export const templateKeyOf = (text: string): string =>
  facts.templates.find((template) => template.text === text)?.key ?? ownTextOption.key;
