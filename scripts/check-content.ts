/** Checks facts and pages without a build: `npm run lint:content`. Exits with 1 if it finds a problem. */
import {formatProblems} from '../src/build/content/problems';
import {root} from '../src/build/root';
import {checkSources} from '../src/checks';

const problems = await checkSources(root);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
