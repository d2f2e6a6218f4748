import type {ContentProblem} from '../../node/content/problems';
import {withoutCode, type SourcePage, type Sources} from './read';

/** Colons with a name open a note, alone they close it. */
const colons = /^\s*:{3,}(?<name>\w*)/;

/** The parser of the checks reads notes as text, and so would the reader where their colons do not match. */
function wrongNotes(page: SourcePage): ContentProblem[] {
  const {file} = page;
  const problems: ContentProblem[] = [];
  let open: number | undefined;
  for (const [index, text] of withoutCode(page).split('\n').entries()) {
    const name = colons.exec(text)?.groups?.name;
    if (name === undefined) continue;
    const line = index + 1;
    if (name === '' && open === undefined)
      problems.push({file, line, message: 'these colons close no note', repair: 'Remove them, or open a note above.'});
    if (name !== '' && open !== undefined)
      problems.push({
        file,
        line,
        message: `the note of line ${open} is not closed yet`,
        repair: 'Write ::: alone on a line before this one.',
      });
    open = name === '' ? undefined : line;
  }
  if (open !== undefined)
    problems.push({
      file,
      line: open,
      message: 'the note that begins here never ends',
      repair: 'Write ::: alone on the line after it.',
    });
  return problems;
}

/** Finds colons of notes that do not match: readers would see them. */
export const findNotes = ({pages}: Pick<Sources, 'pages'>): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap(wrongNotes);
