import {lineOf} from '../../node/content/frontMatter';
import type {ContentProblem} from '../../node/content/problems';
import {checkCode} from './code';
import type {SourcePage, Sources} from './read';

/** Finds facts, blocks, components and icons that a page names and nothing has, and Markdown that cannot be parsed. */
export const findNames = ({pages}: Sources): ContentProblem[] => pages.flatMap(({problems}) => problems);

/** Finds keys of the front matter that are missing, unknown or of the wrong kind. */
export const findFrontMatter = ({pages}: Sources): ContentProblem[] =>
  pages.flatMap((page) => page.frontMatterProblems);

/** Finds commands and variables in code that do not exist. What has a wrong placeholder is no command yet. */
export const findCode = ({pages}: Sources): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap(checkCode);

/** Finds pages with one description: search results could not be told apart. */
export function findDescriptions({
  pages,
}: {
  pages: readonly Pick<SourcePage, 'file' | 'source' | 'frontMatter'>[];
}): ContentProblem[] {
  const firstWith = new Map<unknown, string>();
  return pages.flatMap(({file, source, frontMatter: {description}}): ContentProblem[] => {
    const other = firstWith.get(description);
    if (description === undefined || other === undefined) {
      firstWith.set(description, file);
      return [];
    }
    const repair = 'Say what the reader gets here and nowhere else.';
    return [{file, line: lineOf(source, 'description'), message: `the description is that of ${other}`, repair}];
  });
}
