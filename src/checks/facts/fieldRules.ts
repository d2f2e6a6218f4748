import type {Entities, Field, FieldRule, ObjectRules} from '../../facts/types';
import {conditionOf, fieldAt, fieldsOfRule} from '../../shared/api/fieldRules';
import type {Report} from './report';

/** Checks one rule: that its fields and values exist, can be sent, and can keep to it. */
function checkRule(rule: FieldRule, fields: readonly Field[], at: readonly string[], report: Report): void {
  const names = fields.map(({name}) => name).join(', ');
  const {when, unless, needs = [], only = [], anyOf = [], oneOf = [], narrows = {}} = rule;
  const condition = conditionOf(rule, fields);

  if ((when && unless) || Object.keys({...when, ...unless}).length > 1) {
    report(at, 'a rule with two conditions', 'Write a rule for each value of one field.');
  }
  if (fieldsOfRule(rule).length === 0) {
    report(at, 'a rule that asks for nothing', 'Write needs, only, anyOf, oneOf or narrows, or remove the rule.');
  }
  for (const path of [...(condition ? [condition.field] : []), ...fieldsOfRule(rule)]) {
    const field = fieldAt(fields, path);
    if (!field) report(at, `a rule about ${path}, which the object does not have`, `Available: ${names}.`);
    else if (field.readonly) report(at, `a rule about ${path}, which no request has`, 'It is read-only: remove it.');
  }
  for (const path of [...needs, ...anyOf, ...oneOf].filter((path) => path.includes('.'))) {
    report(at, `a rule needs ${path}, a field of a field`, 'Only fields of the object itself can be needed.');
  }
  for (const path of [...needs, ...only, ...anyOf, ...oneOf].filter((path) => fieldAt(fields, path)?.required)) {
    report(at, `a rule about whether ${path} is there, which is always required`, 'Remove one of the two.');
  }
  if (only.length > 0 && !condition) report(at, 'only without a condition', 'Write when beside it.');
  if (condition) checkCondition(rule, fields, at, report);
  for (const [path, {values = []}] of Object.entries(narrows)) {
    const strange = values.filter((value) => !fieldAt(fields, path)?.values?.includes(value));
    if (strange.length > 0) {
      report(at, `a rule leaves ${path} the value ${strange.join(', ')}, which it never has`, 'Fix narrows.');
    }
  }
}

/** Checks that the field that decides has the values named. */
function checkCondition(
  {when, unless}: FieldRule,
  fields: readonly Field[],
  at: readonly string[],
  report: Report,
): void {
  const [path = '', value = ''] = Object.entries(when ?? unless ?? {})[0] ?? [];
  const field = fieldAt(fields, path);
  if (!field) return;
  const values: readonly (string | boolean)[] = field.type === 'boolean' ? [true, false] : (field.values ?? []);
  const strange = [value].flat().filter((one) => !values.includes(one));
  if (strange.length > 0) {
    report(
      at,
      `a rule for ${path} ${strange.join(', ')}, which it never is`,
      values.length > 0 ? `It is one of: ${values.join(', ')}.` : 'Only a field with values decides.',
    );
  }
}

/** Checks the rules of all objects, and those of fields with fields of their own. */
export function checkObjectRules(rules: ObjectRules, objects: Entities, at: readonly string[], report: Report): void {
  for (const [name, list] of Object.entries(rules)) {
    const fields = objects[name]?.filter((field): field is Field => 'name' in field);
    if (!fields) {
      report([...at, name], `rules of ${name}, which is no object`, `Available: ${Object.keys(objects).join(', ')}.`);
      continue;
    }
    for (const rule of list) checkRule(rule, fields, [...at, name], report);
  }
}
