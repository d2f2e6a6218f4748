import {frontMatterLine} from '../../build/content/frontMatter';
import type {ContentMistake} from '../../build/content/mistakes';
import {isPartial} from '../../build/content/partials';
import type {SourcePage, Sources} from './readSources';

/** Creates a check for pages with the same title or description. In search results, readers couldn't tell them apart. */
const duplicateFinder =
  (key: 'title' | 'description') =>
  ({pages}: {pages: readonly Pick<SourcePage, 'file' | 'source' | 'frontMatter'>[]}): ContentMistake[] => {
    const firstFileByValue = new Map<unknown, string>();
    return pages
      .filter(({file}) => !isPartial(file))
      .flatMap(({file, source, frontMatter: {[key]: value}}): ContentMistake[] => {
        const firstFile = firstFileByValue.get(value);
        if (value === undefined || firstFile === undefined) {
          firstFileByValue.set(value, file);
          return [];
        }
        const repair = 'Describe what only this page has.';
        return [{file, line: frontMatterLine(source, key), message: `duplicate ${key}, also in ${firstFile}`, repair}];
      });
  };

export const findDuplicateTitles = duplicateFinder('title');
export const findDuplicateDescriptions = duplicateFinder('description');

/** Finds headings with the same id as an earlier heading of the page. Links would go to the earlier one. */
export const findDuplicateHeadingIds = ({pages}: Sources): ContentMistake[] =>
  pages.flatMap(({file, idsAndLinks: {headings}}) =>
    headings.flatMap(({id, line}, index): ContentMistake[] => {
      const earlierHeading = headings.slice(0, index).find((heading) => heading.id === id);
      if (!earlierHeading) return [];
      const message = `duplicate id "${id}", also on line ${earlierHeading.line}`;
      return [{file, line, message, repair: 'Give one of the two headings another id.'}];
    }),
  );
