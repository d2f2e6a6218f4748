import {expect, it} from 'vitest';
import {builtChecks} from '../../src/checks/list';
import {readBuiltPages} from '../../src/checks/built/pages';
import {readSources} from '../../src/checks/sources/read';
import {formatProblem} from '../../src/node/content/problems';
import {root} from '../../scripts/lib/paths';

const pages = readBuiltPages(root);

it.each(builtChecks.map((check) => [check.name, check] as const))('%s', async (_, check) => {
  expect((await check.find(pages)).map(formatProblem)).toEqual([]);
});

it('has every id that the check of links knows from the sources', async () => {
  const {pages: markdown, reactPages} = await readSources(root);
  const known = [
    ...markdown.map(({permalink, outline}) => ({permalink, ids: outline.ids})),
    ...reactPages.map(({permalink, ids}) => ({permalink, ids})),
  ];
  const missing = known.flatMap(({permalink, ids}) => {
    const $ = pages.get(permalink);
    const built = new Set(
      $?.('[id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    );
    return [...ids].filter((id) => !built.has(id)).map((id) => `${permalink}#${id}`);
  });
  expect(known.flatMap(({ids}) => [...ids])).not.toEqual([]);
  expect(missing).toEqual([]);
});
