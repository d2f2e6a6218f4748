/**
 * Replaces parts of the current URL without a new history entry. Browsers refuse this on pages that were saved to disk, and
 * if it happens too often. Then the URL stays as it is.
 */
export function replaceAddress(parts: Partial<Pick<URL, 'pathname' | 'search' | 'hash'>>): void {
  try {
    // Not joined to a string, because a path with two leading slashes would be another host.
    history.replaceState(history.state, '', Object.assign(new URL(location.href), parts));
  } catch {
    // Not needed for the page to work.
  }
}
