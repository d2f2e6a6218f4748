import type {NamedPage} from '../shared/routing/fallbackPages';
import {difference} from '../shared/nearest';
import {canonicalPath} from '../shared/routing/canonicalPath';

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The words of a segment that say something: `privacy-and-security` has two. */
const words = (segment: string): string[] => segment.split(/[^a-z0-9]+/).filter((word) => word.length > 3);

/** What a right name in a wrong place costs, and what one right word of it does. */
const ELSEWHERE = 0.05;
const ONE_WORD = 0.2;
/** Beyond this, names only look alike by chance. */
const LIMIT = 0.5;

/**
 * The pages whose addresses are closest to one that does not exist: by the whole address, or by its last part, for a page
 * that is looked for in another place (`/tickets`, `/privacy`).
 * @param mistyped path of an address as the browser gives it
 * @param count how many are wanted
 * @returns at most so many, the closest first; none when nothing is close
 */
export function nearestPages(mistyped: string, pages: readonly NamedPage[], count: number): NamedPage[] {
  const path = canonicalPath(mistyped.toLowerCase());
  const wanted = words(lastSegment(path));
  return pages
    .map((page) => {
      const address = page.path.toLowerCase();
      const whole = difference(path, address);
      const last = ELSEWHERE + difference(lastSegment(path), lastSegment(address));
      const sharesWord = words(lastSegment(address)).some((word) => wanted.includes(word));
      return {page, whole, score: Math.min(whole, last, sharesWord ? ONE_WORD : 1)};
    })
    .filter(({score}) => score <= LIMIT)
    .sort((a, b) => a.score - b.score || a.whole - b.whole)
    .slice(0, count)
    .map(({page}) => page);
}
