import {filesOf, load} from './files';
import type {openSearch} from './search/index';
import type {createSlider} from './slider';

/** What the page script loads on demand: each file puts its function here; see src/node/plugins/page-script/files.ts. */
interface LazyModules {
  search?: typeof openSearch;
  slider?: typeof createSlider;
}

declare global {
  interface Window {
    lazyModules?: LazyModules;
  }
}

/**
 * Loads a file on demand, once.
 * @returns the function that it is for
 * @throws if the file does not arrive
 */
export async function loadLazy<Name extends keyof LazyModules>(name: Name): Promise<NonNullable<LazyModules[Name]>> {
  const file = filesOf('data-lazy').find((address) => address.includes(`/lazy-${name}.`));
  if (!window.lazyModules?.[name] && file) await load(file);
  const loaded = window.lazyModules?.[name];
  if (!loaded) throw new Error(`The page script could not load its ${name}.`);
  return loaded;
}
