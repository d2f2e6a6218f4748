import {findDeploymentMistakes} from '../src/checks';
import {formatMistakes} from '../src/build/content/mistakes';
import {root} from '../src/build/root';

// Lists the stand-ins (src/facts/standIn.ts) and whatever else a team must replace to make the site its own. With
// DEPLOY=production, a build fails while any of it is left.
const mistakes = await findDeploymentMistakes(root);
if (mistakes.length > 0) console.log(`${formatMistakes(mistakes)}\n`);
console.log(`Still to replace: ${mistakes.length}.`);
