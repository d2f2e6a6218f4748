import {parseArgs} from 'node:util';
import {draftAdvice, findPlaceholders, placeholderCount} from '../src/checks/deploy/placeholders';
import {findOutdated} from '../src/checks';
import {formatProblems} from '../src/node/content/problems';
import {findUnwritten} from '../src/checks/sources/unwritten';
import {runMain, usageOf} from './lib/cli';
import {root} from './lib/paths';

/** Lists what is left to do before the site can be anyone's. A build with `DEPLOY=production` fails as long as anything is. */
await runMain(async () => {
  usageOf('npm run doctor', () => parseArgs({options: {}}));
  const [placeholders, unwritten, outdated] = await Promise.all([
    findPlaceholders(root),
    findUnwritten(root),
    findOutdated(root, new Date()),
  ]);
  if (placeholders.length > 0) console.log(`${formatProblems(placeholders)}\n`);
  console.log(`${placeholderCount(placeholders.length)}.`);
  const draft = draftAdvice(placeholders);
  if (draft !== undefined) console.log(draft);
  if (outdated.length > 0) console.log(`\n${formatProblems(outdated)}`);
  if (unwritten.length > 0) {
    console.log(`\n${formatProblems(unwritten)}\n\nTexts that are still to be written: ${unwritten.length}.`);
  }
  return 0;
});
