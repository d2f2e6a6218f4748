/** Checks facts and pages without a build: `npm run lint:content`. Exits with 1 if it finds a mistake, but not for a `todo()`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {byPlace, formatMistakes} from '../src/build/content/mistakes';
import {root} from '../src/build/root';
import {findFactAndSourceMistakes} from '../src/checks';
import {findOptionMistakes} from '../src/checks/config';
import {findTodos} from '../src/checks/deploy/standIns';

const todos = await findTodos(root);
for (const {file, line, message} of todos.sort(byPlace)) console.log(`${file}:${line}: ${message}`);
if (todos.length > 0) console.log(`Facts still to write: ${todos.length}. DEPLOY=production refuses them.`);

const configSource = readFileSync(path.join(root, 'docusaurus.config.ts'), 'utf8');
const mistakes = [...findOptionMistakes(configSource), ...(await findFactAndSourceMistakes(root))];
if (mistakes.length > 0) {
  console.error(formatMistakes(mistakes));
  process.exitCode = 1;
}
