import {pageScriptFiles, loadScript} from './loadScript';
import type {SearchRequest} from './search/search';
import type {createSlider} from './slider';

/** Functions whose files load on demand. Each file sets its own; see src/build/plugins/page-script/scriptFiles.ts. */
interface LazyFunctions {
  search?: (request: SearchRequest) => void;
  slider?: typeof createSlider;
}

declare global {
  interface Window {
    lazyFunctions?: LazyFunctions;
  }
}

/** Returns the address of a function's file. Undefined in development, where every page includes the file. */
export const lazyFile = (name: keyof LazyFunctions): string | undefined =>
  pageScriptFiles('data-lazy').find((address) => address.includes(`/lazy-${name}.`));

/** @throws if the file fails to load; the next call tries again */
export async function loadLazyFunction<Name extends keyof LazyFunctions>(
  name: Name,
): Promise<NonNullable<LazyFunctions[Name]>> {
  const loadedFunction = (): LazyFunctions[Name] => window.lazyFunctions?.[name];
  const file = lazyFile(name);
  if (file && !loadedFunction()) await loadScript(file, () => loadedFunction() !== undefined);
  const lazyFunction = loadedFunction();
  if (!lazyFunction) throw new Error(`Couldn't load ${name}.`);
  return lazyFunction;
}
