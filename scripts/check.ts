import {parseArgs} from 'node:util';
import {checkersOf, runCheckers} from './check/index';
import {runMain, usageOf} from './lib/cli';
import {root} from './lib/paths';

// Looks at the sources, without building the site: for a save, a commit, or the first minute of CI.
await runMain(async () => {
  const {values} = usageOf('npm run check -- [--fresh]', () => parseArgs({options: {fresh: {type: 'boolean'}}}));
  const checkers = await checkersOf(root, {fresh: values.fresh === true});
  const found = await runCheckers(checkers, {annotate: process.env.GITHUB_ACTIONS === 'true'});
  return found === 0 ? 0 : 1;
});
