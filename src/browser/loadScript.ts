import {trustedTypesPolicyName} from '../lib/markup';

/** The part of Trusted Types that we use. TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy: (name: string, policy: ScriptPolicy) => ScriptPolicy;
}

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The page script's element. Its attributes list all other files; see src/build/plugins/page-script/template.ts. */
const pageScript = document.currentScript;

/** Returns the addresses in an attribute of the page script. Empty in development, where every page loads all files. */
export const pageScriptFiles = (attribute: 'data-island-file' | 'data-lazy'): readonly string[] =>
  pageScript?.getAttribute(attribute)?.match(/\S+/g) ?? [];

const policy: ScriptPolicy = {
  createScriptURL(address) {
    if ([...pageScriptFiles('data-island-file'), ...pageScriptFiles('data-lazy')].includes(address)) return address;
    throw new TypeError(`${address} isn't a file of this page.`);
  },
};

const trustedPolicy = window.trustedTypes?.createPolicy(trustedTypesPolicyName, policy) ?? policy;

const loads = new Map<string, Promise<void>>();

async function addScript(file: string, isComplete: (() => boolean) | undefined): Promise<void> {
  const src = trustedPolicy.createScriptURL(file);
  await new Promise((resolve, reject) => {
    document.head.append(Object.assign(document.createElement('script'), {src, onload: resolve, onerror: reject}));
  });
  if (isComplete?.() === false) throw new Error(`${file} is incomplete.`);
}

/**
 * Adds a script to the page, once. After a failure, the next call tries again.
 * @param file one of `pageScriptFiles`
 * @param isComplete checks afterwards that the script ran, because a truncated file also fires `load`
 * @throws if the file fails to load
 */
export function loadScript(file: string, isComplete?: () => boolean): Promise<void> {
  const earlierLoad = loads.get(file);
  if (earlierLoad) return earlierLoad;
  const load = addScript(file, isComplete).catch((error: unknown) => {
    loads.delete(file);
    throw error;
  });
  loads.set(file, load);
  return load;
}

interface ReloadState {
  /** The missing file that made the page reload. */
  reloadedFor?: string;
}

/**
 * Fetches a file again without the cache, which may contain a truncated copy. If the file is gone, a newer version of the site
 * was deployed, so the page reloads, once.
 * @param stateAfterReload added to the history entry for the reloaded page
 */
export async function refetchScriptOrReload(file: string, stateAfterReload: object = {}): Promise<void> {
  loads.delete(file);
  const response = await fetch(file, {cache: 'reload'}).catch(() => undefined);
  const {reloadedFor} = (history.state ?? {}) as ReloadState;
  if (response?.status !== 404 || reloadedFor === file) return;
  history.replaceState({...(history.state as ReloadState | null), ...stateAfterReload, reloadedFor: file}, '');
  location.reload();
  // Never resolves, because the page is reloading.
  await new Promise(() => undefined);
}
