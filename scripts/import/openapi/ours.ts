import {api} from '../../../src/facts/api';
import {apiPage, pascalCase, type Owner} from '../../../src/rules/api/endpoints';
import type {Field} from '../../../src/facts/types';
import {allOperations, type ApiObject, type Operation} from '../../../src/node/openapi/operations';
import type {Place} from '../difference';

/** Where fields are written. */
export interface FieldsPlace {
  /** The list; nothing for fields that every module shares, which one module cannot change. */
  list?: Place;
  /** What to change where there is no list of their own. */
  shared?: Place;
  /** They are settings, which have a label and not a description. */
  settings?: 'module' | 'server';
  owner: Owner;
}

/** An operation of the facts and its place. */
export interface OurOperation {
  operation: Operation;
  place: Place;
  /** All modules have it in common. */
  shared: boolean;
}

/** Where the facts of an operation are. */
function placeOf({id, owner}: Operation): Pick<OurOperation, 'place' | 'shared'> {
  const template = api.moduleResource.endpoints.find(
    (endpoint) => endpoint.id.replace('{Module}', pascalCase(owner)) === id,
  );
  if (template) return {place: {file: 'api.ts', at: ['moduleResource', 'endpoints', template.id]}, shared: true};
  const {file, at} = apiPage(owner);
  return {place: {file, at: [...at, id]}, shared: false};
}

/** All operations of the facts. */
export const ourOperations = (): OurOperation[] =>
  allOperations().map((operation) => ({operation, ...placeOf(operation)}));

/** Where the fields of an object are written. */
export function objectPlace({name, owner}: Pick<ApiObject, 'name' | 'owner'>): FieldsPlace {
  if (name === 'settings') return {list: {file: 'settings.ts', at: ['settings']}, settings: 'server', owner};
  const {module, file} = apiPage(owner);
  if (module && name === 'module') return {shared: {file: 'api.ts', at: ['moduleResource', 'schema']}, owner};
  return {list: {file, at: [module ? 'entities' : 'schemas', name]}, owner};
}

/** Where the fields of a request or answer that is no object are written. */
export const bodyPlace = ({operation, place, shared}: OurOperation, part: 'request' | 'response'): FieldsPlace => {
  const list = {file: place.file, at: [...place.at, part]};
  return {...(shared ? {shared: list} : {list}), owner: operation.owner};
};

/** Where the fields inside a field are written. */
export function innerPlace(field: Field, {list, shared, owner}: FieldsPlace): FieldsPlace {
  if (field.type === 'settings_object') {
    return {list: {file: apiPage(owner).file, at: ['settings']}, settings: 'module', owner};
  }
  if (field.entity !== undefined) return objectPlace({name: field.entity, owner});
  const below = (place: Place): Place => ({file: place.file, at: [...place.at, field.name, 'fields']});
  return {...(list && {list: below(list)}), ...(shared && {shared: below(shared)}), owner};
}
