/** Checks facts and pages without a build: `npm run lint:content`. Ends with 1 if anything is wrong. */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {checkSources} from '../src/checks';
import {checkSettings} from '../src/checks/settings';
import {formatProblems} from '../src/node/content/problems';

const root = process.cwd();
const config = (await loadFreshModule(path.join(root, 'docusaurus.config.ts'))) as Config;
const problems = [...checkSettings(root, config), ...(await checkSources(root))];
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
