import {filesOf, load} from './files';
import type {openSearch} from './search/index';
import type {createSlider} from './slider';

/** What the page script brings on demand: a file for each, which puts its function here; see src/node/plugins/page-script/files.ts. */
interface Parts {
  search?: typeof openSearch;
  slider?: typeof createSlider;
}

declare global {
  interface Window {
    pageParts?: Parts;
  }
}

/**
 * Brings a part.
 * @throws if its file does not come
 */
export async function bringPart<Name extends keyof Parts>(name: Name): Promise<NonNullable<Parts[Name]>> {
  const file = filesOf('parts').find((address) => address.includes(`/part-${name}.`));
  if (!window.pageParts?.[name] && file) await load(file);
  const part = window.pageParts?.[name];
  if (!part) throw new Error(`The part ${name} of the page script did not come.`);
  return part;
}
