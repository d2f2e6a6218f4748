import {filesPolicy} from '../shared/markup';

/** The part of Trusted Types that we use; TypeScript doesn't know it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Addresses) => Addresses;
}

interface Addresses {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The page script's own element, which names all other files: src/node/plugins/page-script/template.ts. */
const script = document.currentScript;

/** Returns the addresses of files of a kind. There are none during development, where every page loads all of them. */
export const filesOf = (kind: 'data-island-file' | 'data-lazy'): readonly string[] =>
  script?.getAttribute(kind)?.match(/\S+/g) ?? [];

const named: Addresses = {
  createScriptURL(address) {
    if ([...filesOf('data-island-file'), ...filesOf('data-lazy')].includes(address)) return address;
    throw new TypeError(`The page does not name ${address}.`);
  },
};

const trusted = window.trustedTypes?.createPolicy(filesPolicy, named) ?? named;

/** Scripts that are loaded or on their way, by address. */
const loads = new Map<string, Promise<void>>();

async function addScript(file: string, isLoaded: (() => boolean) | undefined): Promise<void> {
  const src = trusted.createScriptURL(file);
  await new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), {src, onload, onerror}));
  });
  if (isLoaded?.() === false) throw new Error(`${file} is incomplete.`);
}

/**
 * Adds a script to the page, once. After a failure the next call tries again.
 * @param file one of the addresses that `filesOf` returns
 * @param isLoaded tells whether the script did what it is for, because a file that was cut off loads too
 * @throws if the file fails to load
 */
export function load(file: string, isLoaded?: () => boolean): Promise<void> {
  const known = loads.get(file);
  if (known) return known;
  const loading = addScript(file, isLoaded).catch((error: unknown) => {
    loads.delete(file);
    throw error;
  });
  loads.set(file, loading);
  return loading;
}

/** In the state of the history entry, the file for which the page was reloaded. */
interface State {
  reloadedFor?: string;
}

/**
 * Prepares another try to load a file that failed: fetches it past the cache, which may hold a part of it. If the server no
 * longer has it, there is a newer version of the site, whose pages name another file; then the page is reloaded, once.
 * @param prepare runs before a reload
 */
export async function refresh(file: string, prepare?: () => void): Promise<void> {
  loads.delete(file);
  const response = await fetch(file, {cache: 'reload'}).catch(() => undefined);
  const {reloadedFor} = (history.state ?? {}) as State;
  if (response?.status !== 404 || reloadedFor === file) return;
  prepare?.();
  history.replaceState({...(history.state as State | null), reloadedFor: file}, '');
  location.reload();
  // Until the page is gone.
  await new Promise(() => undefined);
}
