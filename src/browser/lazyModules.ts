import {filesOf, loadScript} from './loadScript';
import type {SearchRequest} from './search/index';
import type {createSlider} from './slider';

/** Modules that load on demand. Each file sets its function; see src/build/plugins/page-script/scriptFiles.ts. */
interface LazyModules {
  search?: (request: SearchRequest) => void;
  slider?: typeof createSlider;
}

declare global {
  interface Window {
    lazyModules?: LazyModules;
  }
}

/** Undefined in development, where every page includes the file. */
export const lazyFile = (name: keyof LazyModules): string | undefined =>
  filesOf('data-lazy').find((address) => address.includes(`/lazy-${name}.`));

/** @throws if the file fails to load; the next call tries again */
export async function loadLazyModule<Name extends keyof LazyModules>(
  name: Name,
): Promise<NonNullable<LazyModules[Name]>> {
  const loadedModule = (): LazyModules[Name] => window.lazyModules?.[name];
  const file = lazyFile(name);
  if (file && !loadedModule()) await loadScript(file, () => loadedModule() !== undefined);
  const module = loadedModule();
  if (!module) throw new Error(`Couldn't load ${name}.`);
  return module;
}
