import {describe, expect, it} from 'vitest';
import {excerpt, highlightMatches} from '../../src/browser/search/excerpt';
import {searchEntryPath, type IndexPiece, type PageTexts, type SearchEntryFile} from '../../src/lib/search/files';
import {SearchIndex, type SearchResults} from '../../src/browser/search/searchIndex';
import {nameKey, stemOf} from '../../src/lib/search/stems';
import {hasWords, wordsOf} from '../../src/lib/tokenize';
import {searchFiles} from '../../src/build/output/search';
import {sectionsOf} from '../../src/build/output/search/sections';
import {readPageContent} from '../../src/build/output/pageContent';

const pageOf = (route: string, content: string) =>
  readPageContent(`<html><head></head><body><main>${content}</main></body></html>`, route);

describe('wordsOf', () => {
  it.each([
    ["It's a Café", ['its', 'a', 'cafe']],
    ['open_polls', ['open', 'polls']],
    ['user.mention', ['user', 'mention']],
    ['createPoll', ['create', 'poll']],
    ['/poll', ['poll']],
  ])('splits %s into words in lower case, without accents and apostrophes', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('stemOf', () => {
  it('returns one stem for every form of a word', () => {
    expect(['vote', 'votes', 'voted', 'voting'].map(stemOf)).toEqual(Array(4).fill(stemOf('vote')));
    expect(nameKey(wordsOf('/poll create'))).toBe(nameKey(wordsOf('polls created')));
  });

  it.each([
    ['sent', 'send'],
    ['chosen', 'choose'],
    ['left', 'leaving'],
    ['4', 'four'],
  ])('returns the same stem for %s and %s', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });
});

describe('hasWords', () => {
  const text = 'Vote in an open poll of {user.name} at the Café: /poll vote';

  it.each(['poll,', '“poll”', '{user', 'username', 'POLL vot', 'Cafe\u0301', 'ｐｏｌｌ', ' , '])(
    'finds %o',
    (query) => {
      expect(hasWords(text, query)).toBe(true);
    },
  );

  it.each(['polls', '{user.id}', 'poll, giveaway'])('does not find %o', (query) => {
    expect(hasWords(text, query)).toBe(false);
  });
});

describe('sectionsOf', () => {
  const sections = sectionsOf(
    pageOf(
      '/docs/page',
      `<h1>Title</h1><p>First <code>a_b</code>.</p><h2 id=one>One</h2><p>Text</p><h3>No id</h3>
       <table><tr><td><span id=row></span><code>key</code></td><td>Meaning</td></tr></table>
       <ul><li><p><a id=entry href="#entry"><code>name</code></a> <em>number</em></p><p>How many</p></li><li>Other</li></ul>
       <pre>sample</pre><h2 id=two>Two</h2><p>End.</p>`,
    ),
  );

  const sectionText = (html: string, id: string): string | undefined =>
    sectionsOf(pageOf('/docs/page', `<h1>Title</h1><h2 id=two>Two</h2>${html}`)).find((section) => section.id === id)
      ?.text;

  it('begins sections at headings with an id, and the first at the title', () => {
    const headings = sections.filter(({isRow}) => !isRow).map(({id, heading}) => `${id} ${heading}`);
    expect(headings).toEqual([' Title', 'one One', 'two Two']);
    expect(sections[0]).toMatchObject({text: 'First a_b.', inlineCode: ['a_b']});
  });

  it('gives a section the text below its heading, without code blocks, and only the names of its rows', () => {
    expect(sections.find(({id}) => id === 'one')?.text).toBe('Text · No id: key · name · Other');
  });

  it('returns rows and list items with an id as sections', () => {
    expect(sections.filter(({isRow}) => isRow)).toEqual([
      {id: 'row', heading: 'key', text: 'Meaning', inlineCode: [], boldText: [], isRow: true},
      {id: 'entry', heading: 'name', text: 'number · How many', inlineCode: [], boldText: [], isRow: true},
    ]);
  });

  it.each([
    [
      'every word of a list item',
      '<ul><li><b><span id=a>Save it?</span></b> No. Copy it into <code>/tag create</code> first, or <a href=/b>ask</a> us.</li></ul>',
      'No. Copy it into /tag create first, or ask us.',
    ],
    [
      'the key and the columns of a table row',
      `<table><tr><td><b>Time to vote</b> <span id=a><code>max_time</code></span> (on the web)</td>
       <td data-label=Value>1 to 5</td><td data-label=Default>3</td></tr></table>`,
      'max_time (on the web) · Value: 1 to 5 · Default: 3',
    ],
  ])('gives a row %s', (_, html, text) => {
    expect(sectionText(html, 'a')).toBe(text);
  });

  it.each([
    ['phrases', '<p>Stored:</p><ul><li>votes</li><li>names</li></ul><p>All.</p>', 'Stored: votes · names · All.'],
    ['sentences', '<p>One.</p><p>Two?</p><p>Three</p>', 'One. Two? Three'],
    ['labels', '<p><b>Added</b></p><ul><li>Votes.</li></ul><h4>Fixed:</h4><p>Tags.</p>', 'Added: Votes. Fixed: Tags.'],
    ['cells', '<table><tr><th>A<th>B<tr><td>Polls<td>5<tr><td>Tags<td></table>', 'A: B · Polls: 5 · Tags'],
  ])('separates %s', (_, html, text) => {
    expect(sectionText(html, 'two')).toBe(text);
  });

  it('leaves out the label of a code block, and gives a section without text the headings below it', () => {
    const samples = '<div><p><b>cURL</b></p><pre>a</pre></div><p><b>Python</b></p><pre>b</pre>';
    expect(sectionText(`<p>Send it.</p>${samples}<p>Done.</p>`, 'two')).toBe('Send it. Done.');
    const headings = '<h3 id=a>Long one</h3><p>A.</p><h4 id=b>Deep</h4><h3 id=c>Other</h3><h2 id=d>Next</h2>';
    expect(sectionText(headings, 'two')).toBe('Long one · Other');
  });
});

function buildSearch(pages: Readonly<Record<string, string>>, entryChanges: Partial<SearchEntryFile> = {}) {
  const searchedPages = Object.entries(pages).map(([route, content]) => {
    const page = pageOf(route, content);
    return [route, {...page, sections: sectionsOf(page)}] as const;
  });
  const files = searchFiles(new Map(searchedPages));
  const search = new SearchIndex(searchEntryPath, (address) => {
    const text = files[address];
    if (text === undefined) return Promise.reject(new Error(`There is no ${address}.`));
    const content = JSON.parse(text) as SearchEntryFile | IndexPiece | PageTexts;
    // Without the site's own synonyms.
    return Promise.resolve(address === searchEntryPath ? {...content, synonyms: [], ...entryChanges} : content);
  });
  return {search, files};
}

const hrefsOf = ({pages}: SearchResults): string[] => pages.flatMap(({sections}) => sections.map(({href}) => href));

const site = {
  '/docs/modules/votes': `<h1>Votes</h1><p>Ask everybody.</p><h2 id=commands>Commands</h2><p>Use <code>/vote start</code>.</p>
    <h2 id=limits>Limits</h2><p>Ten votes at a time. The error is <code>limit_reached</code>.</p>`,
  '/docs/modules/tickets': `<h1>Tickets</h1><p>Talk to the staff.</p><h2 id=close>Closing</h2><p>Staff close it.</p>
    <h2 id=opening>Open</h2><p>Press it.</p><h2 id=unable>Can't open</h2><p>Ask us.</p>
    <h2 id=problems>When a ticket fails</h2><h3 id=problem-check>Check failed</h3><p>Try again.</p>`,
  '/docs/api/error-codes': '<h1>Error codes</h1><h2 id=check-failed><code>check_failed</code></h2><p>Try again.</p>',
  '/docs/api/modules/votes': `<h1>Votes API</h1><h2 id=create-vote>Start a vote</h2><p><code>POST /votes</code> takes a
    <code>max_choices</code>.</p>`,
  '/documents/changelog': '<h1>Changelog</h1><h2 id=v2>Votes 2.0</h2><p>Votes can be started again.</p>',
};

describe('the search', () => {
  const {search} = buildSearch(site, {
    synonyms: [['vote', 'ballot', 'ask the crowd']],
    areas: {API: ['api']},
  });

  it.each([
    ['voting', '/docs/modules/votes'],
    ['vote limits', '/docs/modules/votes#limits'],
    ['/vote start', '/docs/modules/votes#commands'],
    ['limit_reached', '/docs/modules/votes#limits'],
    ['check_failed', '/docs/api/error-codes#check-failed'],
    ['tickets not working', '/docs/modules/tickets#problems'],
    ['cannot open', '/docs/modules/tickets#unable'],
    ['how do I close a ticket', '/docs/modules/tickets#close'],
    ['tikcets', '/docs/modules/tickets'],
    ['tickts', '/docs/modules/tickets'],
    ['tickkets', '/docs/modules/tickets'],
    ['tick', '/docs/modules/tickets'],
    ['ask the crowd', '/docs/modules/votes'],
    ['createVote', '/docs/api/modules/votes#create-vote'],
    ['start a vote api', '/docs/api/modules/votes#create-vote'],
    ['max_choices', '/docs/api/modules/votes#create-vote'],
  ])('answers "%s" with %s first', async (query, address) => {
    expect(hrefsOf(await search.find(query))[0]).toBe(address);
  });

  it.each([
    ['closetickets', 'close tickets', '/docs/modules/tickets#close'],
    ['votelimits', 'vote limits', '/docs/modules/votes#limits'],
  ])('splits %s into %s', async (query, words, address) => {
    // The space ends the word. Without it, the word could be an incomplete one.
    const results = await search.find(`${query} `);
    expect([...results.corrections]).toEqual([[query, words]]);
    expect(hrefsOf(results)[0]).toBe(address);
  });

  it('lists guides before the API, and the API before the changelog', async () => {
    const {pages, countsByArea} = await search.find('votes');
    expect(pages.map(({area}) => area)).toEqual(['Guides', 'API', 'Changelog']);
    expect(countsByArea.get('API')).toBeGreaterThan(0);
    expect((await search.find('votes', 'API')).pages.map(({route}) => route)).toEqual(['/docs/api/modules/votes']);
  });

  // A word is corrected only if it is unknown, has at least four letters, and is one typo from a word with its first letter.
  it.each(['tickets', 'teh tickets', 'bats', 'dickets'])('corrects no word of "%s"', async (query) => {
    expect((await search.find(`${query} `)).corrections.size).toBe(0);
  });

  it('reports the words that it corrected, and searches for the exact words on request', async () => {
    expect([...(await search.find('tikcets ')).corrections]).toEqual([['tikcets', 'tickets']]);
    const results = await search.find('tikcets ', undefined, {exactly: true});
    expect(results.corrections.size).toBe(0);
    expect(results.pages).toEqual([]);
  });

  it('highlights the words of a query in a text', async () => {
    const {isMatch} = await search.find('voting');
    const pieces = highlightMatches('Vote and be voted.', isMatch);
    const marked = pieces.map(({text, highlighted}) => (highlighted ? `<${text}>` : text));
    expect(marked).toEqual(['<Vote>', ' and be ', '<voted>', '.']);
  });

  it.each(['“votes”,', '/vote', '{votes}', 'Vótes'])('finds and highlights the word in %o', async (query) => {
    const {pages, isMatch} = await search.find(query);
    expect(pages[0]?.route).toBe('/docs/modules/votes');
    expect(highlightMatches('(Votes)', isMatch)).toContainEqual({text: 'Votes', highlighted: true});
  });

  it('finds nothing for an unknown word, and suggests close words', async () => {
    expect((await search.find('xylophone ')).pages).toEqual([]);
    expect(await search.nearestWords('how about tickeets')).toEqual(['tickets']);
  });
});

describe('the files of the search', () => {
  it('contain a name that sorts before all words of the index', () => {
    // The name `a vote` sorts before `vote`, the only word.
    const {files} = buildSearch({'/docs/modules/votes': '<h1>A vote</h1>'});
    const {pieces} = JSON.parse(files[searchEntryPath] ?? '') as SearchEntryFile;
    const keys = pieces.flatMap(([, file]) => Object.keys(JSON.parse(files[file] ?? '{}') as IndexPiece));
    expect(keys).toContain('a vote');
  });

  it('get new names only when their content changes', () => {
    const fileNames = (pages: typeof site) => Object.keys(buildSearch(pages).files);
    expect(fileNames(site)).toEqual(fileNames({...site}));
    const namesAfterEdit = fileNames({...site, '/documents/changelog': '<h1>Changelog</h1><p>Other</p>'});
    expect(namesAfterEdit).not.toEqual(fileNames(site));
    const keptNames = namesAfterEdit.filter((name) => fileNames(site).includes(name));
    // At least the texts of the other pages.
    expect(keptNames.length).toBeGreaterThanOrEqual(Object.keys(site).length - 1);
  });
});

describe('excerpt', () => {
  const isMatch = (word: string): boolean => ['needle', 'thread'].includes(word);
  /** Longer than an excerpt. */
  const filler = 'word '.repeat(60);
  const excerptText = (text: string): string =>
    excerpt(text, isMatch)
      .map(({text: piece}) => piece)
      .join('');

  it('shows the part with most of the words', () => {
    expect(excerptText(`needle ${filler} thread and needle ${filler}`)).toMatch(/^… .*thread and needle.* …$/);
  });

  it.each([
    ['at the start of a sentence', `${filler}. Take a "needle". Then thread.`, /^Take a "needle"\. Then thread\.$/],
    ['at a phrase of a list, after an ellipsis', `Use: ${filler} · a needle · a thread`, /^… a needle · a thread$/],
    ['at the match if no word begins shortly before it', `${'x'.repeat(90)}/needle ${filler}`, /^… needle /],
    ['at the start of a text without the words', `Begin ${filler}`, /^Begin .* …$/],
    ['at the start of a text without spaces', 'x'.repeat(1000), /^xxx/],
  ])('begins %s', (_, text, expected) => {
    expect(excerptText(text)).toMatch(expected);
  });

  it.each(['No.', 'Yes, but rarely.', 'Only on weekdays.'])('keeps the answer "%s" before a later part', (answer) => {
    expect(excerptText(`${answer} ${filler}. Take a needle.`)).toBe(`${answer} … Take a needle.`);
  });
});
