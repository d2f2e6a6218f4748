import type {ContentProblem} from '../../node/content/problems';
import {suggest} from '../../shared/nearest';
import {withoutCode, type SourcePage, type Sources} from './read';

/** `:::tip` opens an admonition, `:::` closes it. Outer admonitions have more colons than inner ones. */
const fence = /^\s*(?<colons>:{3,})(?<name>\w*)/;

/** The kinds that Docusaurus has, and `premium` from docusaurus.config.ts. */
const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution', 'success', 'secondary', 'premium'];

function noteProblems(page: SourcePage): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (line: number, message: string, repair: string) =>
    problems.push({file: page.file, line, message, repair});
  const open: {line: number; colons: string}[] = [];
  for (const [index, text] of withoutCode(page).split(/\r?\n/).entries()) {
    const {colons = '', name = ''} = fence.exec(text)?.groups ?? {};
    if (colons === '') continue;
    const line = index + 1;
    const outer = open.at(-1);
    if (name === '') {
      const closed = open.findLastIndex((note) => note.colons.length <= colons.length);
      if (closed < 0)
        report(line, "these colons don't close a note", 'Remove them, or open a note above with as many colons.');
      else open.length = closed;
      continue;
    }
    if (!kinds.includes(name)) report(line, `unknown kind of note "${name}"`, suggest(name, kinds));
    if (outer && outer.colons.length <= colons.length) {
      open.pop();
      const repair = `Write ${outer.colons} on its own line before this one, or give the outer note more colons.`;
      report(line, `the note on line ${outer.line} is still open`, repair);
    }
    open.push({line, colons});
  }
  for (const {line, colons} of open) {
    report(line, 'the note is never closed', `Write ${colons} on its own line after it.`);
  }
  return problems;
}

/**
 * Finds unknown kinds of notes and unmatched colons. Docusaurus would show them as text, or extend the note to the end of the
 * page.
 */
export const findNotes = ({pages}: Pick<Sources, 'pages'>): ContentProblem[] =>
  pages.filter(({problems}) => problems.length === 0).flatMap(noteProblems);
