import {twinPath} from '../../shared/routing/twins';

/** What announces the Markdown twin in the head of a page. */
export const twinHead = (route: string): string =>
  `<link rel="alternate" type="text/markdown" href="${twinPath(route)}">`;
