import {findOutdated} from '../src/checks';
import {findStandIns} from '../src/checks/deploy/standIns';
import {findTemplateFiles} from '../src/checks/deploy/templateFiles';
import {formatProblems} from '../src/build/content/problems';
import {root} from '../src/build/root';

// Lists what a team must replace to make the site its own. With DEPLOY=production, a build fails while a stand-in is left.
const standIns = await findStandIns(root);
if (standIns.length > 0) console.log(`${formatProblems(standIns)}\n`);
console.log(`Facts that are made up or still to do: ${standIns.length}.`);

const files = await findTemplateFiles(root);
if (files.length > 0) console.log(`\nFiles to replace for another brand:\n\n${formatProblems(files)}`);

const outdated = await findOutdated(root, new Date());
if (outdated.length > 0) console.log(`\n${formatProblems(outdated)}`);
