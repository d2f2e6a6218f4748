import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {readFirstSteps} from '../../build/content/firstSteps';
import {lineAt} from '../../build/content/pageTree';
import type {ContentProblem} from '../../build/content/problems';
import {serverOwner, stepCode, stepId} from '../../lib/firstSteps';
import type {Sources} from './read';

/** The owner of the first steps in a page, and the id of the heading above them unless it is the default. */
const guides = new Map<string, readonly [owner: string, heading?: string]>([
  ['docs/Introduction.mdx', [serverOwner, 'first-steps']],
  ...moduleList.map(({key}): [string, [string]] => [`docs/modules/${key}.mdx`, [key]]),
  ...functionList.map(({key}): [string, [string]] => [`docs/functions/${key}.mdx`, [`functions/${key}`]]),
]);

/** Finds guides without first steps, or with some that the get-started page can't show or can't tell apart in links. */
export function findFirstSteps({pages}: Pick<Sources, 'pages'>): ContentProblem[] {
  const stepsByCode = new Map<string, string>();
  return pages.flatMap((page) => {
    const {file, source, root} = page;
    const [owner, heading] = guides.get(file) ?? [];
    // A page that can't be parsed has no nodes.
    if (owner === undefined || root.children.length === 0) return [];
    const {steps, problems} = readFirstSteps(page, heading);
    for (const step of steps.steps) {
      const id = stepId(owner, step);
      const code = stepCode(id);
      const sameCode = stepsByCode.get(code);
      stepsByCode.set(code, id);
      if (sameCode === undefined || step.title === '') continue;
      problems.push({
        file,
        line: lineAt(source, Math.max(0, source.indexOf(`**${step.title}`))),
        message: `the first steps "${sameCode}" and "${id}" have the same code in links`,
        repair: 'Change the title of the newer one.',
      });
    }
    return problems;
  });
}
