/** Returns the closest element around an event's target that matches a selector. The target can be the document. */
export const closestTarget = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Tells whether a click on a link opens it in this tab. Modifier keys open another tab or download the page. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Returns true while an input method composes a word, and for the Enter that accepts the word. Safari fires that Enter after
 * the composition has ended, with the key code 229.
 * Source: https://developer.mozilla.org/docs/Web/API/Element/keydown_event#keydown_events_with_ime
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other sign of it.
  event.isComposing || event.keyCode === 229;
