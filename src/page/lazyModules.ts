import {filesOf, load} from './loadScript';
import type {openSearch} from './search/index';
import type {createSlider} from './slider';

/** What the page script loads on demand: each file puts its function here; see src/node/plugins/page-script/scriptFiles.ts. */
interface LazyModules {
  search?: typeof openSearch;
  slider?: typeof createSlider;
}

declare global {
  interface Window {
    lazyModules?: LazyModules;
  }
}

/** Returns the address of the file of a lazy module; undefined during development, where every page has it. */
export const lazyFile = (name: keyof LazyModules): string | undefined =>
  filesOf('data-lazy').find((address) => address.includes(`/lazy-${name}.`));

/**
 * Loads a file on demand, once.
 * @returns the function that it is for
 * @throws if the file fails to load; the next call tries again
 */
export async function loadLazy<Name extends keyof LazyModules>(name: Name): Promise<NonNullable<LazyModules[Name]>> {
  const file = lazyFile(name);
  if (file) await load(file, () => window.lazyModules?.[name] !== undefined);
  const loaded = window.lazyModules?.[name];
  if (!loaded) throw new Error(`The page script could not load its ${name}.`);
  return loaded;
}
