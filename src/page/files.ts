import type {Hook} from '../shared/markup';

/** The page script's own element, which names all other files: src/node/plugins/page-script/template.ts. */
const script = document.currentScript;

/** Addresses of files of a kind. None during development, where every page loads all of them. */
export const filesOf = (kind: 'data-elements' | 'data-lazy' | 'data-scripts' | 'data-styles'): readonly string[] =>
  script?.getAttribute(kind satisfies Hook)?.match(/\S+/g) ?? [];

/**
 * Adds a script or stylesheet to the page; scripts run in the order of the calls.
 * @throws if it fails to load
 */
export const load = (file: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = file.endsWith('.css')
      ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: file})
      : Object.assign(document.createElement('script'), {src: file, async: false});
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
