/** Checks facts and pages without a build: `npm run lint:content`. Ends with 1 if anything is wrong. */
import {checkSources} from '../src/checks';
import {describeProblem} from '../src/node/content/problems';

const problems = await checkSources(process.cwd());
for (const problem of problems) console.error(describeProblem(problem));
if (problems.length > 0) process.exitCode = 1;
