import {searchAreas} from '../../lib/search/files';
import {element, searchButton} from './results';
import styles from './dialog.pcss';

interface DialogElements {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  areas: HTMLFieldSetElement;
  /** Announces results to screen readers. */
  status: HTMLElement;
  /** Explains corrections, or why there are no results. */
  note: HTMLElement;
  /** Contains the results, popular pages, or help. */
  body: HTMLElement;
}

function areaChoice(value: string, label: string): HTMLElement {
  const radio = element('input', {type: 'radio', name: 'search-area', value, checked: value === ''});
  return element('label', {}, radio, element('span', {}, label));
}

/** Adds the closed dialog and its styles to the page. */
export function createDialog(): DialogElements {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const field = element('input', {
    ...{type: 'search', autocomplete: 'off', spellcheck: false, enterKeyHint: 'go', maxLength: 200},
    placeholder: 'Search guides, commands, errors, …',
    ariaLabel: 'Search',
  });
  const closeButton = searchButton('Close', () => dialog.close());
  closeButton.ariaLabel = 'Close search';
  const areas = element(
    'fieldset',
    {},
    element('legend', {className: 'sr-only'}, 'Where to search'),
    areaChoice('', 'All'),
    ...searchAreas.map((area) => areaChoice(area, area)),
  );
  const status = element('p', {className: 'sr-only', role: 'status'});
  const note = element('p', {className: 'search-note', hidden: true});
  const body = element('div', {className: 'search-results'});
  const dialog = element(
    'dialog',
    {className: 'search', ariaLabel: 'Search'},
    element(
      'div',
      {className: 'search-head', role: 'search'},
      element('div', {className: 'search-line'}, field, closeButton),
      areas,
    ),
    status,
    note,
    body,
  );
  document.body.append(dialog);
  return {dialog, field, areas, status, note, body};
}
