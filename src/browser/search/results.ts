import {excerpt, highlightMatches, type MarkedText} from './excerpt';
import type {SearchEntry} from '../../lib/search/files';
import type {PageResult, SearchResults} from './searchIndex';
import {withBasePath} from '../../facts/derived/basePath';
import {counted} from '../../lib/sentences';

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

export const searchButton = (label: string, onclick: () => void): HTMLButtonElement =>
  element('button', {type: 'button', className: 'search-button', onclick}, label);

const withMarks = (texts: readonly MarkedText[]): (Node | string)[] =>
  texts.map(({text, highlighted}) => (highlighted ? element('mark', {}, text) : text));

function pageResult({title, area, sections}: PageResult, isMatch: SearchResults['isMatch']): HTMLLIElement {
  const links = sections.map(({href, heading, text}) =>
    element(
      'li',
      {},
      element(
        'a',
        {href},
        element('strong', {}, ...withMarks(highlightMatches(heading, isMatch))),
        element('span', {className: 'search-excerpt'}, ...withMarks(excerpt(text, isMatch))),
      ),
    ),
  );
  const caption = element('p', {className: 'search-page'}, element('span', {}, area), ' ', title);
  return element('li', {}, caption, element('ul', {}, ...links));
}

export const resultList = ({pages, isMatch}: SearchResults): HTMLElement =>
  element('ul', {className: 'search-pages'}, ...pages.map((page) => pageResult(page, isMatch)));

/** Describes results for screen readers: `3 results on 2 pages. The first is Polls, Limits.` */
export function describeResults({pages}: SearchResults): string {
  const count = pages.reduce((sum, {sections}) => sum + sections.length, 0);
  const {title = '', sections = []} = pages[0] ?? {};
  const heading = sections[0]?.heading ?? '';
  const name = title === heading ? heading : `${title}, ${heading}`;
  return `${counted(count, 'result')} on ${counted(pages.length, 'page')}. The first is ${name}.`;
}

const quoteAll = (words: Iterable<string>): string => [...words].map((word) => `“${word}”`).join(' and ');

/**
 * Creates a note about corrected words.
 * @param searchExactly searches for the words as typed
 */
export function correctionNote(
  {corrected}: SearchResults,
  searchExactly: () => void,
): {message: string; button: HTMLButtonElement} {
  return {
    message: `Results for ${quoteAll(corrected.values())}.`,
    button: searchButton(`Search for ${quoteAll(corrected.keys())} instead`, searchExactly),
  };
}

const linkList = (links: readonly {title: string; to: string}[]): HTMLElement =>
  element(
    'ul',
    {},
    ...links.map(({title, to}) => element('li', {}, element('a', {href: to}, element('strong', {}, title)))),
  );

export const popularList = ({popular}: SearchEntry): HTMLElement =>
  element('div', {}, element('p', {className: 'search-page'}, 'Popular pages'), linkList(popular));

export function helpList(words: readonly string[], {ask}: SearchEntry, searchFor: (word: string) => void): HTMLElement {
  const suggestions = words.map((word) =>
    element(
      'li',
      {},
      searchButton(word, () => searchFor(word)),
    ),
  );
  return element(
    'div',
    {},
    ...(suggestions.length > 0
      ? [
          element('p', {className: 'search-page'}, 'Did you mean'),
          element('ul', {className: 'search-words'}, ...suggestions),
        ]
      : []),
    element('p', {className: 'search-page'}, 'Find help'),
    linkList([{title: 'FAQ', to: withBasePath('/faq')}, ask]),
  );
}

export const loadingFailure = (retry: () => void): HTMLElement =>
  element(
    'div',
    {},
    element('p', {}, 'The search index couldn’t be loaded. Check your connection and try again.'),
    element('p', {}, searchButton('Try again', retry)),
    linkList([{title: 'Read the FAQ instead', to: withBasePath('/faq')}]),
  );
