/**
 * Returns true while an input method composes a word, and for the Enter that accepts it. Safari reports that Enter after the
 * composition ended, with the code 229.
 * Source: https://developer.mozilla.org/docs/Web/API/Element/keydown_event#keydown_events_with_ime
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari doesn't tell in any other way.
  event.isComposing || event.keyCode === 229;
