import {filesPolicy, type Hook} from '../shared/markup';

/** What is used of the browser's Trusted Types, which TypeScript does not know; an address is an object of the browser's own. */
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

/** Addresses of files of a kind. None during development, where every page loads all of them. */
export const filesOf = (kind: 'data-island-file' | 'data-lazy'): readonly string[] =>
  script?.getAttribute(kind satisfies Hook)?.match(/\S+/g) ?? [];

const named: Addresses = {
  createScriptURL(address) {
    if ([...filesOf('data-island-file'), ...filesOf('data-lazy')].includes(address)) return address;
    throw new TypeError(`The page does not name ${address}.`);
  },
};

const trusted = window.trustedTypes?.createPolicy(filesPolicy, named) ?? named;

/**
 * Adds a script to the page.
 * @param file one of the addresses that `filesOf` gives
 * @throws if it fails to load
 */
export const load = (file: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const src = trusted.createScriptURL(file);
    document.head.append(Object.assign(document.createElement('script'), {src, onload: resolve, onerror: reject}));
  });
