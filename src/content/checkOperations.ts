import {allEndpoints, type OwnedEndpoint} from '../facts/endpoints';
import {factFile} from '../openapi/check';
import {paths} from '../routing/paths';
import type {Page} from './expand';
import type {ContentProblem} from './problems';

/** Checks that the operations of each owner are on exactly one page. */
export function checkOperationPlaces(
  pages: readonly Page[],
  endpoints: readonly Pick<OwnedEndpoint, 'owner'>[] = allEndpoints(),
): ContentProblem[] {
  const owners = [...new Set(endpoints.map((it) => it.owner))];
  return owners.flatMap((owner): ContentProblem[] => {
    const tag = `<Facts.Operations of="${owner}" />`;
    const [first, second] = pages.filter((it) => it.source.split('\n').includes(tag));
    if (!first) {
      const repair = `Write ${tag} alone on a line of ${paths.apiPage(owner).slice(1)}.mdx.`;
      return [
        {file: `src/facts/${factFile(owner)}`, line: 1, message: `the operations of ${owner} are on no page`, repair},
      ];
    }
    if (!second) return [];
    const message = `the operations of ${owner} are on ${first.file}, too`;
    const line = second.source.split('\n').indexOf(tag) + 1;
    return [{file: second.file, line, message, repair: 'Remove the block from one of the two.'}];
  });
}
