import {searchAreas} from '../../lib/search/files';
import {element} from './results';
import sheet from './dialog.pcss';

export interface SearchDialog {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  areas: HTMLFieldSetElement;
  /** Announces results to screen readers. */
  status: HTMLElement;
  /** Explains corrections, or why there are no results. */
  note: HTMLElement;
  results: HTMLElement;
  close: HTMLButtonElement;
}

function areaChoice(value: string, label: string): HTMLElement {
  const radio = element('input', {type: 'radio', name: 'search-area', value, checked: value === ''});
  return element('label', {}, radio, element('span', {}, label));
}

/** Adds the closed dialog and its styles to the page. */
export function createDialog(): SearchDialog {
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

  const field = element('input', {
    ...{type: 'search', autocomplete: 'off', spellcheck: false, enterKeyHint: 'go', maxLength: 200},
    placeholder: 'Search guides, commands, errors, …',
    ariaLabel: 'Search',
  });
  const close = element('button', {type: 'button', className: 'search-button', ariaLabel: 'Close search'}, 'Close');
  const areas = element(
    'fieldset',
    {},
    element('legend', {className: 'sr-only'}, 'Where to search'),
    areaChoice('', 'All'),
    ...searchAreas.map((area) => areaChoice(area, area)),
  );
  const status = element('p', {className: 'sr-only', role: 'status'});
  const note = element('p', {className: 'search-note', hidden: true});
  const results = element('div', {className: 'search-results'});
  const dialog = element(
    'dialog',
    {className: 'search', ariaLabel: 'Search'},
    element(
      'div',
      {className: 'search-head', role: 'search'},
      element('div', {className: 'search-line'}, field, close),
      areas,
    ),
    status,
    note,
    results,
  );
  document.body.append(dialog);
  return {dialog, field, areas, status, note, results, close};
}
