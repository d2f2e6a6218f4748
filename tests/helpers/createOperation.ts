/** An operation that creates an object, for tests of the OpenAPI document and samples. */
import {moduleKeys} from '../../src/facts/modules';
import {allOperations} from '../../src/build/api/operations';
import {responseSchemaName} from '../../src/build/api/schema';

/** The object has a required field and an enum with a default. */
const [example] = allOperations().flatMap((operation) => {
  const {method, request, response, owner} = operation;
  const listOperation = allOperations().find(
    ({path, response}) => path === operation.path && response?.kind === 'page',
  );
  if (method !== 'POST' || request?.kind !== 'create' || response?.kind !== 'object' || !listOperation) return [];
  const {object} = request;
  const enumField = object.fields.find(
    ({type, default: defaultValue, createOnly}) => type === 'enum' && defaultValue !== undefined && !createOnly,
  );
  const hasRequiredField = object.fields.some(({required}) => required === true);
  const ownerKey = moduleKeys.find((key) => key === owner);
  return ownerKey && enumField && hasRequiredField
    ? [{createOperation: operation, listOperation, createdObject: object, enumField, ownerKey}]
    : [];
});
if (!example) throw new Error('no module has an operation that creates an object with an enum and a required field');
export const {createOperation, listOperation, createdObject, enumField, ownerKey} = example;
export const objectSchemaName = responseSchemaName(createdObject);
