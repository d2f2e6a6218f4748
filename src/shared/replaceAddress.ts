/**
 * Replaces parts of the page's address without a new entry in the history. Browsers refuse that on pages that were saved to disk,
 * and when it happens too often; the page works without it.
 */
export function replaceAddress(parts: Partial<Pick<URL, 'pathname' | 'search' | 'hash'>>): void {
  try {
    // Set in parts: joined to a string, a path that begins with two slashes would name another host.
    history.replaceState(history.state, '', Object.assign(new URL(location.href), parts));
  } catch {
    // Nothing to do: the address stays as it is.
  }
}
