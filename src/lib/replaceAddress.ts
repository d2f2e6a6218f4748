export function replaceAddress(parts: Partial<Pick<URL, 'pathname' | 'search' | 'hash'>>): void {
  try {
    // A URL object, because in a string, a path with two leading slashes would be another host.
    history.replaceState(history.state, '', Object.assign(new URL(location.href), parts));
  } catch {
    // Browsers refuse on pages that were saved to disk, and after too many calls. The URL stays as it is.
  }
}
