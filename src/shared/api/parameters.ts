import {api} from '../../facts/api';
import {fieldName, settingField} from './fields';
import {omit} from '../omit';
import type {Endpoint, Entities, Field, GeneralSetting} from '../../facts/types';

type Fields = Entities[string];

/** The field that a parameter is of. */
export interface FoundParameter {
  field: Field;
  /** It is described as a parameter, not as a field of an object. */
  described: boolean;
  /** Name of the object that the parameter is the id of. */
  object?: string;
}

const asField = (fact: Field | GeneralSetting): Field => ('key' in fact ? settingField(fact) : fact);

const fieldNamed = (name: string, fields: Fields): Field | undefined => {
  const found = fields.find((field) => fieldName(field) === name);
  return found && asField(found);
};

/** A path parameter: described by the endpoint or for all, else the id of an object, else a field of one. */
export function findPathParameter(
  name: string,
  {parameters = []}: Pick<Endpoint, 'parameters'>,
  entities: Entities,
): FoundParameter | undefined {
  const described = fieldNamed(name, [...parameters, ...api.pathParameters]);
  if (described) return {field: described, described: true};
  const stem = name.replace(/_id$/, '');
  const names = Object.keys(entities);
  // `type_id` is the id of a ticket type.
  const object = names.find((name) => name === stem) ?? names.find((name) => name.endsWith(`_${stem}`));
  const id = object === undefined ? undefined : fieldNamed('id', entities[object] ?? []);
  if (id) return {field: id, described: false, object};
  const field = fieldNamed(name, Object.values(entities).flat());
  return field && {field, described: false};
}

/** The fields that an answer lists, of objects in it, too. */
function listedFields({response}: Pick<Endpoint, 'response'>, entities: Entities): Fields {
  if (response === undefined) return [];
  if (typeof response === 'string') return entities[response] ?? [];
  if ('pageOf' in response) return entities[response.pageOf] ?? [];
  return response.flatMap((field) => field.fields ?? [field]);
}

/** A query parameter: described by the endpoint or for all, else a field of what is listed, else of another object. */
export function findQueryParameter(
  name: string,
  {parameters = [], ...endpoint}: Pick<Endpoint, 'parameters' | 'response'>,
  entities: Entities,
): FoundParameter | undefined {
  const described = fieldNamed(name, [...parameters, ...api.queryParameters]);
  if (described) return {field: described, described: true};
  const field = fieldNamed(name, [...listedFields(endpoint, entities), ...Object.values(entities).flat()]);
  // A filter uses up no limit.
  return field && {field: omit(field, 'limit'), described: false};
}
