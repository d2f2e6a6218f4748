import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {root} from '../../src/build/root';
import {store, storedValue} from '../../src/lib/storage';

const throwError = (): never => {
  throw new Error('refused');
};

/** Storage that keeps every value. */
function workingStorage(): {getItem: (key: string) => string | null; setItem: (key: string, value: string) => void} {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
  };
}

/** A key of localStorage and one of sessionStorage. */
const keys = ['first-steps', 'announcement'] as const;

afterEach(() => {
  // The module remembers values until it can store them.
  vi.stubGlobal('window', {localStorage: workingStorage(), sessionStorage: workingStorage()});
  for (const key of keys) store(key, '');
  vi.unstubAllGlobals();
});

describe('storage', () => {
  const fullStorage = {getItem: () => 'old', setItem: throwError};
  const getter = {get: throwError};
  it.each([
    ['throws when it is read', Object.defineProperties({}, {localStorage: getter, sessionStorage: getter})],
    ['is full', {localStorage: fullStorage, sessionStorage: fullStorage}],
    ['is null', {localStorage: null, sessionStorage: null}],
    ['is missing', {}],
  ])('remembers a value if it %s', (_, window) => {
    vi.stubGlobal('window', window);
    for (const key of keys) {
      store(key, 'new');
      expect(storedValue(key)).toBe('new');
    }
  });

  it('has no value if nothing was stored, or if the browser lacks sessionStorage', () => {
    vi.stubGlobal('window', {localStorage: workingStorage()});
    expect(keys.map(storedValue)).toEqual([undefined, undefined]);
  });

  it('returns what another page stored after it has room again', () => {
    const localStorage = workingStorage();
    vi.stubGlobal('window', {localStorage: {...localStorage, setItem: throwError}});
    store('first-steps', 'a');
    vi.stubGlobal('window', {localStorage});
    store('first-steps', 'a b');
    // As another page does.
    localStorage.setItem('first-steps', 'a b c');
    expect(storedValue('first-steps')).toBe('a b c');
  });

  it('keeps what belongs to a tab in sessionStorage', () => {
    const storages = {localStorage: workingStorage(), sessionStorage: workingStorage()};
    vi.stubGlobal('window', storages);
    for (const key of keys) store(key, 'x');
    expect(keys.map((key) => storages.localStorage.getItem(key))).toEqual(['x', null]);
    expect(keys.map((key) => storages.sessionStorage.getItem(key))).toEqual([null, 'x']);
  });
});

it('only src/lib/storage.ts stores anything in the browser', () => {
  const writers = globSync('src/**/*.{ts,tsx}', {cwd: root}).filter((file) =>
    /\.setItem\(|document\.cookie|window\.name =/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(writers).toEqual(['src/lib/storage.ts']);
});
