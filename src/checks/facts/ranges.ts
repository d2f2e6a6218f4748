import {fieldName} from '../../facts/derived/api/fields';
import type {Field, GeneralSetting, Setting} from '../../facts/types';
import {checkKnown, checkUnique, keysOf, type Report} from './report';

type RangedValue = Pick<Setting, 'type' | 'min' | 'max' | 'zeroMeans' | 'values'> & {default?: Setting['default']};

/** Returns what `min` and `max` limit: the value of a number, or the length of a text or list. */
function sizeOf(value: Setting['default'] | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? value.length : undefined;
}

const textTypes: readonly Setting['type'][] = ['string', 'text'];

/** Checks that a range is valid, and that the default is in it and is one of `values`. */
export function checkRange(ranged: RangedValue, factPath: readonly string[], report: Report): void {
  const {min, max, default: value} = ranged;
  if (min !== undefined && max !== undefined && min > max) {
    report([...factPath, 'min'], `min ${min} is above max ${max}`, 'Swap the two, or correct one.');
  }
  const defaultValues = typeof value === 'object' ? (value ?? []) : [value];
  if (ranged.values) {
    const defaultTexts = defaultValues.filter((defaultValue) => defaultValue !== undefined).map(String);
    checkKnown('default', defaultTexts, ranged.values, [...factPath, 'default'], report);
  }
  // Other strings, such as a value of an enum, have no range.
  const size = typeof value === 'string' && !textTypes.includes(ranged.type) ? undefined : sizeOf(value);
  // `zeroMeans` says what 0 means, and so allows it.
  if (size === undefined || (size === 0 && ranged.zeroMeans !== undefined)) return;
  if (size < (min ?? -Infinity) || size > (max ?? Infinity)) {
    report(
      [...factPath, 'default'],
      `the default ${JSON.stringify(value)}${typeof value === 'number' ? '' : ` (${size})`} is outside ${min ?? 'any'} to ${max ?? 'any'}`,
      'Choose a default in the range, or widen min and max.',
    );
  }
}

/** Checks the names and ranges of fields, including nested ones. */
export function checkFields(
  fields: readonly (Field | GeneralSetting)[],
  factPath: readonly string[],
  report: Report,
): void {
  checkUnique('field', fields.map(fieldName), factPath, report);
  for (const field of fields) {
    const fieldFactPath = [...factPath, fieldName(field)];
    checkRange(field, fieldFactPath, report);
    if ('fields' in field && field.fields) checkFields(field.fields, [...fieldFactPath, 'fields'], report);
  }
}

export function checkSettings(settings: readonly (Setting | GeneralSetting)[], report: Report): void {
  checkUnique('setting', keysOf(settings), ['settings'], report);
  for (const setting of settings) checkRange(setting, ['settings', setting.key], report);
}
