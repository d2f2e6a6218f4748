import {conditionOf, fieldAt, ruleSentences} from '../../facts/derived/api/fieldRules';
import type {Field, FieldRule, Json, JsonObject, Narrowing} from '../../facts/types';
import {objectOf} from '../../build/api/operations';
import {embedObjectName} from '../../build/api/schema';

/** Collects the values at a path, also from items of lists, without nulls: `answers.text` → the text of each answer. */
function valuesAt(value: Json | undefined, [name, ...innerNames]: readonly string[]): Json[] {
  if (value === undefined || value === null) return [];
  if (name === undefined) return [value];
  return ([value].flat() as JsonObject[]).flatMap((item) => valuesAt(item[name], innerNames));
}

function isWithin(value: Json, {min = -Infinity, max = Infinity, values, pattern = ''}: Narrowing): boolean {
  const size = typeof value === 'number' ? value : (value as string | readonly Json[]).length;
  return (
    size >= min &&
    size <= max &&
    (!values || values.includes(value as string)) &&
    new RegExp(pattern, 'u').test(value as string)
  );
}

function isBroken(rule: FieldRule, object: JsonObject, fields: readonly Field[]): boolean {
  const valuesOf = (path: string): Json[] => valuesAt(object, path.split('.'));
  const hasValue = (path: string): boolean => valuesOf(path).some((value) => JSON.stringify(value) !== '[]');
  const defaultOf = (path: string): Json | undefined => fieldAt(fields, path)?.default;
  const hasOtherThanDefault = (path: string): boolean =>
    valuesOf(path).some((value) => JSON.stringify(value) !== JSON.stringify(defaultOf(path)));

  const {needs = [], onlyThen = [], anyOf, oneOf, narrows = {}} = rule;
  const {fieldPath = '', values} = conditionOf(rule, fields) ?? {};
  const applies = !values || values.some((value) => value === (valuesOf(fieldPath)[0] ?? defaultOf(fieldPath)));
  if (!applies) return onlyThen.some(hasOtherThanDefault);
  return (
    !needs.every(hasValue) ||
    anyOf?.some(hasValue) === false ||
    (oneOf?.filter(hasValue).length ?? 1) !== 1 ||
    Object.entries(narrows).some(([path, narrowing]) => !valuesOf(path).every((value) => isWithin(value, narrowing)))
  );
}

/**
 * Returns the rules that the example of a new object breaks, as sentences.
 * @param value must match the schema of the object
 */
export function findBrokenRules(
  value: Json | undefined,
  {fields = [], rules = []}: Partial<Pick<Field, 'fields' | 'rules'>>,
): string[] {
  return ([value ?? []].flat() as JsonObject[]).flatMap((object) => [
    ...rules.filter((rule) => isBroken(rule, object, fields)).map((rule) => ruleSentences(rule, fields).join(' ')),
    ...fields.flatMap((field) =>
      findBrokenRules(object[field.name], field.type === 'embed_object' ? objectOf('general', embedObjectName) : field),
    ),
  ]);
}
