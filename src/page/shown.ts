// A page that the browser kept for the way back comes before the reader again. What they chose on another page in between is
// in the storage, and counts: the event `shown` says so to those who read it.
addEventListener('pageshow', ({persisted}) => {
  if (persisted) document.dispatchEvent(new Event('shown'));
});

// A module, so that the bundler joins it with the others.
export {};
