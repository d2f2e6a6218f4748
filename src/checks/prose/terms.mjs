/**
 * Words that the site does not use, and what it says in their place: words that say nothing, and words that Discord's
 * client spells another way.
 *
 * `find` is the source of a regular expression for whole words; its case counts, so that proper names can differ.
 *
 * @type {readonly {find: string, instead: string}[]}
 */
const terms = [
  {find: '(?<!\\d )[Mm]ay(?! \\d)', instead: 'Say what happens. For a permission write "can".'},
  {find: '[Vv]arious', instead: 'Name them, or give their number.'},
  {find: '[Ss]imply|[Jj]ust|[Ee]as(?:y|ily)', instead: 'Leave it out: the reader decides what is hard.'},
  {find: '[Pp]lease note(?: that)?', instead: 'Begin with what the reader should know.'},
  {find: '[Ii]n order to', instead: 'Write "to".'},
  {find: 'e\\.g\\.|i\\.e\\.', instead: 'Write "for example" or "that is".'},
  {find: '[Gg]uilds?', instead: 'Write "server", as the client does; "guild" is the API\'s word and stands in code.'},
  {find: 'Manage Guild', instead: 'The client calls the permission "Manage Server".'},
  {find: 'View Channel', instead: 'The client calls the permission "View Channels".'},
  {find: 'Moderate Members', instead: 'The client calls the permission "Timeout Members".'},
  {find: 'DMs?', instead: 'Write "direct message".'},
  {find: 'VCs?', instead: 'Write "voice channel".'},
  {find: '[Ss]lash-commands?', instead: 'Write "slash command".'},
  {find: '[Ee]mojis', instead: 'The plural is "emoji".'},
  {find: '[Cc]ancell(?:ed|ing)', instead: 'American spelling has one l: "canceled".'},
];

// A slash or dot before a word makes it a part of an address, a hyphen a part of a name.
const pattern = new RegExp(terms.map(({find}) => `(?<![\\w/.-])(?:${find})(?![\\w/-]|\\.\\w)`).join('|'), 'g');

/**
 * The words of a text that the site does not use.
 *
 * @param {string} text
 * @returns {{word: string, offset: number, instead: string}[]} with the offset of each in the text
 */
export function findTerms(text) {
  return [...text.matchAll(pattern)].map(({0: word, index}) => ({
    word,
    offset: index,
    instead: terms.find(({find}) => new RegExp(`^(?:${find})$`).test(word))?.instead ?? '',
  }));
}
