import path from 'node:path';
import {findOutdated} from '../src/checks';
import {findDrawings} from '../src/checks/deploy/drawings';
import {findOwners, findPlaceholders, placeholderCount} from '../src/checks/deploy/placeholders';
import {formatProblems} from '../src/node/content/problems';

const root = path.dirname(import.meta.dirname);

// Lists what a team must replace to make the site its own. With DEPLOY=production, a build fails while a placeholder is left.
const placeholders = [...(await findPlaceholders(root)), ...(await findOwners(root))];
if (placeholders.length > 0) console.log(`${formatProblems(placeholders)}\n`);
console.log(`${placeholderCount(placeholders.length)}.`);

const drawings = await findDrawings(root);
if (drawings.length > 0) console.log(`\nDrawings to replace for another brand:\n\n${formatProblems(drawings)}`);

const outdated = await findOutdated(root, new Date());
if (outdated.length > 0) console.log(`\n${formatProblems(outdated)}`);
