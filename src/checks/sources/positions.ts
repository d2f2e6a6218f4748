import path from 'node:path';
import {lineOf} from '../../node/content/frontMatter';
import type {ContentProblem} from '../../node/content/problems';
import type {SourcePage} from './read';

/** Finds pages of one folder with one position: their order would be that of their names. */
export function findPositions({
  pages,
}: {
  pages: readonly Pick<SourcePage, 'file' | 'source' | 'frontMatter'>[];
}): ContentProblem[] {
  const firstAt = new Map<string, string>();
  return pages.flatMap(({file, source, frontMatter: {sidebar_position: position}}): ContentProblem[] => {
    // The index of a folder stands for it among the neighbors of the folder, or before its own pages.
    if (typeof position !== 'number' || path.posix.basename(file) === 'index.mdx') return [];
    const place = `${path.posix.dirname(file)} ${position}`;
    const other = firstAt.get(place);
    if (other === undefined) {
      firstAt.set(place, file);
      return [];
    }
    const message = `the sidebar_position ${position} is that of ${other}`;
    return [{file, line: lineOf(source, 'sidebar_position'), message, repair: 'Give one of the two another one.'}];
  });
}
