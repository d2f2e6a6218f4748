import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {throwMistakes, type ContentMistake} from '../build/content/problems';
import {factChecks, operationChecks, sourceChecks} from './checks';
import {findOutdated} from './deploy/outdated';
import {findStandIns} from './deploy/standIns';
import {findTemplateFiles} from './deploy/templateFiles';
import {factLine} from './facts/locate';
import {collectMistakes, type FactMistake} from './facts/report';
import {siteFacts, type Facts} from './facts/siteFacts';
import {readSources} from './pages/read';

async function locate(problems: readonly FactMistake[], root: string): Promise<ContentMistake[]> {
  return Promise.all(
    problems.map(async ({factPath, message, repair, ...problem}) => {
      const file = `src/facts/${problem.file}`;
      return {file, line: factLine(await readFile(path.join(root, file), 'utf8'), factPath), message, repair};
    }),
  );
}

/** Runs a check that wrong facts can make throw. If it throws, only the problems of facts are reported. */
async function checkDerived<Problem>(
  factProblems: readonly unknown[],
  check: () => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<readonly Problem[]> {
  try {
    return await check();
  } catch (error) {
    if (factProblems.length === 0) throw error;
    return [];
  }
}

export async function checkFacts(root: string, facts: Facts = siteFacts): Promise<ContentMistake[]> {
  const problems = collectMistakes((reportIn) => {
    for (const check of Object.values(factChecks)) check(facts, reportIn);
  });
  const operationProblems = await checkDerived(problems, () =>
    Object.values(operationChecks).flatMap((check) => check(facts.operations())),
  );
  return locate([...problems, ...operationProblems], root);
}

/** Runs all checks that need no build. */
export async function checkSources(root: string): Promise<ContentMistake[]> {
  const factProblems = await checkFacts(root);
  const pageProblems = await checkDerived(factProblems, async () => {
    const sources = await readSources(root);
    return (await Promise.all(Object.values(sourceChecks).map(async (check) => await check(sources)))).flat();
  });
  return [...factProblems, ...pageProblems];
}

/** Finds everything to replace or renew before the site is public: made-up, missing and outdated facts, and files of the template. */
export const findUnready = async (root: string, now = new Date()): Promise<ContentMistake[]> => [
  ...(await findStandIns(root)),
  ...(await findTemplateFiles(root)),
  ...(await locate(findOutdated(now), root)),
];

/**
 * Checks that the site is ready for a public deployment.
 * @throws ContentError that lists what isn't, as `npm run stand-ins` does
 */
export async function checkDeployment(root: string, now?: Date): Promise<void> {
  const problems = await findUnready(root, now);
  throwMistakes(problems, `DEPLOY=production refuses what is still to replace: ${problems.length}.`);
}
