/**
 * Replaces parts of the current URL without a new history entry. If the browser refuses, the URL stays as it is: on pages that
 * were saved to disk, and after too many calls.
 */
export function replaceAddress(parts: Partial<Pick<URL, 'pathname' | 'search' | 'hash'>>): void {
  try {
    // A URL object, because in a string, a path with two leading slashes would be another host.
    history.replaceState(history.state, '', Object.assign(new URL(location.href), parts));
  } catch {
    // Not needed for the page to work.
  }
}
