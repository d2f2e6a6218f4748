import {changelog} from '../../facts/releases';
import {lineAt} from '../../build/content/pageTree';
import type {ContentProblem} from '../../build/content/problems';
import {readFactFiles} from './read';

const isoDate = /\b\d{4}-\d{2}-\d{2}(?!\d)/g;

/** Dates of real events, while the others are the bot's. */
const exempt = ['src/facts/discord.ts', 'src/facts/security.ts'];

/**
 * Finds dates in facts and pages that are later than the date of the facts.
 * @param asOf date of the facts, ISO
 */
export async function findFutureDates(
  {root, pages}: {root: string; pages: readonly {file: string; source: string}[]},
  asOf: string = changelog.asOf,
): Promise<ContentProblem[]> {
  const facts = (await readFactFiles(root)).filter(({file}) => !exempt.includes(file));
  return [...facts, ...pages].flatMap(({file, source}) =>
    [...source.matchAll(isoDate)]
      .filter(([date]) => date > asOf)
      .map(({0: date, index}) => ({
        file,
        line: lineAt(source, index),
        message: `${date} is after the date of the facts, ${asOf}`,
        repair: 'Write an earlier date, or set `asOf` in src/facts/releases/index.ts.',
      })),
  );
}
