import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {readFirstSteps} from '../../node/content/firstSteps';
import type {ContentProblem} from '../../node/content/problems';
import type {Sources} from './read';

const guides: ReadonlySet<string> = new Set([
  ...moduleList.map(({key}) => `docs/modules/${key}.mdx`),
  ...functionList.map(({key}) => `docs/functions/${key}.mdx`),
]);

/** Finds guides with first steps that the get-started page can't show, or without any. */
export const findFirstSteps = ({pages}: Pick<Sources, 'pages'>): ContentProblem[] =>
  pages
    .filter(({file, problems}) => guides.has(file) && problems.length === 0)
    .flatMap((page) => readFirstSteps(page).problems);
