import type {Field} from '../../facts/types';

export type RequestPurpose = 'create' | 'update';

/** Fields that a request can contain. */
export const sentFields = (fields: readonly Field[], purpose: RequestPurpose): readonly Field[] =>
  fields.filter((field) => !field.readonly && !(purpose === 'update' && field.createOnly));
