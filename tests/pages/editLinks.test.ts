import {existsSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {readSources} from '../../src/checks/sources/read';
import {editAddress} from '../../src/facts/links';
import {type BuiltPages, pages as builtPages, root} from './builtPages';

/** The file that a page leads to for editing, of each page that has the link. */
function editedFiles(pages: BuiltPages): Map<string, string> {
  const links = [...pages].flatMap(([route, $]) =>
    $('.theme-edit-this-page')
      .toArray()
      .map((link): [string, string] => [route, $(link).attr('href') ?? '']),
  );
  return new Map(links.map(([route, href]) => [route, decodeURI(href).replace(`${editAddress ?? ''}/`, '')]));
}

const notThere = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([, file]) => !existsSync(path.join(root, file))).map(([route]) => route);

const files = editedFiles(builtPages);

it('every page in Markdown, and no other, leads to where it is edited, if that is public', async () => {
  const {pages} = await readSources(root);
  const expected = editAddress === undefined ? [] : pages.map(({permalink}) => permalink);
  expect([...files.keys()].sort()).toEqual(expected.sort());
});

it('what they lead to is in the repository', () => {
  expect(notThere(files)).toEqual([]);
});

it('a link to a file that is not there is found', () => {
  const planted = load(
    `<a class="theme-edit-this-page" href="${editAddress ?? ''}/docs/planted.mdx">Edit this page</a>`,
  );
  expect(notThere(editedFiles(new Map([['/planted', planted]])))).toEqual(['/planted']);
});
