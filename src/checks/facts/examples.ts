import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {findBrokenRules} from './brokenRules';
import {collectMistakes, type FactMistake, type Report} from './report';
import {apiPage} from '../../facts/derived/api/endpoints';
import type {Field, JsonObject} from '../../facts/types';
import {openApiDocument} from '../../build/api/document';
import type {Operation} from '../../build/api/operations';
import {SchemaRegistry} from '../../build/api/schema';

/** Validates values; returns no errors for valid ones. */
export interface Validator {
  /** Validates against the schema at a JSON Pointer in the document. */
  validateAtPointer(pointer: string, value: unknown): readonly ErrorObject[];
  /** Validates against a schema without references. */
  validateWithSchema(schema: object, value: unknown): readonly ErrorObject[];
}

export function createValidator(document: object): Validator {
  // Most schemas are used only once, so optimizing or inlining their code takes longer than it saves.
  const ajv = new Ajv2020({strict: false, allErrors: true, inlineRefs: false, code: {optimize: false}});
  addFormats(ajv);
  // The API may add values to these enums later, but examples must use known ones.
  ajv.addKeyword({
    keyword: 'x-extensible-enum',
    type: 'string',
    macro: (values: readonly string[]) => ({enum: values}),
  });
  ajv.addSchema(document, 'document');
  return {
    validateAtPointer(pointer, value) {
      const validate = ajv.getSchema(`document#${pointer}`);
      if (!validate) throw new Error(`The OpenAPI document has nothing at ${pointer}.`);
      return validate(value) ? [] : (validate.errors ?? []);
    },
    validateWithSchema: (schema, value) => (ajv.validate(schema, value) ? [] : (ajv.errors ?? [])),
  };
}

/** Escapes a part of a JSON Pointer (RFC 6901). Ajv reads pointers as URL fragments, so braces are percent-encoded. */
const pointerPart = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Describes an error: `/answers/0/text must be string` */
const describeError = ({instancePath, message = 'is invalid', params}: ErrorObject): string => {
  const allowedValues = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : '';
  const unknownProperty = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
  return `${instancePath === '' ? 'it' : instancePath} ${message}${allowedValues}${unknownProperty}`;
};

/** Finds ids with another time than their object's opening or creation, to the second: `pol_01KK… is not from 2026-03-14…` */
function findMistimedIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const {id, created_at, opened_at: time = created_at} = value as Readonly<Record<string, string | undefined>>;
  // The first ten digits of a ULID are its time in milliseconds, in base 32.
  const digits = /^[a-z]{3}_(.{10})/.exec(id ?? '')?.[1] ?? '';
  let ms = 0;
  // cspell:ignore ABCDEFGHJKMNPQRSTVWXYZ
  for (const digit of digits) ms = ms * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(digit);
  const isMistimed = digits && time && Math.floor(ms / 1000) !== Date.parse(time) / 1000;
  return [...(isMistimed ? [`${id} is not from ${time}`] : []), ...Object.values(value).flatMap(findMistimedIds)];
}

/** Returns where an operation's example is in its fact file. The example of a module's state is `settingsExample`. */
function exampleFactPath({id, owner, response}: Operation): readonly string[] {
  const isModuleState = response?.kind === 'object' && response.object.name === 'module';
  return isModuleState ? ['api', 'settingsExample'] : [...apiPage(owner).factPath, id, 'example'];
}

function checkExample(operation: Operation, validator: Validator, report: Report): void {
  const {id, owner, method, path, status, request, example} = operation;
  const factPath = exampleFactPath(operation);

  const operationPointer = `/paths/${pointerPart(path)}/${method.toLowerCase()}`;
  const schemaPointer = '/content/application~1json/schema';
  const checkBody = (pointer: string, value: JsonObject, part: 'request' | 'response'): void => {
    const errors = validator.validateAtPointer(operationPointer + pointer + schemaPointer, value);
    const schemaMistakes = errors.map((error) => `does not match its schema: ${describeError(error)}`);
    const idMistakes = findMistimedIds(value).map((mistake) => `has an id with another time: ${mistake}`);
    // Not in updates: fields that are left out keep values that the example doesn't show.
    const hasRules = part === 'request' && request?.kind === 'create' && errors.length === 0;
    const brokenRules = hasRules ? findBrokenRules(value, request.object) : [];
    const ruleMistakes = brokenRules.map((rule) => `breaks a rule between fields: ${rule}`);
    for (const mistake of [...schemaMistakes, ...idMistakes, ...ruleMistakes]) {
      report(
        [...factPath, part],
        `the ${part} in the sample of ${id} ${mistake}`,
        `Fix the examples of the fields, or example.${part} of ${id}.`,
      );
    }
  };
  if (example.request) checkBody('/requestBody', example.request, 'request');
  if (example.response) checkBody(`/responses/${status}`, example.response, 'response');

  const checkParameters = (
    fields: readonly Field[],
    values: Readonly<Record<string, unknown>>,
    part: 'query' | 'path',
  ) => {
    for (const [name, value] of Object.entries(values)) {
      const field = fields.find((field) => field.name === name);
      if (!field) {
        const names = fields.map(({name}) => name).join(', ');
        report([...factPath, part], `${id} has no parameter ${name} in its ${part}`, `Available: ${names}.`);
        continue;
      }
      const schema = new SchemaRegistry().fieldSchema(field, 'create', owner);
      for (const error of validator.validateWithSchema(schema, value)) {
        report(
          [...factPath, part],
          `the parameter ${name} in the sample of ${id} does not match its schema: ${describeError(error)}`,
          `Fix the example of the field ${name}, or example.${part} of ${id}.`,
        );
      }
    }
  };
  checkParameters(operation.queryParameters, example.query, 'query');
  checkParameters(operation.pathParameters, example.path, 'path');
}

/** Checks that the examples of operations match the schemas that are generated from the same facts, and rules between fields. */
export const findExampleMistakes = (operations: readonly Operation[]): FactMistake[] =>
  collectMistakes((reportIn) => {
    const validator = createValidator(openApiDocument());
    for (const operation of operations) checkExample(operation, validator, reportIn(apiPage(operation.owner).file));
  });
