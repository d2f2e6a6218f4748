import {security} from '../../facts/security';
import type {FactProblem} from '../facts/report';

/** The longest time that RFC 9116, 2.5.5, recommends, in days. */
const YEAR = 366;

const DAY_IN_MILLISECONDS = 86_400_000;

/**
 * Finds that the contact for vulnerabilities has expired, or would not for too long.
 * @param now the moment of the deployment; no other build looks at a clock
 */
export function findExpiry(now: Date, {expires}: {expires: string} = security): FactProblem[] {
  const days = (Date.parse(expires) - now.getTime()) / DAY_IN_MILLISECONDS;
  if (days > 0 && days <= YEAR) return [];
  return [
    {
      file: 'security.ts',
      at: ['expires'],
      message: `the contact for vulnerabilities expires on "${expires}", which is not within a year from ${now.toISOString()}`,
      repair: 'Look whether contact and policy are right, then put there a moment within the next year.',
    },
  ];
}
