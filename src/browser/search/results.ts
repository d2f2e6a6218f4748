import {excerpt, highlightMatches, type Piece} from './excerpt';
import type {SearchEntry} from '../../lib/search/files';
import type {Found, FoundPage} from './find';
import {withBasePath} from '../../facts/derived/basePath';

/** `element('p', {className: 'note'}, 'Text')` → `<p class="note">Text</p>` */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...content);
  return created;
}

const withMarks = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({text, highlighted}) => (highlighted ? element('mark', {}, text) : text));

function pageResult({title, area, sections}: FoundPage, isMatch: Found['isMatch']): HTMLLIElement {
  const links = sections.map(({address, heading, text}) =>
    element(
      'li',
      {},
      element(
        'a',
        {href: address},
        element('strong', {}, ...withMarks(highlightMatches(heading, isMatch))),
        element('span', {className: 'search-excerpt'}, ...withMarks(excerpt(text, isMatch))),
      ),
    ),
  );
  const caption = element('p', {className: 'search-page'}, element('span', {}, area), ' ', title);
  return element('li', {}, caption, element('ul', {}, ...links));
}

export const resultList = ({pages, isMatch}: Found): HTMLElement =>
  element('ul', {className: 'search-pages'}, ...pages.map((page) => pageResult(page, isMatch)));

const quoted = (words: Iterable<string>): string => [...words].map((word) => `“${word}”`).join(' and ');

/**
 * Creates a note about corrected words.
 * @param searchExactly searches for the words as typed
 */
export function correction(
  {corrected}: Found,
  searchExactly: () => void,
): {message: string; button: HTMLButtonElement} {
  const label = `Search for ${quoted(corrected.keys())} instead`;
  const button = element('button', {type: 'button', className: 'search-button'}, label);
  button.addEventListener('click', searchExactly);
  return {message: `Results for ${quoted(corrected.values())}.`, button};
}

const linkList = (links: readonly {title: string; to: string}[]): HTMLElement =>
  element(
    'ul',
    {},
    ...links.map(({title, to}) => element('li', {}, element('a', {href: to}, element('strong', {}, title)))),
  );

export const popularList = ({popular}: SearchEntry): HTMLElement =>
  element('div', {}, element('p', {className: 'search-page'}, 'Popular pages'), linkList(popular));

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
      ? [element('p', {className: 'search-page'}, 'Did you mean'), element('ul', {className: 'search-words'}, ...tries)]
      : []),
    element('p', {className: 'search-page'}, 'Find help'),
    linkList([{title: 'FAQ', to: withBasePath('/faq')}, ask]),
  );
}

export function notLoaded(retry: () => void): HTMLElement {
  const button = element('button', {type: 'button', className: 'search-button'}, 'Try again');
  button.addEventListener('click', retry);
  return element(
    'div',
    {},
    element('p', {}, 'The search index couldn’t be loaded. Check your connection and try again.'),
    element('p', {}, button),
    linkList([{title: 'Read the FAQ instead', to: withBasePath('/faq')}]),
  );
}
