import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {throwProblems, type ContentProblem} from '../build/content/problems';
import {factChecks, operationChecks, sourceChecks} from './checks';
import {findExpiry} from './deploy/expiry';
import {findStandIns} from './deploy/standIns';
import {factLine} from './facts/locate';
import {collect, type FactProblem} from './facts/report';
import {siteFacts, type Facts} from './facts/siteFacts';
import {readSources} from './pages/read';

async function locate(problems: readonly FactProblem[], root: string): Promise<ContentProblem[]> {
  return Promise.all(
    problems.map(async ({at, message, repair, ...problem}) => {
      const file = `src/facts/${problem.file}`;
      return {file, line: factLine(await readFile(path.join(root, file), 'utf8'), at), message, repair};
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

export async function checkFacts(root: string, facts: Facts = siteFacts): Promise<ContentProblem[]> {
  const problems = collect((reportIn) => {
    for (const check of Object.values(factChecks)) check(facts, reportIn);
  });
  const operationProblems = await checkDerived(problems, () =>
    Object.values(operationChecks).flatMap((check) => check(facts.operations())),
  );
  return locate([...problems, ...operationProblems], root);
}

/** Runs all checks that need no build. */
export async function checkSources(root: string): Promise<ContentProblem[]> {
  const factProblems = await checkFacts(root);
  const pageProblems = await checkDerived(factProblems, async () => {
    const sources = await readSources(root);
    return (await Promise.all(Object.values(sourceChecks).map(async (check) => await check(sources)))).flat();
  });
  return [...factProblems, ...pageProblems];
}

/** Finds facts that are outdated at the given time. */
export const findOutdated = (root: string, now: Date): Promise<ContentProblem[]> => locate(findExpiry(now), root);

/**
 * Checks that no facts are made up or outdated, as a public deployment needs.
 * @throws ContentError that lists every such fact with file, line and repair
 */
export async function checkDeployment(root: string, now = new Date()): Promise<void> {
  throwProblems(await findStandIns(root), 'DEPLOY=production allows no made-up facts:');
  throwProblems(await findOutdated(root, now));
}
