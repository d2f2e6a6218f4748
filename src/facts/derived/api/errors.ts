import {errors} from '../../errors';
import {hasApi} from '../../modules';
import type {ApiError} from '../../types';

/** All errors, or without an API only those that the bot shows in chat. */
export const listedErrors = errors.filter(({onlyIn}: ApiError) => hasApi || onlyIn !== 'api');

/** Groups the errors with these codes by ascending status. Errors with the same status keep the order of the facts. */
export function errorsByStatus(codes: readonly string[]): [status: number, errors: readonly ApiError[]][] {
  const matchingErrors = errors.filter((error) => codes.includes(error.code));
  const statuses = [...new Set(matchingErrors.map(({status}): number => status))].sort((a, b) => a - b);
  return statuses.map((status) => [status, matchingErrors.filter((error) => error.status === status)]);
}
