/** An operation that creates an object, for tests of the OpenAPI document and samples. */
import {moduleKeys} from '../../src/facts/modules';
import {allOperations} from '../../src/build/api/operations';
import {schemaName} from '../../src/build/api/schema';

/** The object has an enum and a required string, and lists of such objects can be filtered by an enum. */
const found = allOperations().flatMap((create) => {
  const {method, request, response, owner} = create;
  const list = allOperations().find(({path, response}) => path === create.path && response?.kind === 'page');
  if (method !== 'POST' || request?.kind !== 'create' || response?.kind !== 'object' || !list) return [];
  const {object} = request;
  const choice = object.fields.find(
    ({type, default: value, createOnly}) => type === 'enum' && value !== undefined && !createOnly,
  );
  const text = object.fields.find(({type, required}) => type === 'string' && required === true);
  const filter = list.queryParameters.find(({type}) => type === 'enum');
  const key = moduleKeys.find((key) => key === owner);
  return key && choice && text && filter ? [{create, list, object, choice, text, filter, owner: key}] : [];
})[0];
if (!found) throw new Error('no module has such an operation');
export const {create, list, object, choice, text, filter, owner} = found;
export const name = schemaName(object);
