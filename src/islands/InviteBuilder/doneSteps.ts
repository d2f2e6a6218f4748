import {stepCode, stepCodeLength} from '@site/src/lib/firstSteps';

/** `&done=4fzk2p`, or nothing without steps. Codes, because Discord refuses the long messages that ids would make. */
export const writeDone = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `&done=${ids.map(stepCode).join('')}`;

/** `?with=polls&done=4fzk2p` → `?with=polls` */
export const withoutDone = (query: string): string =>
  query.replaceAll(/(?<=[?&])done=[^&]*(?:&|$)/gi, '').replace(/[?&]$/, '');

/**
 * Reads the steps in a query: `?done=4fzk2p`
 * @returns ids that exist, and the number of steps that don't
 */
export function readDone(query: string, knownIds: ReadonlySet<string>): {ids: readonly string[]; unknownCount: number} {
  const idsByCode = new Map([...knownIds].map((id) => [stepCode(id), id]));
  const lists = new URLSearchParams(query.toLowerCase()).getAll('done').join(' ');
  const codes = lists.match(new RegExp(`[0-9a-z]{1,${stepCodeLength}}`, 'g')) ?? [];
  return {
    ids: [...new Set(codes.flatMap((code) => idsByCode.get(code) ?? []))],
    unknownCount: codes.filter((code) => !idsByCode.has(code)).length,
  };
}
