import type {Hook} from '../shared/markup';

/** The element of the page script, which names all other files: src/node/plugins/page-script/template.ts. */
const script = document.currentScript;

/** Addresses of files of a kind. While developing none are named: everything is there. */
export const filesOf = (kind: 'data-elements' | 'data-lazy' | 'data-scripts' | 'data-styles'): readonly string[] =>
  script?.getAttribute(kind satisfies Hook)?.match(/\S+/g) ?? [];

/**
 * Adds a script or stylesheet to the page; scripts run in the order in which they are asked for.
 * @throws if it does not come
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
