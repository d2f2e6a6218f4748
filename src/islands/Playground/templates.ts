import facts from '../../build/data/playground.data';
import type {Option} from './previewChoices';

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
