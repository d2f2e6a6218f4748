import {draftAdvice, findPlaceholders, placeholderCount} from '../../src/checks/deploy/placeholders';
import {root} from './paths';

/** Prints, after a build, how much is left to do before a deployment. */
export async function printAdvice(): Promise<void> {
  const placeholders = await findPlaceholders(root);
  const draft = draftAdvice(placeholders);
  if (draft !== undefined) console.log(draft);
  if (placeholders.length > 0) console.log(`${placeholderCount(placeholders.length)}: npm run doctor lists them.`);
}
