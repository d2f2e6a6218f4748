import {fieldName} from '../../shared/api/fields';
import type {Field, GeneralSetting, Setting} from '../../facts/types';
import {checkUnique, type Report} from './report';

type Ranged = Pick<Setting, 'type' | 'min' | 'max' | 'zero' | 'values'> & {default?: Setting['default']};

/** How large a default is in the terms of `min` and `max`: value, length of a text, or number of items. */
function sizeOf(value: Setting['default'] | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? value.length : undefined;
}

const sizedText: readonly Setting['type'][] = ['string', 'text'];

/** Checks the range of a setting or field and that its default lies in it. */
export function checkRange(ranged: Ranged, at: readonly string[], report: Report): void {
  const {min, max, default: value} = ranged;
  if (min !== undefined && max !== undefined && min > max) {
    report([...at, 'min'], `min ${min} is above max ${max}`, 'Swap or fix the two.');
  }
  const chosen = typeof value === 'object' ? (value ?? []) : [value];
  const strange = ranged.values && chosen.filter((one) => one !== undefined && !ranged.values?.includes(String(one)));
  if (strange && strange.length > 0) {
    report(
      [...at, 'default'],
      `the default ${strange.join(', ')} is none of the values ${ranged.values?.join(', ')}`,
      'Choose one of the values, or add it to them.',
    );
  }
  const size = typeof value === 'string' && !sizedText.includes(ranged.type) ? undefined : sizeOf(value);
  if (size === undefined || (size === 0 && ranged.zero !== undefined)) return;
  if (size < (min ?? -Infinity) || size > (max ?? Infinity)) {
    report(
      [...at, 'default'],
      `the default ${JSON.stringify(value)} (${size}) lies outside ${min ?? 'any'} to ${max ?? 'any'}`,
      'Choose a default in the range, or widen min and max.',
    );
  }
}

/** Checks that fields differ, and each one's range, down to the fields of objects. */
export function checkFields(fields: readonly (Field | GeneralSetting)[], at: readonly string[], report: Report): void {
  checkUnique(fields, fieldName, 'the field', at, report);
  for (const field of fields) {
    const here = [...at, fieldName(field)];
    checkRange(field, here, report);
    if ('fields' in field && field.fields) checkFields(field.fields, [...here, 'fields'], report);
  }
}

/** Checks that settings differ, and each one's range. */
export function checkSettings(settings: readonly (Setting | GeneralSetting)[], report: Report): void {
  checkUnique(settings, ({key}) => key, 'the setting', ['settings'], report);
  for (const setting of settings) checkRange(setting, ['settings', setting.key], report);
}
