import {omit} from '../../../lib/collections';
import type {Field, GeneralSetting, Setting} from '../../types';

/** Returns the name of an API field. The object of general settings lists settings instead of fields, and these have a `key`. */
export const fieldName = (field: Field | GeneralSetting): string => ('key' in field ? field.key : field.name);

/** Converts a setting to an API field. The field is nullable if the default is null, so that clients can reset it. */
export function settingField(setting: Setting | GeneralSetting): Field {
  const text = ('description' in setting ? setting.description : setting.label).replace(/\.$/, '');
  return {
    ...omit(setting, 'key', 'label', 'note', 'dashboardOnly', 'channelTypes'),
    name: setting.key,
    description: setting.note === undefined ? text : `${text} (${setting.note})`,
    ...(setting.dashboardOnly && {readonly: true}),
    ...(setting.default === null && {nullable: true}),
  };
}

export type RequestPurpose = 'create' | 'update';

/** Fields that a request can contain. */
export const sentFields = (fields: readonly Field[], purpose: RequestPurpose): readonly Field[] =>
  fields.filter((field) => !field.readonly && !(purpose === 'update' && field.createOnly));
