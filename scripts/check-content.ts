/** Checks facts and pages without a build: `npm run lint:content`. Ends with 1 if anything is wrong. */
import {findHalfEntered} from '../src/checks/sources/modules';
import {unreadableFact} from '../src/checks/unreadable';
import {formatProblems, type ContentProblem} from '../src/node/content/problems';

const root = process.cwd();

async function findProblems(): Promise<ContentProblem[]> {
  const halfEntered = findHalfEntered(root);
  if (halfEntered.length > 0) return halfEntered;
  try {
    const {checkSources} = await import('../src/checks');
    return await checkSources(root);
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
