import {excerpt, highlightMatches, type TextPiece} from './excerpt';
import type {SearchEntryFile} from '../../lib/search/files';
import type {PageResult, SearchResults} from './searchIndex';
import {withBasePath} from '../../facts/derived/basePath';
import {countWithNoun} from '../../lib/sentences';

/** `createElement('p', {className: 'note'}, 'Text')` → `<p class="note">Text</p>` */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

export const createButton = (label: string, onclick: () => void): HTMLButtonElement =>
  createElement('button', {type: 'button', className: 'search-button', onclick}, label);

const withMarks = (pieces: readonly TextPiece[]): (Node | string)[] =>
  pieces.map(({text, highlighted}) => (highlighted ? createElement('mark', {}, text) : text));

function pageResultItem({title, area, sections}: PageResult, isMatch: SearchResults['isMatch']): HTMLLIElement {
  const links = sections.map(({href, heading, text}) =>
    createElement(
      'li',
      {},
      createElement(
        'a',
        {href},
        createElement('strong', {}, ...withMarks(highlightMatches(heading, isMatch))),
        createElement('span', {className: 'search-excerpt'}, ...withMarks(excerpt(text, isMatch))),
      ),
    ),
  );
  const caption = createElement('p', {className: 'search-caption'}, createElement('span', {}, area), ' ', title);
  return createElement('li', {}, caption, createElement('ul', {}, ...links));
}

export const resultList = ({pages, isMatch}: SearchResults): HTMLElement =>
  createElement('ul', {className: 'search-pages'}, ...pages.map((page) => pageResultItem(page, isMatch)));

/** Describes results for screen readers: `3 results on 2 pages. The first is Polls, Limits.` */
export function describeResults({pages}: SearchResults): string {
  const count = pages.reduce((sum, {sections}) => sum + sections.length, 0);
  const {title = '', sections = []} = pages[0] ?? {};
  const heading = sections[0]?.heading ?? '';
  const name = title === heading ? heading : `${title}, ${heading}`;
  return `${countWithNoun(count, 'result')} on ${countWithNoun(pages.length, 'page')}. The first is ${name}.`;
}

const quoteAll = (words: Iterable<string>): string => [...words].map((word) => `“${word}”`).join(' and ');

/**
 * Creates a note about corrected words.
 * @param searchExactly searches for the words as typed
 */
export function correctionNote(
  {corrections}: SearchResults,
  searchExactly: () => void,
): {message: string; button: HTMLButtonElement} {
  return {
    message: `Results for ${quoteAll(corrections.values())}.`,
    button: createButton(`Search for ${quoteAll(corrections.keys())} instead`, searchExactly),
  };
}

const linkList = (links: readonly {title: string; to: string}[]): HTMLElement =>
  createElement(
    'ul',
    {},
    ...links.map(({title, to}) =>
      createElement('li', {}, createElement('a', {href: to}, createElement('strong', {}, title))),
    ),
  );

export const popularList = ({popular}: SearchEntryFile): HTMLElement =>
  createElement('div', {}, createElement('p', {className: 'search-caption'}, 'Popular pages'), linkList(popular));

export function noResultsHelp(
  suggestedWords: readonly string[],
  {askLink}: SearchEntryFile,
  searchFor: (word: string) => void,
): HTMLElement {
  const suggestions = suggestedWords.map((word) =>
    createElement(
      'li',
      {},
      createButton(word, () => searchFor(word)),
    ),
  );
  return createElement(
    'div',
    {},
    ...(suggestions.length > 0
      ? [
          createElement('p', {className: 'search-caption'}, 'Did you mean'),
          createElement('ul', {className: 'search-words'}, ...suggestions),
        ]
      : []),
    createElement('p', {className: 'search-caption'}, 'Find help'),
    linkList([{title: 'FAQ', to: withBasePath('/faq')}, askLink]),
  );
}

export const loadingFailure = (retry: () => void): HTMLElement =>
  createElement(
    'div',
    {},
    createElement('p', {}, 'The search index couldn’t be loaded. Check your connection and try again.'),
    createElement('p', {}, createButton('Try again', retry)),
    linkList([{title: 'Read the FAQ instead', to: withBasePath('/faq')}]),
  );
