/** Fields whose values the browser should not restore when it reloads the page. */
let forgetful: Element[] = [];

export default function startBfcache(): void {
  // WebKit also resets such fields in a page that it keeps in the back/forward cache, without any event
  // (`resumeFromDocumentSuspension` in its HTMLInputElement.cpp and HTMLFormElement.cpp). So the attribute is removed meanwhile.
  addEventListener('pagehide', ({persisted}) => {
    if (!persisted) return;
    forgetful = [...document.querySelectorAll('[autocomplete=off]')];
    for (const field of forgetful) field.removeAttribute('autocomplete');
  });

  // The page is shown again. What the reader chose on another page in between is in the storage and counts: the event `shown`
  // tells the behaviors that read it.
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    for (const field of forgetful) field.setAttribute('autocomplete', 'off');
    document.dispatchEvent(new Event('shown'));
  });
}
