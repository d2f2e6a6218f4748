import type {Field, FieldType} from '../../facts/types';
import {derivedCodes, namedIn} from '../../node/openapi/operationErrors';
import type {Operation} from '../../node/openapi/operations';
import {sentFields} from '../../node/openapi/sentFields';
import {apiPage} from '../../shared/api/endpoints';
import {errorCodes} from './endpoints';
import {reporter, type FactProblem, type Report} from './report';

/** Fields of a request with those inside of them. */
const withInner = (fields: readonly Field[]): Field[] =>
  fields.filter(({readonly}) => !readonly).flatMap((field) => [field, ...withInner(field.fields ?? [])]);

/** The fields that a request can have. */
function requestFields({request}: Operation): Field[] {
  if (!request || request.kind === 'page' || request.kind === 'object') return [];
  const fields = request.kind === 'fields' ? request.fields : request.object.fields;
  return withInner(sentFields(fields, request.kind === 'update' ? 'update' : 'create'));
}

/** Codes in a text, as the facts write them: `gives invalid_state`. */
const codesIn = (text = ''): string[] =>
  [...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([word]) => word).filter((word) => errorCodes.has(word));

const snowflakes: readonly FieldType[] = ['snowflake', 'snowflake_list'];

function checkOperation(operation: Operation, at: readonly string[], report: Report): void {
  const {id, namedErrors, causedErrors, commonErrors, description} = operation;
  const all = [...operation.errors, ...commonErrors];
  for (const code of namedErrors) {
    if (causedErrors.includes(code) || commonErrors.includes(code)) {
      report([...at, 'errors'], `${id} names ${code}, which follows from what it takes`, 'Remove it.');
    } else if (derivedCodes.includes(code)) {
      report(
        [...at, 'errors'],
        `${id} names ${code}, and takes nothing that causes it`,
        'Remove it, or fix the field: see fieldErrors in src/node/openapi/operationErrors.ts.',
      );
    }
  }
  const fields = requestFields(operation);
  const said = new Set([description, ...fields.flatMap((field) => [field.description, field.note])].flatMap(codesIn));
  for (const code of [...said].filter((code) => !all.includes(code))) {
    report([...at, 'errors'], `${id} says that it gives ${code}, and does not list it`, 'Add it to errors.');
  }
  for (const field of fields.filter(({type, of}) => of === undefined && snowflakes.includes(type))) {
    if (namedIn(field).length === 0) {
      report(
        at,
        `nothing says what the id in ${field.name} of ${id} is of`,
        "Write of: ['channel'], ['role'], ['member'] or ['message'] at the field, or [] if nothing is looked up.",
      );
    }
  }
}

/** Checks that operations list the errors that they can cause, and no others. */
export function checkOperationErrors(operations: readonly Operation[]): FactProblem[] {
  const problems: FactProblem[] = [];
  for (const operation of operations) {
    const {file, at} = apiPage(operation.owner);
    checkOperation(operation, [...at, operation.id], reporter(problems, file));
  }
  return problems;
}
