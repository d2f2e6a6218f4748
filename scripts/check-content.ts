/** Checks settings, facts and pages without a build: `npm run lint:content`. Ends with 1 if anything is wrong. */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {findHalfEntered} from '../src/checks/sources/modules';
import {unreadableFact} from '../src/checks/factLoadError';
import {formatProblems, type ContentProblem} from '../src/node/content/problems';

const root = process.cwd();

async function findProblems(): Promise<ContentProblem[]> {
  const halfEntered = findHalfEntered(root);
  if (halfEntered.length > 0) return halfEntered;
  try {
    const {checkSources} = await import('../src/checks');
    const {checkSettings} = await import('../src/checks/settings');
    const config = (await loadFreshModule(path.join(root, 'docusaurus.config.ts'))) as Config;
    return [...checkSettings(root, config), ...(await checkSources(root))];
  } catch (error) {
    const problem = unreadableFact(error, root);
    if (!problem) throw error;
    return [problem];
  }
}

const problems = await findProblems();
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
