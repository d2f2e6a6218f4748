import {api} from '../../../../facts/api';
import type {Field} from '../../../../facts/types';
import {apiPages, type ApiPage, type Owner} from '../../../../shared/api/endpoints';
import {ruleSentences} from '../../../../shared/api/fieldRules';
import {paths} from '../../../../shared/routing/paths';
import {capitalized} from '../../../../shared/sentences';
import {objectAnchor, objectWords} from '../../../openapi/anchors';
import {allOperations, objectOf, objectsOf, type ApiObject} from '../../../openapi/operations';
import {embedObject} from '../../../openapi/schema';
import {each, keyed} from '../block';
import {worded} from '../inlineMarkdown';
import {apart, lines, mdx, type Markdown, type Value} from '../mdx';
import {fieldBlock} from './fields';

/** Renders one block for each API page. */
export const byPage = (show: (page: ApiPage) => Markdown) =>
  each(
    keyed(apiPages, ({key}) => key),
    show,
  );

/** Finds an object that this one extends: this one begins with all of its fields and has more. */
const baseOf = (object: ApiObject, all: readonly ApiObject[]): ApiObject | undefined =>
  all.find(
    (other) =>
      other.fields.length < object.fields.length &&
      other.fields.every(({name}, index) => object.fields[index]?.name === name),
  );

/** Objects that requests hold inside of others, whichever module has these: its settings, and the embed. */
const sentAnywhere: readonly string[] = ['settings', embedObject];

/** Whether a field that is sent holds the object. */
const isSentInside = ({name, owner}: ApiObject): boolean =>
  sentAnywhere.includes(name) ||
  objectsOf(owner).some(
    (object) => isBody(object) && object.fields.some(({entity, readonly}) => entity === name && !readonly),
  );

/** Whether a change is a part of the object. */
const isChanged = ({name, owner}: ApiObject): boolean =>
  name === 'settings' ||
  allOperations().some(
    ({request}) => request?.kind === 'update' && request.object.name === name && request.object.owner === owner,
  );

/** Whether an operation sends the object by itself. */
const isBody = ({name, owner}: ApiObject): boolean =>
  allOperations().some(
    ({request}) =>
      request && request.kind !== 'fields' && request.object.name === name && request.object.owner === owner,
  );

/** Whether requests hold the object. */
const isSent = (object: ApiObject): boolean => isBody(object) || isSentInside(object);

/**
 * Lists which fields of an object go together.
 * @param title of the list
 */
export const ruleBlocks = ({rules, fields}: ApiObject, title = 'What goes together'): Value =>
  rules.length > 0 &&
  mdx`
    **${title}**

    ${lines(rules.flatMap((rule) => ruleSentences(rule, fields)).map((words) => mdx`- ${worded(words)}`))}
  `;

function objectSection(object: ApiObject, _index: number, all: readonly ApiObject[]): Markdown {
  const base = baseOf(object, all);
  const fields = fieldBlock(object.fields.slice(base?.fields.length ?? 0), {
    view: isSent(object) ? (isChanged(object) ? 'changeable' : 'object') : 'answer',
    place: objectAnchor(object.name),
    object,
  });
  return mdx`
    ### ${capitalized(objectWords(object.name))} {/* #${objectAnchor(object.name)} */}

    ${base && mdx`All fields of the ${objectLink(base)}, and:`}

    ${/* If an operation sends the object by itself, its rules are there. */ !isBody(object) && ruleBlocks(object)}

    ${fields}
  `;
}

/** The settings of a module as an object that its page shows. */
const settingsOf = (owner: Owner): ApiObject => ({
  name: 'settings',
  owner,
  rules: [],
  fields: objectOf(owner, 'module').fields.find((field) => field.name === 'settings')?.fields ?? [],
});

/** The fields of every module; its settings are other ones in each. */
const moduleFields = api.moduleResource.schema.map((field: Field): Field =>
  field.type === 'settings_object' ? {...field, type: 'object'} : field,
);

const objectSections = (all: readonly ApiObject[]): Markdown => apart(all.map(objectSection));

/** Objects with every field: of a module with its settings, of the general endpoints, or of keys. */
export const objects = {
  module: () => objectSections([{name: 'module', owner: 'general', fields: moduleFields, rules: []}]),
  ...byPage(({key, module}) => objectSections([...objectsOf(key), ...(module ? [settingsOf(key)] : [])])),
};

/** Links to an object: on the page itself, or on the general page if all modules share the object. */
export const objectLink = ({name}: ApiObject): Markdown =>
  mdx`[${objectWords(name)}](${name === 'module' && paths.apiGeneral}#${objectAnchor(name)})`;
