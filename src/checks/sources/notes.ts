import type {ContentProblem} from '../../node/content/problems';
import {suggest} from '../../shared/nearest';
import {withoutCode, type SourcePage, type Sources} from './read';

/** Colons with a name open a note, alone they close it. Notes around others have more colons. */
const fence = /^\s*(?<colons>:{3,})(?<name>\w*)/;

/** Kinds of notes: those of Docusaurus, and the one that docusaurus.config.ts adds. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution', 'success', 'secondary', 'premium'];

/** The parser of the checks reads notes as text, and so would the reader where their colons do not match. */
function wrongNotes(page: SourcePage): ContentProblem[] {
  const {file} = page;
  const problems: ContentProblem[] = [];
  const open: {line: number; colons: string}[] = [];
  for (const [index, text] of withoutCode(page).split(/\r?\n/).entries()) {
    const {colons = '', name = ''} = fence.exec(text)?.groups ?? {};
    if (colons === '') continue;
    const line = index + 1;
    const inner = open.at(-1);
    if (name === '') {
      const closed = open.findLastIndex((note) => note.colons.length <= colons.length);
      if (closed === -1)
        problems.push({
          file,
          line,
          message: 'these colons close no note',
          repair: 'Remove them, or open a note above with as many colons.',
        });
      else open.length = closed;
    } else {
      if (!kinds.includes(name)) {
        problems.push({file, line, message: `unknown kind of note "${name}"`, repair: suggest(name, kinds)});
      }
      if (inner && inner.colons.length <= colons.length) {
        open.pop();
        problems.push({
          file,
          line,
          message: `the note of line ${inner.line} is not closed yet`,
          repair: `Write ${inner.colons} alone on a line before this one, or give the outer note more colons.`,
        });
      }
      open.push({line, colons});
    }
  }
  for (const {line, colons} of open)
    problems.push({
      file,
      line,
      message: 'the note that begins here never ends',
      repair: `Write ${colons} alone on the line after it.`,
    });
  return problems;
}

/** Finds colons of notes that do not match, which readers would see, and kinds of notes that don't exist. */
export const findNotes = ({pages}: Pick<Sources, 'pages'>): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap(wrongNotes);
