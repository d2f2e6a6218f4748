import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {readFirstSteps} from '../../build/content/firstSteps';
import type {ContentMistake} from '../../build/content/mistakes';
import type {Sources} from './readSources';

/** Pages with first steps, and the id of the heading above the steps; undefined for the default id. */
const headingIdByFile = new Map<string, string | undefined>([
  ['docs/Introduction.mdx', 'first-steps'],
  ...moduleList.map(({key}) => [`docs/modules/${key}.mdx`, undefined] as const),
  ...functionList.map(({key}) => [`docs/functions/${key}.mdx`, undefined] as const),
]);

/** Finds guides without first steps, or with some that the get-started page can't show. */
export const findFirstStepMistakes = ({pages}: Pick<Sources, 'pages'>): ContentMistake[] =>
  pages
    // A page that can't be parsed has no nodes.
    .filter(({file, tree}) => headingIdByFile.has(file) && tree.children.length > 0)
    .flatMap((page) => readFirstSteps(page, headingIdByFile.get(page.file)).mistakes);
