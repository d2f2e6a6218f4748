import type {Hook} from '../shared/markup';

/** The page script's own element, which names all other files: src/node/plugins/page-script/template.ts. */
const script = document.currentScript;

/** Addresses of files of a kind. None during development, where every page loads all of them. */
export const filesOf = (kind: 'data-island-file' | 'data-lazy'): readonly string[] =>
  script?.getAttribute(kind satisfies Hook)?.match(/\S+/g) ?? [];

/**
 * Adds a script to the page.
 * @throws if it fails to load
 */
export const load = (file: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {src: file, onload: resolve, onerror: reject});
    document.head.append(script);
  });
