import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {changelog} from '../facts/releases';
import {refuse, type ContentProblem} from '../node/content/problems';
import {findExpiry} from './deploy/expiry';
import {findPlaceholders, placeholderCount} from './deploy/placeholders';
import {derivedFactChecks, factChecks} from './facts/checks';
import {factLine} from './facts/locate';
import type {FactProblem} from './facts/report';
import {theFacts, type Facts} from './facts/theFacts';
import {lintChecks, sourceChecks, type SourceCheck} from './sources/checks';
import {findHalfEntered} from './sources/modules';
import {readSources} from './sources/read';

/** Problems of facts with their lines. */
async function placed(problems: readonly FactProblem[], root: string): Promise<ContentProblem[]> {
  return Promise.all(
    problems.map(async ({file, at, message, repair}) => {
      const place = `src/facts/${file}`;
      const source = await readFile(path.join(root, place), 'utf8');
      return {file: place, line: factLine(source, at), message, repair};
    }),
  );
}

type Checks<Subject, Found> = Readonly<
  Record<string, (subject: Subject) => readonly Found[] | Promise<readonly Found[]>>
>;

const run = async <Subject, Found>(checks: Checks<Subject, Found>, subject: Subject): Promise<Found[]> =>
  (await Promise.all(Object.values(checks).map(async (find) => await find(subject)))).flat();

/**
 * Runs all checks of facts.
 * @param root folder of the project, where the lines of wrong facts are looked up
 */
export async function checkFacts(root: string, facts: Facts = theFacts): Promise<ContentProblem[]> {
  const wrong = await run(factChecks, facts);
  const derived = run(derivedFactChecks, facts);
  // Checks of derived facts can crash on wrong facts.
  return placed([...wrong, ...(await (wrong.length > 0 ? derived.catch(() => []) : derived))], root);
}

async function problemsOf(root: string, checks: Readonly<Record<string, SourceCheck>>): Promise<ContentProblem[]> {
  // Links to the pages of such a module, routes and lists would be blamed for what it lacks.
  const halfEntered = findHalfEntered(root, changelog.current);
  if (halfEntered.length > 0) return halfEntered;
  const wrongFacts = await checkFacts(root);
  const ofPages = readSources(root).then((sources) => run(checks, sources));
  // What is made of wrong facts can fail without saying why; then the facts are what is to be fixed.
  return [...wrongFacts, ...(await (wrongFacts.length > 0 ? ofPages.catch(() => []) : ofPages))];
}

/**
 * Runs all checks that need no build: those of facts and of sources.
 * @param root folder of the project
 * @returns every problem, in no order that matters
 */
export const checkSources = (root: string): Promise<ContentProblem[]> =>
  problemsOf(root, {...sourceChecks, ...lintChecks});

/**
 * Runs the checks that stop a build.
 * @param root folder of the project
 * @throws ContentError that lists every problem with file, line and repair
 */
export async function checkBeforeBuild(root: string): Promise<void> {
  refuse(await problemsOf(root, sourceChecks));
}

/**
 * Finds facts that hold for some time only, and not at a moment.
 * @param root folder of the project
 */
export const findOutdated = (root: string, now: Date): Promise<ContentProblem[]> => placed(findExpiry(now), root);

/**
 * Checks that no placeholder is left and that nothing is outdated, as a site that everyone reads wants it.
 * @param root folder of the project
 * @param now the moment of the deployment
 * @throws ContentError that lists every such fact with file, line and what to put there
 */
export async function checkFilledIn(root: string, now = new Date()): Promise<void> {
  const placeholders = await findPlaceholders(root);
  refuse(placeholders, `${placeholderCount(placeholders.length)}, and DEPLOY=production wants none:`);
  refuse(await findOutdated(root, now));
}
