import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {UserError} from '../../scripts/lib/cli';
import {writeFiles} from './files';

const FOLDER = 'docs/more';
/** As long as the front matter's schema wants it, and long enough for a number behind it. */
const DESCRIPTION =
  'A guide that stands here so that the benchmark can tell how much each page of a site that grows adds to all the others, number';

/** Words of our guides, each once: names made of them compress as real ones do. */
function wordsOf(folder: string): string[] {
  const texts = globSync('docs/modules/*.mdx', {cwd: folder})
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set(texts.join(' ').match(/\b[a-z]{5,12}\b/g))].sort();
}

/** Puts a text behind another one in a file of the copy. */
function insertAfter(folder: string, file: string, marker: string, inserted: string): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(marker)) {
    throw new UserError(`${file} no longer contains "${marker}": adapt bench/sites/moreGuides.ts to how it looks now.`);
  }
  writeFileSync(path, source.replace(marker, `${marker}\n${inserted}`));
}

/**
 * Adds guides to a copy of our project: their files, the table of routes and the sidebar.
 *
 * @param folder - The copy.
 * @param count - How many.
 * @throws UserError when the table of routes or the sidebar is written in another way.
 */
export function addGuides(folder: string, count: number): void {
  const words = wordsOf(folder);
  const word = (index: number): string => words[index % words.length] ?? 'guide';
  const names = Array.from({length: count}, (_, index) => {
    // Steps without a common divisor, so that pairs do not repeat.
    const pair = [word(index * 7), word(index * 11 + 3)];
    return {slug: `${pair.join('-')}-${index}`, title: `${pair.join(' ')} ${index}`, index};
  });
  writeFiles(
    folder,
    Object.fromEntries(
      names.map(({slug, title, index}) => [
        `${FOLDER}/${slug}.mdx`,
        `---\ntitle: ${title}\ndescription: ${DESCRIPTION} ${index}.\nsidebar_label: ${title}\nsidebar_position: ${index}\nkeywords: [guide]\n---\n\n## First {/* #first */}\n\nA text about ${title}.\n`,
      ]),
    ),
  );
  insertAfter(
    folder,
    'src/rules/routing/routes.ts',
    'export const routes: readonly string[] = [',
    names.map(({slug}) => `  '/${FOLDER}/${slug}',`).join('\n'),
  );
  const items = names.map(({slug}) => `'${FOLDER.replace('docs/', '')}/${slug}'`).join(', ');
  insertAfter(folder, 'sidebars.ts', 'tutorialSidebar: [', `    {type: 'category', label: 'More', items: [${items}]},`);
}
