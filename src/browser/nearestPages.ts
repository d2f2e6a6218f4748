import {canonicalPath, type NamedPage} from '../lib/addresses';
import {relativeDistance} from '../lib/nearest';

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Words of more than three letters: `privacy-and-security` → `privacy`, `security` */
const longWords = (segment: string): string[] => segment.split(/[^a-z0-9]+/).filter((word) => word.length > 3);

// Distances range from 0 (the same last segment) to 1 (nothing in common).

/** Distance of a page whose last segment shares a word or the beginning of one. */
const COMMON_WORD_DISTANCE = 0.2;
/** Above this, segments only look similar by chance. */
const MAX_DISTANCE = 0.4;

/**
 * Finds the pages whose last segment is most similar, so that `/tickets` finds `/docs/modules/tickets`. Folders only decide between
 * equally similar pages, because pages with nothing else in common share them. Returns up to `count` pages, the most similar first.
 */
export function nearestPages(pathname: string, pages: readonly NamedPage[], count: number): NamedPage[] {
  const requestedPath = canonicalPath(pathname.toLowerCase());
  const requestedWords = longWords(lastSegment(requestedPath));
  return pages
    .map((page) => {
      const pagePath = page.path.toLowerCase();
      const segmentDistance = relativeDistance(lastSegment(requestedPath), lastSegment(pagePath));
      const sharesWord = longWords(lastSegment(pagePath)).some((word) =>
        requestedWords.some((requestedWord) => word.startsWith(requestedWord) || requestedWord.startsWith(word)),
      );
      return {
        page,
        pathDistance: relativeDistance(requestedPath, pagePath),
        distance: sharesWord ? Math.min(segmentDistance, COMMON_WORD_DISTANCE) : segmentDistance,
      };
    })
    .filter(({distance}) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.pathDistance - b.pathDistance)
    .slice(0, count)
    .map(({page}) => page);
}
