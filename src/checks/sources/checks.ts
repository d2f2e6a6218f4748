import type {ContentProblem} from '../../node/content/problems';
import {interactiveProblems} from '../../node/plugins/page-script/islandRules.mjs';
import {findContrasts} from './contrast';
import {findFutureDates} from './dates';
import {findFirstSteps} from './firstSteps';
import {findIslands} from './islands';
import {findMissingPrivacy, findTypedTimes} from './legal';
import {findFactLinks, findLinks} from './links';
import {findNotes} from './notes';
import {checkOperationPlaces} from './operations';
import {findCode, findDescriptions, findFrontMatter, findPageProblems, findDuplicateIds, findTitles} from './pages';
import {findPictures} from './pictures';
import {findPreviews} from './previews';
import {findProductName} from './productName';
import {findQuestions} from './questions';
import type {Sources} from './read';
import {checkRoutes} from './routes';
import {findUnlisted} from './sidebar';
import {findStyles} from './styles';
import {findTerms} from './terms';
import {findTypedLimits} from './typedLimits';

export type SourceCheck = (sources: Sources) => readonly ContentProblem[] | Promise<readonly ContentProblem[]>;

/** Any problem stops the build. */
export const sourceChecks = {
  findPageProblems,
  findFrontMatter,
  findUnlisted,
  findNotes,
  findTitles,
  findDescriptions,
  findCode,
  findFirstSteps,
  findDuplicateIds,
  findQuestions,
  findMissingPrivacy,
  findFutureDates,
  findTypedTimes,
  findTypedLimits,
  findPreviews,
  findPictures,
  findLinks,
  findFactLinks,
  findIslands: ({root}) => findIslands(root),
  findContrasts: ({root}) => findContrasts(root),
  checkOperationPlaces: ({pages}) => checkOperationPlaces(pages),
  checkRoutes: ({pages, reactPages}) => checkRoutes([...pages, ...reactPages]),
  interactiveProblems: ({components}) => components.flatMap(interactiveProblems),
} satisfies Record<string, SourceCheck>;

/** Checks of style, which `npm run check` runs and a build doesn't. */
export const lintChecks = {
  findTerms,
  findStyles: ({root}) => findStyles(root),
  // The name can be an ordinary word, so it must not stop a build.
  findProductName: ({root}) => findProductName(root),
} satisfies Record<string, SourceCheck>;
