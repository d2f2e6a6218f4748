import type {ContentProblem} from '../../node/content/problems';
import type {Sources} from './read';

/** Three colons or more: with a name they open a note, alone they close one that has as many or fewer. */
const colons = /^\s*(?<fence>:{3,})(?<name>\w+)?/;
/** Opens a block of code, and closes one that began with as many of the same signs or fewer. */
const codeFence = /^\s*(?<code>`{3,}|~{3,})/;

/** A note that is open. */
interface Note {
  fence: string;
  line: number;
}

/** Notes are not seen by the parser of the checks: it reads them as text, and so would the reader. */
function wrongNotes(source: string): {line: number; message: string; repair: string}[] {
  const problems: {line: number; message: string; repair: string}[] = [];
  const open: Note[] = [];
  let code: string | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const fenced = codeFence.exec(text)?.groups?.code;
    if (fenced !== undefined && (code === undefined || fenced.startsWith(code)))
      code = code === undefined ? fenced : undefined;
    const found = code === undefined ? colons.exec(text)?.groups : undefined;
    if (found?.fence === undefined) continue;
    const {fence, name} = found;
    const line = index + 1;
    const last = open.at(-1);
    if (name !== undefined) open.push({fence, line});
    else if (last !== undefined && fence.length >= last.fence.length) open.pop();
    else {
      const repair = last
        ? `Close the note of line ${last.line} with ${last.fence}`
        : 'Remove it, or open a note above.';
      problems.push({line, message: `${fence} closes no note`, repair});
    }
  }
  return [
    ...problems,
    ...open.map(({fence, line}) => ({
      line,
      message: 'the note that begins here never ends',
      repair: `Write ${fence} alone on the line after it.`,
    })),
  ];
}

/** Finds colons of notes that do not match: readers would see them. */
export const findNotes = ({pages}: Sources): ContentProblem[] =>
  pages.flatMap(({file, source}) => wrongNotes(source).map((problem) => ({file, ...problem})));
