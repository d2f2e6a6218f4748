/** Checks facts and pages without a build: `npm run lint:content`. Ends with 1 if anything is wrong. */
import {checkSources} from '../src/checks';
import {formatProblems} from '../src/node/content/problems';

const problems = await checkSources(process.cwd());
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
