/** Fields with `autocomplete="off"` while the page is in the back/forward cache. */
let uncompletedFields: Element[] = [];

export default function startBfcache(): void {
  // WebKit clears these fields when it restores the page, so remove the attribute until then.
  // Source: `resumeFromDocumentSuspension` in WebKit's HTMLInputElement.cpp and HTMLFormElement.cpp
  addEventListener('pagehide', ({persisted}) => {
    if (!persisted) return;
    uncompletedFields = [...document.querySelectorAll('[autocomplete=off]')];
    for (const field of uncompletedFields) field.removeAttribute('autocomplete');
  });

  // The reader may have changed settings on another page. Behaviors listen to `restored` and read the storage again.
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    for (const field of uncompletedFields) field.setAttribute('autocomplete', 'off');
    document.dispatchEvent(new Event('restored'));
  });
}
