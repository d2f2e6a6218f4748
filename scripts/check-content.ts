/** Checks facts and pages without a build: `npm run lint:content`. Exits with 1 if it finds a problem. */
import {findIncompleteModules} from '../src/checks/sources/modules';
import {formatProblems} from '../src/build/content/problems';

const root = process.cwd();

const incomplete = findIncompleteModules(root);
// Imported only now, because facts of an incomplete module can't be loaded.
const problems = incomplete.length > 0 ? incomplete : await (await import('../src/checks')).checkSources(root);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
