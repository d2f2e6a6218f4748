import {hasApi} from '../../../../facts/modules';
import type {ModuleKey} from '../../../../facts/modules';
import {api} from '../../../../facts/api';
import type {Field} from '../../../../facts/types';
import {apiPages, type ApiPage, type Owner} from '../../../../facts/derived/api/endpoints';
import {ruleSentences, rulesOfRequest} from '../../../../facts/derived/api/fieldRules';
import type {RequestPurpose} from '../../../../facts/derived/api/fields';
import {paths} from '../../../../facts/derived/paths';
import {capitalized} from '../../../../lib/sentences';
import {objectAnchor} from '../../../api/anchors';
import {objectLabel} from '../../../api/objectLabel';
import {allOperations, objectOf, objectsOf, type ApiObject} from '../../../api/operations';
import {embedObjectName} from '../../../api/schema';
import {keyBy, showEach} from '../block';
import {withDetectedCode, lines, mdx, paragraphs, type Markdown, type MdxValue} from '../mdxTemplate';
import {fieldList} from './fields';

/** Creates a block with a key for each API page: `{polls: () => show(page), general: …}` */
export const showEachApiPage = (show: (page: ApiPage) => Markdown) =>
  showEach(
    keyBy(apiPages, ({key}) => key as ModuleKey | 'general' | 'api-keys'),
    show,
  );

/** Finds the object that this one extends: all its fields are the first fields of this one, in the same order. */
const baseOf = (object: ApiObject, pageObjects: readonly ApiObject[]): ApiObject | undefined =>
  pageObjects.find(
    (candidate) =>
      candidate.fields.length < object.fields.length &&
      candidate.fields.every(({name}, index) => object.fields[index]?.name === name),
  );

/** Objects inside requests of any module. */
const sharedObjectNames: readonly string[] = ['settings', embedObjectName];

const isNestedInRequest = ({name, owner}: ApiObject): boolean =>
  sharedObjectNames.includes(name) ||
  objectsOf(owner).some(
    (object) => isRequestBody(object) && object.fields.some(({entity, readonly}) => entity === name && !readonly),
  );

const isRequestBody = ({name, owner}: ApiObject): boolean =>
  allOperations().some(
    ({request}) =>
      request && request.kind !== 'fields' && request.object.name === name && request.object.owner === owner,
  );

const isSent = (object: ApiObject): boolean => isRequestBody(object) || isNestedInRequest(object);

/** Lists rules: ``- Only with `kind` `custom`: `description`, `anonymous`, …`` */
export function ruleList({rules, fields}: ApiObject, purpose: RequestPurpose): MdxValue {
  const sentences = rulesOfRequest(rules, fields, purpose).flatMap((rule) => ruleSentences(rule, fields));
  return (
    sentences.length > 0 &&
    mdx`
      **${purpose === 'create' ? 'What goes together' : 'What has to go together after the change'}**

      ${lines(sentences.map((sentence) => mdx`- ${withDetectedCode(sentence)}`))}
    `
  );
}

function objectSection(object: ApiObject, _index: number, pageObjects: readonly ApiObject[]): Markdown {
  const base = baseOf(object, pageObjects);
  const fields = fieldList(object.fields.slice(base?.fields.length ?? 0), {
    view: isSent(object) ? 'object' : 'response',
    anchor: objectAnchor(object.name),
    object,
  });
  return mdx`
    ### ${capitalized(objectLabel(object.name))} {/* #${objectAnchor(object.name)} */}

    ${base && mdx`This object has all fields of the ${objectLink(base)} and these:`}

    ${/* Otherwise the operation that sends the object lists its rules. */ !isRequestBody(object) && ruleList(object, 'create')}

    ${fields}
  `;
}

const settingsOf = (owner: Owner): ApiObject => ({
  name: 'settings',
  owner,
  rules: [],
  fields: objectOf(owner, 'module').fields.find((field) => field.name === 'settings')?.fields ?? [],
});

/** Settings are a plain object here: they differ between modules, so the general page has no heading to link to. */
const moduleFields = api.moduleResource.fields.map((field: Field): Field =>
  field.type === 'settings_object' ? {...field, type: 'object'} : field,
);

const objectSections = (pageObjects: readonly ApiObject[]): Markdown => paragraphs(pageObjects.map(objectSection));

/** `polls` → `### Poll` and its fields, `### Vote`, `### Settings`; `module` → the fields that every module's state has. */
export const objects = {
  module: () =>
    hasApi ? objectSections([{name: 'module', owner: 'general', fields: moduleFields, rules: []}]) : undefined,
  ...showEachApiPage(({key, module}) => objectSections([...objectsOf(key), ...(module ? [settingsOf(key)] : [])])),
};

/** Links to the page's own heading, except for `module`, which the general page describes. */
export const objectLink = ({name}: ApiObject): Markdown =>
  mdx`[${objectLabel(name)}](${name === 'module' && paths.apiGeneral}#${objectAnchor(name)})`;
