import {discord} from '../../facts/discord';
import {security} from '../../facts/security';
import type {FactMistake} from '../facts/report';

/** A year with a leap day. RFC 9116, 2.5.5, recommends an expiry date less than a year away. */
const MAX_DAYS = 366;

const DAY_IN_MILLISECONDS = 86_400_000;

/**
 * Reports an expiry date of `security.txt` that is in the past, or more than a year away, and rules of Discord that nobody has
 * compared with their sources for a year.
 * @param now time of the deployment, or of `npm run stand-ins`; other builds don't depend on the clock
 */
export function findOutdatedFacts(
  now: Date,
  {expires}: {expires: string} = security,
  rules: readonly {key: string; checkedOn: string}[] = discord,
): FactMistake[] {
  const isWithinYear = (from: number, to: number): boolean =>
    to - from > 0 && to - from <= MAX_DAYS * DAY_IN_MILLISECONDS;
  const expiryMistake = {
    file: 'security.ts',
    factPath: ['expires'],
    message: `the contact for vulnerabilities expires on "${expires}", which is not within a year from ${now.toISOString()}`,
    repair: 'Check contact and policy, then set a date within the next year.',
  };
  return [
    ...(isWithinYear(now.getTime(), Date.parse(expires)) ? [] : [expiryMistake]),
    ...rules
      .filter(({checkedOn}) => !isWithinYear(Date.parse(checkedOn), now.getTime()))
      .map(({key, checkedOn}) => ({
        file: 'discord.ts',
        factPath: ['discord', key, 'checkedOn'],
        message: `"${key}" was compared with Discord's pages on "${checkedOn}", which is not within a year before ${now.toISOString()}`,
        repair: 'Read its sources, correct its text, and write the day on which you did.',
      })),
  ];
}
