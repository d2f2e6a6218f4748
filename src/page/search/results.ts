import {excerpt, highlightMatches, type Piece} from './excerpt';
import type {SearchEntry} from '../../shared/search/files';
import type {Found, FoundPage} from './find';
import {addressOf} from '../../shared/routing/basePath';
import {element} from './elements';

const withMarks = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({text, marked: isMarked}) => (isMarked ? element('mark', {}, text) : text));

/** A page that was found: where it belongs, its title, and links to what was found on it. */
function pageResult({title, area, sections}: FoundPage, isWanted: Found['isWanted']): HTMLLIElement {
  const links = sections.map(({address, heading, text}) =>
    element(
      'li',
      {},
      element(
        'a',
        {href: address},
        element('strong', {}, ...withMarks(highlightMatches(heading, isWanted))),
        element('span', {className: 'search-excerpt'}, ...withMarks(excerpt(text, isWanted))),
      ),
    ),
  );
  const caption = element('p', {className: 'search-page'}, element('span', {}, area), ' ', title);
  return element('li', {}, caption, element('ul', {}, ...links));
}

/** What was found, page by page. */
export const resultList = ({pages, isWanted}: Found): HTMLElement =>
  element('ul', {className: 'search-pages'}, ...pages.map((page) => pageResult(page, isWanted)));

const quoted = (words: Iterable<string>): string => [...words].map((word) => `“${word}”`).join(' and ');

/**
 * A note on the words that were corrected.
 * @param search searches for what was typed
 */
export function correction({corrected}: Found, search: () => void): {said: string; button: HTMLButtonElement} {
  const label = `Search for ${quoted(corrected.keys())} instead`;
  const button = element('button', {type: 'button', className: 'search-button'}, label);
  button.addEventListener('click', search);
  return {said: `Results for ${quoted(corrected.values())}.`, button};
}

const linkList = (links: readonly {title: string; to: string}[]): HTMLElement =>
  element(
    'ul',
    {},
    ...links.map(({title, to}) => element('li', {}, element('a', {href: to}, element('strong', {}, title)))),
  );

/** What is shown before anything is typed. */
export const popularList = ({popular}: SearchEntry): HTMLElement =>
  element('div', {}, element('p', {className: 'search-page'}, 'What many look for'), linkList(popular));

/**
 * What is shown when nothing was found.
 * @param search looks for a word
 */
export function nothingFound(
  words: readonly string[],
  {ask}: SearchEntry,
  search: (word: string) => void,
): HTMLElement {
  const tries = words.map((word) => {
    const button = element('button', {type: 'button', className: 'search-button'}, word);
    button.addEventListener('click', () => search(word));
    return element('li', {}, button);
  });
  return element(
    'div',
    {},
    ...(tries.length > 0
      ? [
          element('p', {className: 'search-page'}, 'Words that are close'),
          element('ul', {className: 'search-words'}, ...tries),
        ]
      : []),
    element('p', {className: 'search-page'}, 'Where to ask'),
    linkList([{title: 'FAQ', to: addressOf('/faq')}, ask]),
  );
}

/**
 * What is shown when a file of the search failed to load.
 * @param retry searches again
 */
export function notLoaded(retry: () => void): HTMLElement {
  const button = element('button', {type: 'button', className: 'search-button'}, 'Try again');
  button.addEventListener('click', retry);
  return element(
    'div',
    {},
    element('p', {}, 'The search index couldn’t be loaded. Are you offline?'),
    element('p', {}, button),
    linkList([{title: 'Read the FAQ instead', to: addressOf('/faq')}]),
  );
}
