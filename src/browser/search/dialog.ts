import {searchAreas} from '../../lib/search/files';
import {createElement, createButton} from './results';
import styles from './dialog.pcss';

interface DialogElements {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** Radio buttons for the area to search in; the value of "All" is empty. */
  areas: HTMLFieldSetElement;
  /** Announces results to screen readers. */
  status: HTMLElement;
  /** Explains corrections, or why there are no results. */
  note: HTMLElement;
  /** Contains the results, popular pages, or help. */
  body: HTMLElement;
}

function areaChoice(value: string, label: string): HTMLElement {
  const radio = createElement('input', {type: 'radio', name: 'search-area', value, checked: value === ''});
  return createElement('label', {}, radio, createElement('span', {}, label));
}

/** Adds the closed dialog and its styles to the page. */
export function addSearchDialog(): DialogElements {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const field = createElement('input', {
    type: 'search',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    maxLength: 200,
    placeholder: 'Search guides, commands, errors, …',
    ariaLabel: 'Search',
  });
  const closeButton = createButton('Close', () => dialog.close());
  closeButton.ariaLabel = 'Close search';
  const areas = createElement(
    'fieldset',
    {},
    createElement('legend', {className: 'sr-only'}, 'Where to search'),
    areaChoice('', 'All'),
    ...searchAreas.map((area) => areaChoice(area, area)),
  );
  const status = createElement('p', {className: 'sr-only', role: 'status'});
  const note = createElement('p', {className: 'search-note', hidden: true});
  const body = createElement('div', {className: 'search-results'});
  const dialog = createElement(
    'dialog',
    {className: 'search', ariaLabel: 'Search'},
    createElement(
      'div',
      {className: 'search-head', role: 'search'},
      createElement('div', {className: 'search-line'}, field, closeButton),
      areas,
    ),
    status,
    note,
    body,
  );
  document.body.append(dialog);
  return {dialog, field, areas, status, note, body};
}
