type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that the reader changed before the island loaded. */
export interface EarlyField {
  name: string;
  value: string;
  /** Of a checkbox or a card; otherwise false. */
  checked: boolean;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.checked !== field.defaultChecked;
}

/**
 * What the reader wrote, chose and ticked before the island loaded, in the order of the page; single-line fields, which
 * only search, are left out. React puts its own values into texts and menus when it hydrates them, so this must be
 * read before.
 * @param root element around the fields; null where the island renders from scratch
 */
export const readEarly = (root: ParentNode | null): EarlyField[] =>
  [...(root?.querySelectorAll<Field>('input, textarea, select') ?? [])]
    .filter(isChanged)
    .map((field) => ({name: field.name, value: field.value, checked: 'checked' in field && field.checked}));
