import {allEndpoints, apiPage, type OwnedEndpoint} from '../../facts/derived/api/endpoints';
import {paths} from '../../facts/derived/paths';
import type {Page} from '../../build/content/pageTree';
import type {ContentMistake} from '../../build/content/mistakes';

/** Checks that the operations of each owner are on exactly one page. */
export function checkOperationPlaces(
  pages: readonly Page[],
  endpoints: readonly Pick<OwnedEndpoint, 'owner'>[] = allEndpoints(),
): ContentMistake[] {
  const owners = [...new Set(endpoints.map(({owner}) => owner))];
  return owners.flatMap((owner): ContentMistake[] => {
    const tag = `<Facts.Operations of="${owner}" />`;
    const locations = pages.flatMap(({file, source}) =>
      source.split(/\r?\n/).flatMap((text, index) => (text.trim() === tag ? [{file, line: index + 1}] : [])),
    );
    const [location, duplicate] = locations;
    if (!location) {
      const repair = `Write ${tag} alone on a line of ${paths.apiPage(owner).slice(1)}.mdx.`;
      const file = `src/facts/${apiPage(owner).file}`;
      return [{file, line: 1, message: `the operations of ${owner} are on no page`, repair}];
    }
    if (!duplicate) return [];
    const message = `the operations of ${owner} are also on line ${location.line} of ${location.file}`;
    return [{...duplicate, message, repair: 'Remove the block from one of the two.'}];
  });
}
