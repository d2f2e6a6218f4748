import type {Entities, Field, FieldRule, ObjectRules} from '../../facts/types';
import {conditionOf, fieldAt, fieldsOfRule} from '../../facts/derived/api/fieldRules';
import {suggest} from '../../lib/nearest';
import {checkKnown, type Report} from './report';

function checkRule(rule: FieldRule, fields: readonly Field[], at: readonly string[], report: Report): void {
  const names = fields.map(({name}) => name);
  const {when, unless, needs = [], only = [], anyOf = [], oneOf = [], narrows = {}} = rule;
  const condition = conditionOf(rule, fields);

  if ((when && unless) || Object.keys({...when, ...unless}).length > 1) {
    report(at, 'the rule has two conditions', 'Write one rule for each condition.');
  }
  if (fieldsOfRule(rule).length === 0) {
    report(at, 'the rule demands nothing', 'Add needs, only, anyOf, oneOf or narrows, or remove the rule.');
  }
  for (const path of [...(condition ? [condition.field] : []), ...fieldsOfRule(rule)]) {
    const field = fieldAt(fields, path);
    if (!field) report(at, `unknown field "${path}"`, suggest(path, names));
    else if (field.readonly)
      report(at, `the rule names ${path}, which is read-only`, 'Remove it: no request sends it.');
  }
  for (const path of [...needs, ...anyOf, ...oneOf].filter((path) => path.includes('.'))) {
    report(at, `the rule requires ${path}, a field inside another`, 'Require fields of the object itself only.');
  }
  for (const path of [...needs, ...only, ...anyOf, ...oneOf].filter((path) => fieldAt(fields, path)?.required)) {
    report(at, `the rule names ${path}, which is always required`, 'Remove `required`, or the field from the rule.');
  }
  if (only.length > 0 && !condition) report(at, 'the rule has `only` without a condition', 'Add `when` or `unless`.');
  if (condition) checkCondition(rule, fields, at, report);
  for (const [path, {values = []}] of Object.entries(narrows)) {
    checkKnown(`value of ${path}`, values, fieldAt(fields, path)?.values ?? [], at, report);
  }
}

function checkCondition(
  {when, unless}: FieldRule,
  fields: readonly Field[],
  at: readonly string[],
  report: Report,
): void {
  const [path = '', value = ''] = Object.entries(when ?? unless ?? {})[0] ?? [];
  const field = fieldAt(fields, path);
  if (!field) return;
  const values = field.type === 'boolean' ? ['true', 'false'] : (field.values ?? []);
  checkKnown(`value of ${path}`, [value].flat().map(String), values, at, report);
}

/** Checks the rules of objects. */
export function checkObjectRules(rules: ObjectRules, objects: Entities, at: readonly string[], report: Report): void {
  checkKnown('object', Object.keys(rules), Object.keys(objects), at, report);
  for (const [name, list] of Object.entries(rules)) {
    const fields = (objects[name] ?? []).filter((field): field is Field => 'name' in field);
    for (const rule of fields.length > 0 ? list : []) checkRule(rule, fields, [...at, name], report);
  }
}
