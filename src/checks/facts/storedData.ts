import type {Limit, StoredData} from '../../facts/types';
import {checkKnown, keysOf, type Report} from './report';

/**
 * Checks what a feature stores about people, from which the privacy policy is generated.
 * @param limits limits of the same feature
 */
export function checkStored(stored: readonly StoredData[], limits: readonly Limit[], report: Report): void {
  for (const data of stored) {
    const factPath = ['stored', data.name];
    if (data.limit !== undefined) checkDuration(data, limits, factPath, report);
  }
}

function checkDuration(
  {limit: key, kept: duration}: StoredData,
  limits: readonly Limit[],
  factPath: readonly string[],
  report: Report,
): void {
  const keys = keysOf(limits);
  const limit = limits.find((limit) => limit.key === key);
  checkKnown('limit', [String(key)], keys, factPath, report);
  for (const days of limit ? [limit.free, limit.premium] : []) {
    if (days !== undefined && !new RegExp(`\\b${String(days)}\\b`).test(duration)) {
      report(
        factPath,
        `"${duration}" lacks the ${String(days)} days of the limit ${key}`,
        'Write the days of each plan.',
      );
    }
  }
}
