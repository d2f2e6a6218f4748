/** Fields whose values the browser is not to bring back when it loads the page again. */
let forgetful: Element[] = [];

// WebKit resets such fields in a page that it keeps for the way back, too, behind the back of all who know their values
// (`resumeFromDocumentSuspension` in its HTMLInputElement.cpp and HTMLFormElement.cpp). So they are none while it is kept.
addEventListener('pagehide', ({persisted}) => {
  if (!persisted) return;
  forgetful = [...document.querySelectorAll('[autocomplete=off]')];
  for (const field of forgetful) field.removeAttribute('autocomplete');
});

// It comes before the reader again. What they chose on another page in between is in the storage, and counts: the event
// `shown` says so to those who read it.
addEventListener('pageshow', ({persisted}) => {
  if (!persisted) return;
  for (const field of forgetful) field.setAttribute('autocomplete', 'off');
  document.dispatchEvent(new Event('shown'));
});

// A module, so that the bundler joins it with the others.
export {};
