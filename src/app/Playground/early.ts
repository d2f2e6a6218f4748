/** Fields of the playground, by name, that the reader changed. */
export type Early = Readonly<Record<string, string>>;

const isChanged = (field: HTMLTextAreaElement | HTMLSelectElement): boolean =>
  field instanceof HTMLTextAreaElement
    ? field.value !== field.defaultValue
    : !field.selectedOptions[0]?.defaultSelected;

/**
 * What the reader wrote and chose in the page before the application came. React puts its own values into the fields when
 * it takes the page over, so this must be read before.
 * @param selector of the element around the fields; none is there where the application makes the page
 * @returns undefined if the reader changed nothing
 */
export function readEarly(selector: string): Early | undefined {
  const fields =
    typeof document === 'undefined'
      ? []
      : document.querySelectorAll<HTMLTextAreaElement | HTMLSelectElement>(`${selector} :is(textarea, select)`);
  const changed = [...fields].filter(isChanged);
  return changed.length > 0 ? Object.fromEntries(changed.map(({name, value}) => [name, value])) : undefined;
}
