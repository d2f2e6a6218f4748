import {describe, expect, it} from 'vitest';
import {createValidator} from '../../src/checks/facts/examples';
import {api} from '../../src/facts/api';
import {changelog} from '../../src/facts/releases';
import type {ChangelogComponent, Field} from '../../src/facts/types';
import {openApiDocument} from '../../src/build/api/document';
import {objectExample, creationRequestExample} from '../../src/build/api/examples';
import {SchemaRegistry, type SchemaPurpose} from '../../src/build/api/schema';
import {worksUntil} from '../../src/facts/derived/api/replacedFields';

const components: readonly ChangelogComponent[] = changelog.current;
const [component] = components;
const release = component?.releases[0];

const textField = {type: 'string', description: 'Words', example: 'x'} as const;
/** Fields of an object after a release replaced one field with two. */
const fields: readonly Field[] = [
  {...textField, name: 'new_name', required: 'unless_former'},
  {...textField, name: 'more'},
  {
    ...textField,
    name: 'old_name',
    replaced: {
      in: {component: component?.name ?? '', version: release?.version ?? ''},
      by: ['new_name', 'more'],
      remainingEffect: 'It becomes both',
    },
  },
];

/** Any owner would do. It only gives the schema of settings its name, and these fields have no settings. */
const schemaOf = (purpose: SchemaPurpose) => new SchemaRegistry().objectSchema(fields, purpose, 'general');
const validator = createValidator(openApiDocument());
const isValid = (purpose: SchemaPurpose, body: object): boolean =>
  validator.validateWithSchema(schemaOf(purpose), body).length === 0;

describe.runIf(release)('a replaced field', () => {
  // In Date.UTC, 5 is June, and day 0 the last day of the month before.
  it.each([
    ['2025-06-16', Date.UTC(2025, 5 + api.versioning.keptMonths, 16)],
    ['2025-08-31', Date.UTC(2025, 8 + api.versioning.keptMonths, 0)],
  ])('works for as many months as the API promises: from %s on', (deprecatedOn, lastDay) => {
    expect(worksUntil(deprecatedOn)).toBe(new Date(lastDay).toISOString().slice(0, 10));
  });

  it('becomes deprecated in the OpenAPI document, with its successors and last day, and optional in responses', () => {
    const responseSchema = schemaOf('response');
    const oldField = responseSchema.properties?.old_name as {deprecated?: boolean; description: string};
    expect(oldField.deprecated).toBe(true);
    expect(oldField.description).toContain('new_name and more');
    expect(oldField.description).toContain(worksUntil(release?.date ?? ''));
    expect(responseSchema.properties?.new_name).not.toHaveProperty('deprecated');
    expect(responseSchema.required).toEqual(['new_name', 'more']);
  });

  it.each<[purpose: SchemaPurpose, body: object, validity: 'valid' | 'invalid']>([
    ['create', {new_name: 'x', more: 'x'}, 'valid'],
    ['create', {old_name: 'x'}, 'valid'],
    ['create', {more: 'x'}, 'invalid'],
    ['create', {}, 'invalid'],
    ['create', {old_name: 'x', new_name: 'x'}, 'invalid'],
    ['create', {old_name: 'x', more: 'x'}, 'invalid'],
    ['update', {more: 'x'}, 'valid'],
    ['update', {old_name: 'x'}, 'valid'],
    ['update', {old_name: 'x', more: 'x'}, 'invalid'],
  ])('can be sent instead of the new fields, but not with them: %s with %j is %s', (purpose, body, validity) => {
    expect(isValid(purpose, body)).toBe(validity === 'valid');
  });

  it('never appears in samples', () => {
    expect(Object.keys(objectExample(fields))).toEqual(['new_name', 'more']);
    expect(Object.keys(creationRequestExample(fields))).toEqual(['new_name', 'more']);
  });
});
