import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {builtChecks} from '../../src/checks/list';
import {findPolicies} from '../../src/checks/built/policy';
import {readBuiltPages} from '../../src/checks/built/pages';
import {readSources} from '../../src/checks/sources/read';
import {formatProblem} from '../../src/node/content/problems';
import {aliases} from '../../src/rules/routing/aliases';
import {root} from '../../scripts/lib/paths';

const pages = readBuiltPages(root);

/** File of a page that leads to another, as the framework's plugin names it. */
const redirectFile = (alias: string): string => path.join(root, 'build', alias, 'index.html');

it.each(builtChecks.map((check) => [check.name, check] as const))('%s', async (_, check) => {
  expect((await check.find(pages)).map(formatProblem)).toEqual([]);
});

it('has pages that lead to others and run what they need', () => {
  const leading = new Map(
    Object.keys(aliases).map((alias) => [alias, load(readFileSync(redirectFile(alias), 'utf8'))]),
  );
  expect([...leading.values()].map(($) => $('script').length)).toEqual(Object.keys(aliases).map(() => 1));
  expect(findPolicies(leading).map(formatProblem)).toEqual([]);
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
