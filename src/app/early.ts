type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that the reader changed before the application came. */
export interface EarlyField {
  name: string;
  value: string;
  /** Of a box or a card; otherwise false. */
  checked: boolean;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.checked !== field.defaultChecked;
}

/**
 * What the reader wrote, chose and ticked in the page before the application came, in the order of the page; without what
 * stands in fields of one line, which only search. React puts its own values into texts and menus when it takes the page
 * over, so this must be read before.
 * @param root around the fields; where the application makes the page there may be none
 */
export const readEarly = (root: ParentNode | null): EarlyField[] =>
  [...(root?.querySelectorAll<Field>('input, textarea, select') ?? [])]
    .filter(isChanged)
    .map((field) => ({name: field.name, value: field.value, checked: 'checked' in field && field.checked}));
