import facts from '../../node/data/playground.data';
import type {Option} from './choices';

/** What stands in the field at first. */
export const [firstTemplate] = facts.templates;

const ownText: Option = {key: 'own', label: 'Your own text'};

/** What a text can begin with. */
export const templateOptions: readonly Option[] = [
  ownText,
  ...facts.templates.map(({key, title}) => ({key, label: title})),
];

/** The text of a template; undefined if there is none of that key. */
export const beginningOf = (key: string | undefined): string | undefined =>
  facts.templates.find((template) => template.key === key)?.text;

/** The template that a text is, or the reader's own. */
export const templateOf = (text: string): string =>
  facts.templates.find((template) => template.text === text)?.key ?? ownText.key;
