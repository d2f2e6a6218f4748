import type {Page} from '../../build/content/pageTree';
import type {ContentProblem} from '../../build/content/problems';
import {hasApi} from '../../facts/modules';
import {readFactFiles} from './read';

/** Names of the bot's API, but not of other APIs such as `Discord's own API` and `Web API`. */
const apiName = /(?<!['’]s (?:own )?|Web )\bAPI\b/;

/** Facts that only an API uses, words for the search, and what was true at some time. */
const exempt = /^(?:src\/facts\/(?:(?:api|errors|search)\.ts|derived\/|releases\/)|documents\/changelog\/)/;

const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line);

/** Finds sentences about an API in the facts and pages of a bot that has none. */
export async function findAbsentApi(
  {root, pages}: {root: string; pages: readonly Pick<Page, 'file' | 'source'>[]},
  isThere = hasApi,
): Promise<ContentProblem[]> {
  if (isThere) return [];
  return [...(await readFactFiles(root)), ...pages]
    .filter(({file}) => !exempt.test(file))
    .flatMap(({file, source}) =>
      source
        .split('\n')
        .flatMap((line, index) => (apiName.test(line) && !isComment(line) ? [index + 1] : []))
        .map((line) => ({
          file,
          line,
          message: 'the bot has no API, because no module has `api`',
          repair: 'Take the API out of this sentence, or take the sentence out.',
        })),
    );
}
