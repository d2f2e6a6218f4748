import type {Field, FieldType} from '../../facts/types';
import {objectKindsOf} from '../../build/api/operationErrors';
import type {Operation} from '../../build/api/operations';
import {sentFields} from '../../facts/derived/api/fields';
import {apiPage} from '../../facts/derived/api/endpoints';
import {errorCodes} from './endpoints';
import {collectMistakes, type FactMistake, type Report} from './report';

const withInnerFields = (fields: readonly Field[]): Field[] =>
  fields.filter(({readonly}) => !readonly).flatMap((field) => [field, ...withInnerFields(field.fields ?? [])]);

function requestFields({request}: Operation): Field[] {
  if (!request || request.kind === 'page' || request.kind === 'object') return [];
  const fields = request.kind === 'fields' ? request.fields : request.object.fields;
  return withInnerFields(sentFields(fields, request.kind === 'update' ? 'update' : 'create'));
}

/** Returns the error codes in a text: `A full list gives invalid_state.` → `invalid_state` */
const codesIn = (text = ''): string[] =>
  [...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([word]) => word).filter((word) => errorCodes.includes(word));

const snowflakes: readonly FieldType[] = ['snowflake', 'snowflake_list'];

function checkOperation(operation: Operation, factPath: readonly string[], report: Report): void {
  const {id, errors, commonErrors, description} = operation;
  const fields = requestFields(operation);
  const texts = [description, ...fields.flatMap((field) => [field.description, field.note])];
  for (const code of new Set(texts.flatMap(codesIn))) {
    if (errors.includes(code) || commonErrors.includes(code)) continue;
    report([...factPath, 'errors'], `a text of ${id} names ${code}, but its errors don't`, 'Add it to `errors`.');
  }
  for (const field of fields.filter((field) => field.of === undefined && snowflakes.includes(field.type))) {
    if (objectKindsOf(field).length > 0) continue;
    report(
      factPath,
      `the kind of the id ${field.name} in ${id} is unknown, so the error for a wrong id is missing`,
      "Add of: ['channel'], ['role'], ['member'] or ['message'] to the field, or [] if the API doesn't look it up.",
    );
  }
}

/** Checks that operations list the error codes that their texts name and that their ids can cause. */
export const checkOperationErrors = (operations: readonly Operation[]): FactMistake[] =>
  collectMistakes((reportIn) => {
    for (const operation of operations) {
      const {file, factPath} = apiPage(operation.owner);
      checkOperation(operation, [...factPath, operation.id], reportIn(file));
    }
  });
