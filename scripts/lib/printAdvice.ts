import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageAdvice} from '../../src/checks/built/pageAdvice';
import {draftAdvice, findPlaceholders, placeholderCount} from '../../src/checks/deploy/placeholders';
import {builtFile} from '../../src/node/plugins/builtPages';
import {routes} from '../../src/rules/routing/routes';
import {root} from './paths';

/** Prints, after a build, what writers could do for their readers, and how much is left to do before a deployment. */
export async function printAdvice(): Promise<void> {
  const fileOf = (route: string): string => builtFile(join(root, 'build'), route);
  const built = routes.filter((route) => existsSync(fileOf(route)));
  const advice = pageAdvice(new Map(built.map((route) => [route, readFileSync(fileOf(route), 'utf8')])));
  if (advice.length > 0) console.log(`To think about, no fault:\n${advice.map((hint) => `- ${hint}`).join('\n')}`);
  const placeholders = await findPlaceholders(root);
  const draft = draftAdvice(placeholders);
  if (draft !== undefined) console.log(draft);
  if (placeholders.length > 0) console.log(`${placeholderCount(placeholders.length)}: npm run doctor lists them.`);
}
