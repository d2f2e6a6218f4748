import {lineOf} from '../../node/content/frontMatter';
import type {ContentProblem} from '../../node/content/problems';
import {checkCode} from './commandsInCode';
import type {SourcePage, Sources} from './read';

/** Finds facts, blocks, components and icons that a page names and nothing has, and Markdown that cannot be parsed. */
export const findNames = ({pages}: Sources): ContentProblem[] => pages.flatMap(({problems}) => problems);

/** Finds keys of the front matter that are missing, unknown or of the wrong kind. */
export const findFrontMatter = ({pages}: Sources): ContentProblem[] =>
  pages.flatMap((page) => page.frontMatterProblems);

/** Finds commands and variables in code that do not exist. What has a wrong placeholder is no command yet. */
export const findCode = ({pages}: Sources): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap(checkCode);

/** Returns a check that no two pages have the same value of a key: readers couldn't tell them apart in search results. */
const findShared =
  (key: 'title' | 'description') =>
  ({pages}: {pages: readonly Pick<SourcePage, 'file' | 'source' | 'frontMatter'>[]}): ContentProblem[] => {
    const firstWith = new Map<unknown, string>();
    return pages.flatMap(({file, source, frontMatter: {[key]: value}}): ContentProblem[] => {
      const other = firstWith.get(value);
      if (value === undefined || other === undefined) {
        firstWith.set(value, file);
        return [];
      }
      const repair = 'Say what the reader gets here and nowhere else.';
      return [{file, line: lineOf(source, key), message: `the ${key} is that of ${other}`, repair}];
    });
  };

export const findTitles = findShared('title');
export const findDescriptions = findShared('description');

/** Finds headings with an id that an earlier heading of the page has: links would lead to the first. */
export const findSameIds = ({pages}: Sources): ContentProblem[] =>
  pages.flatMap(({file, outline: {headings}}) =>
    headings.flatMap(({id, line}, index): ContentProblem[] => {
      const other = headings.slice(0, index).find((heading) => heading.id === id);
      const message = `the id ${id} is that of line ${other?.line}, too`;
      return other ? [{file, line, message, repair: 'Give one of the two headings another id.'}] : [];
    }),
  );
