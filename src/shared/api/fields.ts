import {omit} from '../omit';
import type {Field, GeneralSetting, Setting} from '../../facts/types';

/** Name of a field of the API; settings of the whole server are fields, too, and named by their key. */
export const fieldName = (field: Field | GeneralSetting): string => ('key' in field ? field.key : field.name);

/** A setting as the API has it: one whose default is null can be cleared with null. */
export function settingField(setting: Setting | GeneralSetting): Field {
  const description = ('description' in setting ? setting.description : setting.label).replace(/\.$/, '');
  return {
    ...omit(setting, 'key', 'label', 'dashboardOnly', 'channelTypes'),
    name: setting.key,
    description,
    ...(setting.dashboardOnly && {readonly: true}),
    ...(setting.default === null && {nullable: true}),
  };
}
