import {counted} from '@site/src/lib/sentences';
import type {Rendered} from '@site/src/lib/variables';

/** `1,234 of 2,000 characters` */
export function lengthText({length, cut}: Rendered, limit: number): string {
  const words = `${length.toLocaleString('en-US')} of ${counted(limit, 'character')}`;
  return cut ? `${words}: the end is cut` : words;
}

export const problemCount = (count: number): string => (count === 0 ? 'no problems' : counted(count, 'problem'));
