import type {Json} from '../../src/facts/types';
import {counted} from '../../src/rules/sentences';
import type {Comparison, Difference, Leftover, Place} from './difference';

/** How long a value is shown, in characters. */
const shownLength = 100;

/** A value in the printout; what is new is shown by what is known of it. */
function shown(value: Json | undefined): string {
  if (value === undefined) return 'none';
  const text = JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

const marks: Readonly<Record<Difference['kind'], string>> = {added: '+', gone: '-', changed: '~'};

/** One difference in a line, with its place; below it what people have to do. */
function differenceLines(difference: Difference, placeWords: (place: Place) => string): string[] {
  const {kind, part, property, ours, theirs, place, edits, byHand} = difference;
  const what = [part, property].filter((word) => word !== undefined).join(': ');
  const values =
    kind === 'changed' ? `${shown(ours)} -> ${shown(theirs)}` : kind === 'added' ? shown(theirs) : 'only in the facts';
  const line = `  ${marks[kind]} ${what === '' ? '' : `${what}: `}${values}${place ? `  ${placeWords(place)}` : ''}`;
  if (byHand === undefined) return [line];
  const words = `${edits.length > 0 ? 'then by hand' : 'by hand'}: ${byHand}`;
  return [line, ...words.split('\n').map((part) => `      ${part}`)];
}

/** How many paths of leftovers are shown. */
const shownPaths = 3;

const leftoverLines = ({what, paths, advice}: Leftover): string[] => {
  const more = paths.length > shownPaths ? `, … (${paths.length} in all)` : '';
  return [`  ${what}: ${paths.slice(0, shownPaths).join(', ')}${more}`, `      ${advice}`];
};

/**
 * What comparing found, for the terminal: subject by subject what is new (+), gone (-) and changed (~, ours -> theirs),
 * then what facts have no room for, then how many of them `--write` takes over.
 * @param placeWords says where a fact is: `src/facts/modules/polls.ts:40`
 */
export function printed({differences, leftovers}: Comparison, placeWords: (place: Place) => string): string {
  const subjects = [...new Set(differences.map(({subject}) => subject))];
  const blocks = subjects.map((subject) =>
    [
      subject,
      ...differences
        .filter((difference) => difference.subject === subject)
        .flatMap((difference) => differenceLines(difference, placeWords)),
    ].join('\n'),
  );
  const rest =
    leftovers.length > 0 ? [['The facts have no room for these:', ...leftovers.flatMap(leftoverLines)].join('\n')] : [];
  return [...blocks, ...rest, summary(differences)].join('\n\n');
}

/** How many differences there are, and what becomes of them. */
function summary(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'No differences.';
  const written = differences.filter(({edits}) => edits.length > 0).length;
  const left = differences.length - written;
  return `${counted(differences.length, 'difference')}: ${written} for --write, ${left} by hand.`;
}
