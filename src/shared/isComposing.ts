/**
 * Tells whether a key press belongs to an input method that composes a word, such as the Enter that accepts it. Safari reports
 * that press after the composition has ended, with the code 229.
 * Source: https://developer.mozilla.org/docs/Web/API/Element/keydown_event#keydown_events_with_ime
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other sign.
  event.isComposing || event.keyCode === 229;
