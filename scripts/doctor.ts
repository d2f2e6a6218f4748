import {parseArgs} from 'node:util';
import {findPlaceholders, placeholderCount} from '../src/checks/deploy/placeholders';
import {formatProblems} from '../src/node/content/problems';
import {findUnwritten} from '../src/checks/sources/unwritten';
import {runMain, usageOf} from './lib/cli';
import {root} from './lib/paths';

/** Lists what is left to do before the site can be anyone's. A build with `DEPLOY=production` fails as long as anything is. */
await runMain(async () => {
  usageOf('npm run doctor', () => parseArgs({options: {}}));
  const [placeholders, unwritten] = await Promise.all([findPlaceholders(root), findUnwritten(root)]);
  if (placeholders.length > 0) console.log(`${formatProblems(placeholders)}\n`);
  console.log(`${placeholderCount(placeholders.length)}.`);
  if (unwritten.length > 0) {
    console.log(`\n${formatProblems(unwritten)}\n\nTexts that are still to be written: ${unwritten.length}.`);
  }
  return 0;
});
