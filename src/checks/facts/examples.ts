import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {reporter, type FactProblem, type Report} from './report';
import {apiPage} from '../../shared/api/endpoints';
import type {Field} from '../../facts/types';
import {openApiDocument} from '../../node/openapi/document';
import type {Operation} from '../../node/openapi/operations';
import {Components} from '../../node/openapi/schema';

/** Says what is wrong with values. */
export interface Validator {
  /** By the part of the document that a JSON Pointer names. */
  at(pointer: string, value: unknown): readonly ErrorObject[];
  /** By a schema that names no other. */
  schema(schema: object, value: unknown): readonly ErrorObject[];
}

/** A validator of values by the schemas of a document. */
export function validatorOf(document: object): Validator {
  // Most schemas see one value: to make their code fast takes longer than it saves.
  const ajv = new Ajv2020({strict: false, allErrors: true, code: {optimize: false}});
  addFormats(ajv);
  // Answers can get other values later; what we write today has a known one.
  ajv.addKeyword({
    keyword: 'x-extensible-enum',
    type: 'string',
    macro: (values: readonly string[]) => ({enum: values}),
  });
  ajv.addSchema(document, 'document');
  return {
    at(pointer, value) {
      const validate = ajv.getSchema(`document#${pointer}`);
      if (!validate) throw new Error(`The document has nothing at ${pointer}.`);
      return validate(value) ? [] : (validate.errors ?? []);
    },
    schema: (schema, value) => (ajv.validate(schema, value) ? [] : (ajv.errors ?? [])),
  };
}

/** A part of a JSON Pointer (RFC 6901). Ajv reads pointers as fragments of addresses, so braces are percent-encoded. */
const pointerPart = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** What is wrong with a value, for people: `/answers/0/text must be string`. */
const errorWords = ({instancePath, message = 'is wrong', params}: ErrorObject): string => {
  const values = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : '';
  const name = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
  return `${instancePath === '' ? 'it' : instancePath} ${message}${values}${name}`;
};

/** Where the example of an operation is written; that of a module's state is made of its settings. */
function exampleAt({id, owner, response}: Operation): readonly string[] {
  const ofModule = response?.kind === 'object' && response.object.name === 'module';
  return ofModule ? ['api', 'settingsExample'] : [...apiPage(owner).at, id, 'example'];
}

/** Checks what the sample of an operation sends and gets against the schemas of the document. */
function checkSample(operation: Operation, validate: Validator, report: Report): void {
  const {id, owner, method, path, status, example} = operation;
  const at = exampleAt(operation);

  const place = `/paths/${pointerPart(path)}/${method.toLowerCase()}`;
  const json = '/content/application~1json/schema';
  const body = (pointer: string, value: unknown, part: 'request' | 'response'): void => {
    for (const error of validate.at(place + pointer + json, value)) {
      report(
        [...at, part],
        `the ${part} in the sample of ${id} breaks its schema: ${errorWords(error)}`,
        `Fix the examples of the fields, or example.${part} of ${id}.`,
      );
    }
  };
  if (example.request) body('/requestBody', example.request, 'request');
  if (example.response) body(`/responses/${status}`, example.response, 'response');

  const parameters = (fields: readonly Field[], values: Readonly<Record<string, unknown>>, part: 'query' | 'path') => {
    for (const [name, value] of Object.entries(values)) {
      const field = fields.find((field) => field.name === name);
      if (!field) {
        const known = fields.map(({name}) => name).join(', ');
        report([...at, part], `${id} has no parameter ${name} in its ${part}`, `Available: ${known}.`);
        continue;
      }
      for (const error of validate.schema(new Components().field(field, 'create', owner), value)) {
        report(
          [...at, part],
          `the parameter ${name} in the sample of ${id} breaks its schema: ${errorWords(error)}`,
          `Fix the example of the field ${name}, or example.${part} of ${id}.`,
        );
      }
    }
  };
  parameters(operation.queryParameters, example.query, 'query');
  parameters(operation.pathParameters, example.path, 'path');
}

/** Checks that all examples keep to the schemas that are made of the same facts. */
export function checkExamples(operations: readonly Operation[]): FactProblem[] {
  const problems: FactProblem[] = [];
  const validate = validatorOf(openApiDocument());
  for (const operation of operations)
    checkSample(operation, validate, reporter(problems, apiPage(operation.owner).file));
  return problems;
}
