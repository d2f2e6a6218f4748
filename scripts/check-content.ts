/** Checks settings, facts and pages without a build: `npm run lint:content`. Exits with 1 if it finds a problem. */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {factLoadProblem} from '../src/checks/factLoadError';
import {findIncompleteModules} from '../src/checks/sources/modules';
import {formatProblems, type ContentProblem} from '../src/node/content/problems';

const root = process.cwd();

async function findProblems(): Promise<ContentProblem[]> {
  const incomplete = findIncompleteModules(root);
  if (incomplete.length > 0) return incomplete;
  try {
    const {checkSources} = await import('../src/checks');
    const {checkSettings} = await import('../src/checks/settings');
    const config = (await loadFreshModule(path.join(root, 'docusaurus.config.ts'))) as Config;
    return [...checkSettings(root, config), ...(await checkSources(root))];
  } catch (error) {
    const problem = factLoadProblem(error, root);
    if (!problem) throw error;
    return [problem];
  }
}

const problems = await findProblems();
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
