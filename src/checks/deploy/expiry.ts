import {security} from '../../facts/security';
import type {FactProblem} from '../facts/report';

/** The longest time in days that RFC 9116, 2.5.5, recommends. */
const YEAR = 366;

const DAY_IN_MILLISECONDS = 86_400_000;

/**
 * Reports an expiry date of `security.txt` that is in the past, or more than a year away.
 * @param now time of the deployment, or of `npm run stand-ins`; other builds don't depend on the clock
 */
export function findExpiry(now: Date, {expires}: {expires: string} = security): FactProblem[] {
  const days = (Date.parse(expires) - now.getTime()) / DAY_IN_MILLISECONDS;
  if (days > 0 && days <= YEAR) return [];
  return [
    {
      file: 'security.ts',
      at: ['expires'],
      message: `the contact for vulnerabilities expires on "${expires}", which is not within a year from ${now.toISOString()}`,
      repair: 'Check contact and policy, then set a date within the next year.',
    },
  ];
}
