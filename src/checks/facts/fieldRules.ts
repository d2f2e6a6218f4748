import type {ApiObjects, Field, FieldRule, ObjectRules} from '../../facts/types';
import {conditionOf, fieldAt, constrainedFieldPaths} from '../../facts/derived/api/fieldRules';
import {suggest} from '../../lib/nearest';
import {checkKnown, type Report} from './report';

function checkRule(rule: FieldRule, fields: readonly Field[], factPath: readonly string[], report: Report): void {
  const names = fields.map(({name}) => name);
  const {narrows = {}} = rule;
  const condition = conditionOf(rule, fields);

  for (const path of [...(condition ? [condition.fieldPath] : []), ...constrainedFieldPaths(rule)]) {
    if (!fieldAt(fields, path)) report(factPath, `unknown field "${path}"`, suggest(path, names));
  }
  if (condition) checkCondition(rule, fields, factPath, report);
  for (const [path, {values = []}] of Object.entries(narrows)) {
    checkKnown(`value of ${path}`, values, fieldAt(fields, path)?.values ?? [], factPath, report);
  }
}

function checkCondition(
  {when, unless}: FieldRule,
  fields: readonly Field[],
  factPath: readonly string[],
  report: Report,
): void {
  const [path = '', value = ''] = Object.entries(when ?? unless ?? {})[0] ?? [];
  const field = fieldAt(fields, path);
  if (!field) return;
  const values = field.type === 'boolean' ? ['true', 'false'] : (field.values ?? []);
  checkKnown(`value of ${path}`, [value].flat().map(String), values, factPath, report);
}

/** Checks that the rules of objects name existing objects, fields and values. */
export function checkObjectRules(
  rules: ObjectRules,
  objects: ApiObjects,
  factPath: readonly string[],
  report: Report,
): void {
  checkKnown('object', Object.keys(rules), Object.keys(objects), factPath, report);
  for (const [name, objectRules] of Object.entries(rules)) {
    const fields = (objects[name] ?? []).filter((field): field is Field => 'name' in field);
    // `checkKnown` has reported an unknown object.
    for (const rule of fields.length > 0 ? objectRules : []) checkRule(rule, fields, [...factPath, name], report);
  }
}
