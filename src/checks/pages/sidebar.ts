import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ContentProblem} from '../../build/content/problems';
import type {Sources} from './read';

const file = 'sidebars.ts';

/** Matches a quoted id of a page: `'extras/settings'`, `` `modules/${key}` `` */
const quotedId = /(['"`])(?<id>(?:[\w./-]|\$\{[^}]*\})+)\1/g;

/** `modules/${key}` matches `modules/polls`. */
const patternOf = (id: string): RegExp =>
  new RegExp(`^${id.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^/]+')}$`);

/**
 * Finds pages of `docs/` that sidebars.ts doesn't name. Docusaurus generates the sidebars of the other folders, and reports ids
 * without a page itself.
 * @param sidebars source of sidebars.ts
 */
export function findUnlisted(
  {root, pages}: {root: string; pages: readonly Pick<Sources['pages'][number], 'file'>[]},
  sidebars = readFileSync(path.join(root, file), 'utf8'),
): ContentProblem[] {
  const listed = [...sidebars.matchAll(quotedId)].map(({groups}) => patternOf(groups?.id ?? ''));
  return pages.flatMap((page): ContentProblem[] => {
    const [, id] = /^docs\/(.+)\.mdx?$/.exec(page.file) ?? [];
    if (id === undefined || listed.some((pattern) => pattern.test(id))) return [];
    return [{file: page.file, line: 1, message: 'the page is in no sidebar', repair: `Add '${id}' to ${file}.`}];
  });
}
