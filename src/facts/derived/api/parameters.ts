import {api} from '../../api';
import {fieldName, settingField} from './fields';
import {omit} from '../../../lib/collections';
import type {ApiObjects, Endpoint, Field, GeneralSetting} from '../../types';

/** Fields of an object, or the general settings. */
type Fields = ApiObjects[string];

export interface FoundParameter {
  field: Field;
  /** True if the facts describe it as a parameter. Otherwise `field` is a field of an object. */
  isListedParameter: boolean;
  /** Set if `field` is an object's id: `poll` for `poll_id`. */
  objectName?: string;
}

const asField = (fact: Field | GeneralSetting): Field => ('key' in fact ? settingField(fact) : fact);

const fieldNamed = (name: string, fields: Fields): Field | undefined => {
  const fact = fields.find((field) => fieldName(field) === name);
  return fact && asField(fact);
};

/** Looks for a path parameter in the lists of parameters, then ids of objects (`poll_id` → `poll.id`), then other fields. */
export function findPathParameter(
  name: string,
  {parameters = []}: Pick<Endpoint, 'parameters'>,
  objects: ApiObjects,
): FoundParameter | undefined {
  const listedField = fieldNamed(name, [...parameters, ...api.pathParameters]);
  if (listedField) return {field: listedField, isListedParameter: true};
  const nameWithoutId = name.replace(/_id$/, '');
  const objectNames = Object.keys(objects);
  const objectName =
    objectNames.find((candidate) => candidate === nameWithoutId) ??
    // `type_id` is the id of a `ticket_type`.
    objectNames.find((candidate) => candidate.endsWith(`_${nameWithoutId}`));
  const idField = objectName === undefined ? undefined : fieldNamed('id', objects[objectName] ?? []);
  if (idField) return {field: idField, isListedParameter: false, objectName};
  const field = fieldNamed(name, Object.values(objects).flat());
  return field && {field, isListedParameter: false};
}

function responseFields({response}: Pick<Endpoint, 'response'>, objects: ApiObjects): Fields {
  if (response === undefined) return [];
  if (typeof response === 'string') return objects[response] ?? [];
  if ('pageOf' in response) return objects[response.pageOf] ?? [];
  // Fields of nested objects instead of the objects: `{data: [{code}]}` → `code`
  return response.flatMap((field) => field.fields ?? [field]);
}

/** Looks for a query parameter in the lists of parameters, then fields of the response, then of all objects. */
export function findQueryParameter(
  name: string,
  {parameters = [], ...endpoint}: Pick<Endpoint, 'parameters' | 'response'>,
  objects: ApiObjects,
): FoundParameter | undefined {
  const listedField = fieldNamed(name, [...parameters, ...api.queryParameters]);
  if (listedField) return {field: listedField, isListedParameter: true};
  const field = fieldNamed(name, [...responseFields(endpoint, objects), ...Object.values(objects).flat()]);
  // The parameter only filters by the field, so the field's plan limit doesn't apply.
  return field && {field: omit(field, 'limit'), isListedParameter: false};
}
