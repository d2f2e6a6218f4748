import {parseArgs} from 'node:util';
import {checkersOf, runCheckers} from './check/index';
import {runMain, usageOf} from './lib/cli';
import {root} from './lib/paths';

// Looks at the sources, without building the site: for a save, a commit, or the first minute of CI.
await runMain(async () => {
  usageOf('npm run check', () => parseArgs({options: {}}));
  const checkers = await checkersOf(root);
  const found = await runCheckers(checkers, {annotate: process.env.GITHUB_ACTIONS === 'true'});
  return found === 0 ? 0 : 1;
});
