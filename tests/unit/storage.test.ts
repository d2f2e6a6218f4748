import {afterEach, describe, expect, it, vi} from 'vitest';
import {store, storedValue} from '../../src/lib/storage';

const refuse = (): never => {
  throw new Error('refused');
};

/** Storage that works until it is full. */
function workingArea(): {getItem: (key: string) => string | null; setItem: (key: string, value: string) => void} {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
  };
}

const keys = ['first-steps', 'announcement'] as const;

afterEach(() => {
  // The module remembers values until it can store them.
  vi.stubGlobal('window', {localStorage: workingArea(), sessionStorage: workingArea()});
  for (const key of keys) store(key, '');
  vi.unstubAllGlobals();
});

describe('storage', () => {
  const full = {getItem: () => 'old', setItem: refuse};
  const blocked = {get: refuse};
  it.each([
    ['throws when it is read', Object.defineProperties({}, {localStorage: blocked, sessionStorage: blocked})],
    ['is full', {localStorage: full, sessionStorage: full}],
    ['is null', {localStorage: null, sessionStorage: null}],
    ['is missing', {}],
  ])('remembers a value if it %s', (_, window) => {
    vi.stubGlobal('window', window);
    for (const key of keys) {
      store(key, 'new');
      expect(storedValue(key)).toBe('new');
    }
  });

  it('has no value if nothing was stored or it is blocked', () => {
    vi.stubGlobal('window', {localStorage: workingArea()});
    expect(keys.map(storedValue)).toEqual([undefined, undefined]);
  });

  it('returns what another page stored after it has room again', () => {
    const localStorage = {...workingArea()};
    vi.stubGlobal('window', {localStorage: {...localStorage, setItem: refuse}});
    store('first-steps', 'a');
    vi.stubGlobal('window', {localStorage});
    store('first-steps', 'a b');
    localStorage.setItem('first-steps', 'a b c');
    expect(storedValue('first-steps')).toBe('a b c');
  });

  it('keeps what belongs to a tab in sessionStorage', () => {
    const areas = {localStorage: workingArea(), sessionStorage: workingArea()};
    vi.stubGlobal('window', areas);
    for (const key of keys) store(key, 'x');
    expect(keys.map((key) => areas.localStorage.getItem(key))).toEqual(['x', null]);
    expect(keys.map((key) => areas.sessionStorage.getItem(key))).toEqual([null, 'x']);
  });
});
