/**
 * Words that the site does not use, and what it says in their place: words that say nothing, and words that Discord's
 * client spells another way.
 *
 * `find` is the source of a regular expression for whole words; its case counts, so that proper names can differ.
 *
 * @type {readonly {find: string, instead: string}[]}
 */
const terms = [
  {find: 'TODO', instead: 'Write the text.'},
  {find: '(?<!\\d )[Mm]ay(?! \\d)', instead: 'Say what happens. For a permission write "can".'},
  {find: '[Vv]arious', instead: 'Name them, or give their number.'},
  {find: '[Ss]imply|[Jj]ust|[Ee]as(?:y|ily)', instead: 'Leave it out: the reader decides what is hard.'},
  {find: '[Pp]lease note(?: that)?', instead: 'Begin with what the reader should know.'},
  {find: '[Ii]n order to', instead: 'Write "to".'},
  {find: '[Mm]end(?:s|ed|ing)?', instead: 'Write "fix", "repair" or "correct".'},
  {find: '(?<=, )for (?:it|they|we|he|she) (?:is|are|has|have|does|do|can|cannot)', instead: 'Write "because".'},
  {find: 'makes an? (?:admin|moderator)', instead: 'Say which permission members need.'},
  {find: '[Yy]ou know whom you trust', instead: 'Say what the reader can check.'},
  // What follows from facts and was once said otherwise on a page.
  {
    find: '[Cc]onfigure (?:it|the bot|everything) where you like|[Nn]o command sets these',
    instead: 'Some settings have a command: say how many, by {$counts.commandSettings}.',
  },
  {
    find: '(?<=[Ff]unctions? |[Tt]hey |[Tt]hese )works? at once(?! with| as far)',
    instead: 'It depends on the invite: name it, by {$install.functionInvites.all}.',
  },
  {find: '[Ss]et up by members with', instead: 'Say it by <Facts.Glance>: modules differ.'},
  {find: '[Ee]very action makes a (?:numbered )?case with (?:a )?reason', instead: 'Not every command takes a reason.'},
  {
    find: '(?<!some of )(?:which|that|all|each|they) (?:have|has) (?:a )?workarounds?',
    instead: 'Not every known issue has one: write "with a workaround where there is one".',
  },
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
 * The term that a text has at an offset, where what stands around counts, too.
 *
 * @param {string} text
 * @param {number} offset
 * @param {string} word
 */
const termAt = (text, offset, word) =>
  terms.find(({find}) => {
    const here = new RegExp(find, 'y');
    here.lastIndex = offset;
    return here.exec(text)?.[0] === word;
  });

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
    instead: termAt(text, index, word)?.instead ?? '',
  }));
}
