import type {Field, GeneralSetting} from './types';

/** Name of a field of the API; settings of the whole server are fields, too, and named by their key. */
export const fieldName = (field: Field | GeneralSetting): string => ('key' in field ? field.key : field.name);
