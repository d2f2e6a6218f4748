import {dirname} from 'node:path/posix';
import {instances} from '../../src/node/content/instances';
import {routes} from '../../src/rules/routing/routes';
import {renewSnapshots, valueOf, type Kind} from './kind';
import {addBesideNeighbors, addItem, literal} from './source';

/** Folders of pages that come with something else. */
const others: Readonly<Record<string, string>> = {
  'docs/modules': 'npm run new -- module',
  'docs/api/modules': 'npm run new -- module',
  'documents/changelog/current': 'npm run new -- module',
  'docs/functions': 'the facts of a group of functions in src/facts/functions/',
};

function pathProblem(path: string): string | undefined {
  const [folder = ''] = path.split('/');
  if (!/^[a-z-]+(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path)) {
    return `"${path}" is no path of a page: write folder/name in small letters and hyphens, without .mdx.`;
  }
  if (!instances.some((instance) => instance === folder)) {
    return `Pages are in ${instances.join(', ')}: there is no folder ${folder}.`;
  }
  const other = others[dirname(path)];
  if (other !== undefined) return `A page in ${dirname(path)} comes with ${other}.`;
  return routes.includes(`/${path}`) ? `The address /${path} is taken: choose another name.` : undefined;
}

/** A text as YAML has it. */
const yaml = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** How a guide ends. */
const ending = `
## Related pages {/* #related */}

- [Introduction](/docs/Introduction): TODO: where readers of this page go next, in two or three such lines
`;

/** A page of which nothing is written yet. */
const emptyPage = (title: string, end: string): string => `---
title: ${yaml(title)}
description: 'TODO: what the reader gets here and nowhere else, in 110 to 160 characters'
sidebar_label: ${yaml(title)}
sidebar_position: 100
keywords: ['TODO: words to search for']
---

TODO: what the page is about, in one or two sentences

## TODO: a heading {/* #heading */}

TODO: the text
${end}`;

/** A page in Markdown. */
export const pageKind: Kind = {
  name: 'page',
  what: 'a page in Markdown',
  parameters: [
    {name: 'path', word: true, what: 'Path, which is the address: docs/extras/backups', problem: pathProblem},
    {name: 'title', what: 'Title'},
  ],
  make(values, draft) {
    const path = valueOf(values, 'path');
    draft.create(`${path}.mdx`, emptyPage(valueOf(values, 'title'), path.startsWith('docs/') ? ending : ''));
    draft.edit('src/rules/routing/routes.ts', (source) => addItem(source, ['routes'], literal(`/${path}`)));
    if (path.startsWith('docs/')) {
      const id = path.slice('docs/'.length);
      draft.edit('sidebars.ts', (source) => addBesideNeighbors(source, id));
      return ['Put it where readers look for it: sidebars.ts', renewSnapshots];
    }
    return [`Set sidebar_position to its place among its neighbors: ${path}.mdx`, renewSnapshots];
  },
};
