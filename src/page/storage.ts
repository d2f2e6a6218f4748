type Place = 'localStorage' | 'sessionStorage';

/** What is stored under a key; undefined if nothing is, or where storage is forbidden. */
export function stored(place: Place, key: string): string | undefined {
  try {
    return window[place].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; where storage is forbidden or full, what it is for lasts as long as the page. */
export function store(place: Place, key: string, value: string): void {
  try {
    window[place].setItem(key, value);
  } catch {
    // See above.
  }
}
