import type {Field} from '../../facts/types';

/** What a request does with an object. */
export type RequestPurpose = 'create' | 'update';

/** The fields that a request can have. */
export const sentFields = (fields: readonly Field[], purpose: RequestPurpose): readonly Field[] =>
  fields.filter((field) => !field.readonly && !(purpose === 'update' && field.createOnly));
