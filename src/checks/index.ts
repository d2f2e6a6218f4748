import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {assertNoMistakes, type ContentMistake} from '../build/content/mistakes';
import {factChecks, sourceChecks} from './checkList';
import {findOutdatedFacts} from './deploy/outdated';
import {findMarkedFacts} from './deploy/standIns';
import {findTemplateFiles} from './deploy/templateFiles';
import {findExampleMistakes} from './facts/examples';
import {factLineNumber} from './facts/factLine';
import {collectMistakes, type FactMistake} from './facts/report';
import {siteFacts, type Facts} from './facts/siteFacts';
import {readSources} from './pages/readSources';

async function toContentMistakes(mistakes: readonly FactMistake[], root: string): Promise<ContentMistake[]> {
  return Promise.all(
    mistakes.map(async ({file: factFile, factPath, message, repair}) => {
      const file = `src/facts/${factFile}`;
      return {file, line: factLineNumber(await readFile(path.join(root, file), 'utf8'), factPath), message, repair};
    }),
  );
}

/** Runs a check that wrong facts can make throw. If it throws, only the mistakes in facts are reported. */
async function checkUnlessFactsBreakIt<AnyMistake>(
  factMistakes: readonly unknown[],
  check: () => readonly AnyMistake[] | Promise<readonly AnyMistake[]>,
): Promise<readonly AnyMistake[]> {
  try {
    return await check();
  } catch (error) {
    if (factMistakes.length === 0) throw error;
    return [];
  }
}

export async function findFactMistakes(root: string, facts: Facts = siteFacts): Promise<ContentMistake[]> {
  const mistakes = collectMistakes((reportIn) => {
    for (const check of Object.values(factChecks)) check(facts, reportIn);
  });
  // Operations are built from facts.
  const exampleMistakes = await checkUnlessFactsBreakIt(mistakes, () => findExampleMistakes(facts.operations()));
  return toContentMistakes([...mistakes, ...exampleMistakes], root);
}

/** Runs all checks that need no build. */
export async function findFactAndSourceMistakes(root: string): Promise<ContentMistake[]> {
  const factMistakes = await findFactMistakes(root);
  const sourceMistakes = await checkUnlessFactsBreakIt(factMistakes, async () => {
    const sources = await readSources(root);
    return (await Promise.all(Object.values(sourceChecks).map(async (check) => await check(sources)))).flat();
  });
  return [...factMistakes, ...sourceMistakes];
}

/** Finds everything to replace or renew before the site is public: made-up, missing and outdated facts, and files of the template. */
export const findDeploymentMistakes = async (root: string, now = new Date()): Promise<ContentMistake[]> => [
  ...(await findMarkedFacts(root)),
  ...(await findTemplateFiles(root)),
  ...(await toContentMistakes(findOutdatedFacts(now), root)),
];

/**
 * Checks that the site is ready for a public deployment.
 * @throws ContentError that lists what isn't, as `npm run stand-ins` does
 */
export async function checkDeployment(root: string, now?: Date): Promise<void> {
  const mistakes = await findDeploymentMistakes(root, now);
  assertNoMistakes(mistakes, `Not ready for DEPLOY=production. To replace or renew: ${mistakes.length}.`);
}
