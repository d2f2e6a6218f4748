import {isRetention} from '../../shared/retention';
import type {Limit, StoredData} from '../../facts/types';
import type {Report} from './report';

/** The name of a setting or limit, which means nothing to a reader of the privacy policy. */
const technicalName = /\b[a-z]+(?:_[a-z]+)+\b/;

/**
 * Checks what something stores about people: pages about privacy are made of it, so a time that nothing names is on none.
 * @param limits those of what stores it
 */
export function checkStored(stored: readonly StoredData[], limits: readonly Limit[], report: Report): void {
  for (const data of stored) {
    const here = ['stored', data.name];
    const [technical] = technicalName.exec(`${data.name} ${data.kept}`) ?? [];
    if (technical !== undefined) {
      report(here, `the privacy policy would name ${technical}`, 'Say what it means: its readers know no setting.');
    }
    if (data.limit !== undefined) checkTime(data, limits, here, report);
  }
  for (const {key} of limits.filter(isRetention)) {
    if (stored.some(({limit}) => limit === key)) continue;
    report(
      ['limits', key],
      `${key} says how long something is kept, and nothing stored names it`,
      'Name it as `limit`.',
    );
  }
}

/** Checks that the time of something is that of the limit that it names. */
function checkTime(
  {limit: key, kept}: StoredData,
  limits: readonly Limit[],
  at: readonly string[],
  report: Report,
): void {
  const limit = limits.find((limit) => limit.key === key);
  if (!limit) {
    report(at, `unknown limit "${key}"`, `Available: ${limits.map(({key}) => key).join(', ')}.`);
    return;
  }
  for (const days of [limit.free, limit.premium]) {
    if (!new RegExp(`\\b${String(days)}\\b`).test(kept)) {
      report(
        at,
        `it is kept ${String(days)} days by the limit ${key}, and "${kept}" says otherwise`,
        'Say both numbers.',
      );
    }
  }
}
