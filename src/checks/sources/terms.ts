import type {ContentProblem} from '../../node/content/problems';
import {lineAt} from '../../node/content/pageTree';
import {readFactFiles} from '../factFiles';
import {withoutCode, type Sources} from './read';

/** Case-sensitive patterns for whole words to avoid, and what to do instead. */
const terms: Readonly<Record<string, string>> = {
  '(?<!\\d )[Mm]ay(?! \\d)': 'Say what happens. For a permission write "can".',
  '[Vv]arious': 'Name them, or give their number.',
  '[Ss]imply|[Jj]ust|[Ee]as(?:y|ily)': 'Delete it: the reader decides what is easy.',
  '[Pp]lease note(?: that)?': 'Begin with what the reader should know.',
  '[Ii]n order to': 'Write "to".',
  'e\\.g\\.|i\\.e\\.': 'Write "for example" or "that is".',
  '[Gg]uilds?|Manage Guild': 'Write "server", as the client does. Write "guild" of the API in code.',
  'Moderate Members': 'The client calls the permission "Timeout Members".',
  'DMs?': 'Write "direct message".',
  'VCs?': 'Write "voice channel".',
  '[Ss]lash-commands?': 'Write "slash command".',
  '[Ee]mojis': 'The plural is "emoji".',
  TODO: 'Write it, or delete it.',
  '[Cc]ancell(?:ed|ing)': 'American spelling has one l: "canceled".',
};

// A word next to `/`, `.`, `#` or `-` is part of a URL, a name or an id.
const patterns = Object.entries(terms).map(([words, repair]) => ({
  pattern: new RegExp(`(?<![\\w/.#-])(?:${words})(?![\\w/-]|\\.\\w)`, 'g'),
  repair,
}));

const termsIn = (file: string, source: string, text: string, start = 0): ContentProblem[] =>
  patterns.flatMap(({pattern, repair}) =>
    [...text.matchAll(pattern)].map(({0: word, index}) => ({
      file,
      line: lineAt(source, start + index),
      message: `avoid "${word}"`,
      repair,
    })),
  );

/** Matches comments, and quoted texts as a group. */
const quoted = /\/\*[^]*?\*\/|\/\/ .*|(?<text>(?<quote>['"`])(?:\\.|(?!\k<quote>)[^\\])*\k<quote>)/g;

/** Finds words to avoid in the texts of a file of facts. Texts without a space are names. */
export const termsInFacts = (file: string, source: string): ContentProblem[] =>
  [...source.matchAll(quoted)].flatMap(({index, groups}) =>
    groups?.text?.includes(' ') ? termsIn(file, source, groups.text, index) : [],
  );

/** Finds words to avoid in facts, and in pages outside of code. */
export async function findTerms({root, pages}: Pick<Sources, 'root' | 'pages'>): Promise<ContentProblem[]> {
  const inPages = pages
    .filter(({problems}) => problems.length === 0)
    .flatMap((page) => termsIn(page.file, page.source, withoutCode(page)));
  const facts = await readFactFiles(root);
  return [...inPages, ...facts.flatMap(({file, source}) => termsInFacts(file, source))];
}
