import type {ContentProblem} from '../../node/content/problems';
import {lineAt} from '../../node/content/pageTree';
import {readFactFiles} from '../factFiles';
import {withoutCode, type Sources} from './read';

/**
 * Words that the site does not use: words that say nothing, and words that Discord's client spells another way. A key is
 * the source of a regular expression for whole words, whose case counts; its value says what to do.
 */
const terms: Readonly<Record<string, string>> = {
  '(?<!\\d )[Mm]ay(?! \\d)': 'Say what happens. For a permission write "can".',
  '[Vv]arious': 'Name them, or give their number.',
  '[Ss]imply|[Jj]ust|[Ee]as(?:y|ily)': 'Leave it out: the reader decides what is hard.',
  '[Pp]lease note(?: that)?': 'Begin with what the reader should know.',
  '[Ii]n order to': 'Write "to".',
  'e\\.g\\.|i\\.e\\.': 'Write "for example" or "that is".',
  '[Gg]uilds?|Manage Guild': 'Write "server", as the client does; "guild" is the API\'s word and stands in code.',
  'Moderate Members': 'The client calls the permission "Timeout Members".',
  'DMs?': 'Write "direct message".',
  'VCs?': 'Write "voice channel".',
  '[Ss]lash-commands?': 'Write "slash command".',
  '[Ee]mojis': 'The plural is "emoji".',
  TODO: 'Write it, or take it out: what is left to do has no place on a page.',
  '[Cc]ancell(?:ed|ing)': 'American spelling has one l: "canceled".',
};

/** A sign of an address, a name or an id beside a word makes it a part of that. */
const patterns = Object.entries(terms).map(([words, repair]) => ({
  pattern: new RegExp(`(?<![\\w/.#-])(?:${words})(?![\\w/-]|\\.\\w)`, 'g'),
  repair,
}));

const termsIn = (file: string, source: string, text: string, start = 0): ContentProblem[] =>
  patterns.flatMap(({pattern, repair}) =>
    [...text.matchAll(pattern)].map(({0: word, index}) => ({
      file,
      line: lineAt(source, start + index),
      message: `"${word}" is not used here`,
      repair,
    })),
  );

/** Comments, and texts in quotes, which are a group. */
const quoted = /\/\*[^]*?\*\/|\/\/ .*|(?<text>(?<quote>['"`])(?:\\.|(?!\k<quote>)[^\\])*\k<quote>)/g;

/** The words of a file of facts that are not used. A text without a space is a name. */
export const termsInFacts = (file: string, source: string): ContentProblem[] =>
  [...source.matchAll(quoted)].flatMap(({index, groups}) =>
    groups?.text?.includes(' ') ? termsIn(file, source, groups.text, index) : [],
  );

/** Finds words that the site does not use, in pages without their code and in the texts of facts. */
export async function findTerms({root, pages}: Pick<Sources, 'root' | 'pages'>): Promise<ContentProblem[]> {
  const inPages = pages
    .filter(({problems}) => problems.length === 0)
    .flatMap((page) => termsIn(page.file, page.source, withoutCode(page)));
  const facts = await readFactFiles(root);
  return [...inPages, ...facts.flatMap(({file, source}) => termsInFacts(file, source))];
}
