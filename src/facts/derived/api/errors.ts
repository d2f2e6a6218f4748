import {errors} from '../../errors';
import {hasApi} from '../../modules';
import type {ApiError} from '../../types';

/** The codes that the bot shows in chat or its API sends. */
export const listedErrors = errors.filter(({onlyIn}: ApiError) => hasApi || onlyIn !== 'api');

/** Groups errors by status, in ascending order. Errors with the same status keep the order of the facts. */
export function errorsByStatus(codes: readonly string[]): [status: number, errors: readonly ApiError[]][] {
  const matchingErrors = errors.filter((error) => codes.includes(error.code));
  const statuses = [...new Set(matchingErrors.map(({status}): number => status))].sort((a, b) => a - b);
  return statuses.map((status) => [status, matchingErrors.filter((error) => error.status === status)]);
}
