import {frontMatterLine} from '../../build/content/frontMatter';
import type {ContentMistake} from '../../build/content/problems';
import {checkCode} from './commandsInCode';
import type {SourcePage, Sources} from './read';

/** Finds unknown facts, blocks, components and icons, imports in pages, and Markdown that can't be parsed. */
export const findPageMistakes = ({pages}: Sources): ContentMistake[] => pages.flatMap(({mistakes}) => mistakes);

/** Finds missing, unknown and invalid keys of the front matter, such as a title that is too long. */
export const findFrontMatter = ({pages}: Sources): ContentMistake[] =>
  pages.flatMap((page) => page.frontMatterMistakes);

/** Finds unknown commands, options and variables in code. */
export const findCode = ({pages}: Sources): ContentMistake[] => pages.flatMap(checkCode);

/** Readers couldn't tell pages with the same title or description apart in search results. */
const findShared =
  (key: 'title' | 'description') =>
  ({pages}: {pages: readonly Pick<SourcePage, 'file' | 'source' | 'frontMatter'>[]}): ContentMistake[] => {
    const firstWith = new Map<unknown, string>();
    return pages.flatMap(({file, source, frontMatter: {[key]: value}}): ContentMistake[] => {
      const firstFile = firstWith.get(value);
      if (value === undefined || firstFile === undefined) {
        firstWith.set(value, file);
        return [];
      }
      const repair = 'Describe what only this page has.';
      return [{file, line: frontMatterLine(source, key), message: `duplicate ${key}, also in ${firstFile}`, repair}];
    });
  };

export const findTitles = findShared('title');
export const findDescriptions = findShared('description');

/** Finds headings with the same id as an earlier heading of the page. Links would go to the earlier one. */
export const findDuplicateIds = ({pages}: Sources): ContentMistake[] =>
  pages.flatMap(({file, outline: {headings}}) =>
    headings.flatMap(({id, line}, index): ContentMistake[] => {
      const earlierHeading = headings.slice(0, index).find((heading) => heading.id === id);
      const message = `duplicate id "${id}", also on line ${earlierHeading?.line}`;
      return earlierHeading ? [{file, line, message, repair: 'Give one of the two headings another id.'}] : [];
    }),
  );
