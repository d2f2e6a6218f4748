import type {NamedPage} from '../shared/routing/fallbackPages';
import {difference} from '../shared/nearest';
import {canonicalPath} from '../shared/routing/canonicalPath';

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Words of more than three letters: `privacy-and-security` → `privacy`, `security` */
const words = (segment: string): string[] => segment.split(/[^a-z0-9]+/).filter((word) => word.length > 3);

// Scores range from 0 (the same path) to 1 (nothing in common).

/** Added when only the last segments are compared, because the page may be in another folder. */
const OTHER_FOLDER = 0.05;
/** Score of a page whose last segment shares a word. */
const COMMON_WORD = 0.2;
/** Above this, paths only look similar by chance. */
const MAX_SCORE = 0.5;

/**
 * Finds the pages with the most similar paths. Compares whole paths and also last segments, so that `/tickets` finds
 * `/docs/modules/tickets`. Returns up to `count` pages, the most similar first.
 */
export function nearestPages(mistyped: string, pages: readonly NamedPage[], count: number): NamedPage[] {
  const path = canonicalPath(mistyped.toLowerCase());
  const wanted = words(lastSegment(path));
  return pages
    .map((page) => {
      const address = page.path.toLowerCase();
      const whole = difference(path, address);
      const last = OTHER_FOLDER + difference(lastSegment(path), lastSegment(address));
      const sharesWord = words(lastSegment(address)).some((word) => wanted.includes(word));
      return {page, whole, score: Math.min(whole, last, sharesWord ? COMMON_WORD : 1)};
    })
    .filter(({score}) => score <= MAX_SCORE)
    .sort((a, b) => a.score - b.score || a.whole - b.whole)
    .slice(0, count)
    .map(({page}) => page);
}
