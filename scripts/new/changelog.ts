import {changelog} from '../../src/facts/releases';
import type {Draft} from './draft';
import {literal, setValue} from './source';

/** Nothing may be newer than the day of the facts, so a newer one becomes that day. */
export function reachDay(draft: Draft, date: string): void {
  if (date <= changelog.asOf) return;
  draft.edit('src/facts/releases/index.ts', (source) => setValue(source, ['changelog', 'asOf'], literal(date)));
}
