import {stepCode, stepCodeLength} from '@site/src/lib/firstSteps';
import {linkItems} from '@site/src/lib/addresses';

/** `&done=4fzk2p`, or nothing without steps. Codes, because Discord refuses the long messages that ids would make. */
export const writeDone = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `&done=${ids.map(stepCode).join('')}`;

/** `?with=polls&done=4fzk2p` → `?with=polls` */
export const withoutDone = (query: string): string =>
  query.replaceAll(/(?<=[?&])done=[^&]*(?:&|$)/gi, '').replace(/[?&]$/, '');

/**
 * Reads the steps in a query: codes (`?done=4fzk2p`), or ids as in old links (`?done=polls.ask-your-question,polls.vote`).
 * @returns ids that exist, and the number of steps that don't
 */
export function readDone(query: string, knownIds: ReadonlySet<string>): {ids: readonly string[]; unknownCount: number} {
  const idsByName = new Map([...knownIds].flatMap((id) => [id, stepCode(id)].map((name) => [name, id])));
  const code = new RegExp(`.{1,${stepCodeLength}}`, 'g');
  const names = linkItems(new URLSearchParams(query.toLowerCase()).getAll('done').join(' ')).flatMap((item) =>
    item.includes('.') ? [item] : (item.match(code) ?? []),
  );
  return {
    ids: [...new Set(names.flatMap((name) => idsByName.get(name) ?? []))],
    unknownCount: names.filter((name) => !idsByName.has(name)).length,
  };
}
