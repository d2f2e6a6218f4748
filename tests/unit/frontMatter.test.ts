import {describe, expect, it} from 'vitest';
import {findDescriptions} from '../../src/checks/sources/pages';
import {readPage} from '../../src/checks/sources/read';
import {product} from '../../src/facts/product';

const lines: Readonly<Record<string, string>> = {
  title: "title: '{$product.name} and more'",
  description: `description: ${'A description that is long enough for a search result. '.repeat(2)}Here.`,
  sidebar_label: 'sidebar_label: More',
  sidebar_position: 'sidebar_position: 1',
  keywords: 'keywords: [a, b]',
};

const page = (change: Readonly<Record<string, string>>) => ({
  file: 'docs/planted.mdx',
  source: ['---', ...Object.values({...lines, ...change}).filter(Boolean), '---', '', 'Text.', ''].join('\n'),
});

describe('the front matter', () => {
  it('is read with placeholders replaced', async () => {
    const {frontMatter, frontMatterProblems: problems} = await readPage(page({}));
    expect(problems).toEqual([]);
    expect(frontMatter.title).toBe(`${product.name} and more`);
  });

  it.each<[string, Record<string, string>, number, string, string]>([
    ['a missing key', {description: ''}, 1, 'key description is missing', 'Add the line "description: ..."'],
    ['an unknown key', {extra: 'sidbar_label: x'}, 7, 'key sidbar_label is unknown', 'Did you mean sidebar_label?'],
    [
      'a short description',
      {description: 'description: Short.'},
      3,
      'key description is not valid',
      'It has 6 characters; wanted: 110 to 160 characters.',
    ],
    ['an overlong title', {title: `title: ${'x'.repeat(61)}`}, 2, 'key title is not valid', 'It has 61 characters'],
    [
      'a position that is no number',
      {sidebar_position: 'sidebar_position: first'},
      5,
      'key sidebar_position is not valid',
      'expected',
    ],
    ['a slug without a slash', {slug: 'slug: more'}, 7, 'key slug is not valid', 'start with "/"'],
    ['an unknown fact', {title: "title: '{$prodct.name}'"}, 2, 'unknown fact "prodct.name"', 'Did you mean product?'],
    ['a brace without quotes', {title: 'title: {$product.name} x'}, 2, '', 'Quote values that begin with a brace'],
    ['a tab', {extra: '\ttags: x'}, 7, 'tab characters must not be used', 'indent with spaces'],
    ['a key that is there twice', {extra: 'title: x'}, 7, 'duplicated mapping key', 'write a key once'],
    ['a key named as ours', {extra: 'repair: x'}, 7, 'key repair is unknown', 'Remove it or use a known key.'],
  ])('%s is found', async (_, change, line, message, repair) => {
    const {frontMatterProblems: problems} = await readPage(page(change));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({file: 'docs/planted.mdx', line});
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.repair).toContain(repair);
  });

  it.each(['Just text.', '- a\n- b'])('%j instead of keys is found', async (yaml) => {
    const {frontMatterProblems: problems} = await readPage({
      file: 'docs/planted.mdx',
      source: `---\n${yaml}\n---\n\nText.\n`,
    });
    expect(problems).toEqual([expect.objectContaining({line: 1, message: 'the front matter is no list of keys'})]);
  });

  it('a mistake is found at its line in a file from Windows, too', async () => {
    const {file, source} = page({slug: 'slug: more'});
    const {frontMatterProblems: problems} = await readPage({file, source: source.replaceAll('\n', '\r\n')});
    expect(problems.map(({line}) => line)).toEqual([7]);
  });

  it('a page without any is told what to add', async () => {
    const {frontMatterProblems: problems} = await readPage({file: 'docs/planted.mdx', source: 'Text.\n'});
    expect(problems.map(({message}) => message)).toEqual(
      Object.keys(lines).map((key) => `the front matter key ${key} is missing`),
    );
  });

  it('a description that two pages share is found', async () => {
    const one = await readPage(page({}));
    const other = {...one, file: 'docs/other.mdx'};
    expect(findDescriptions({pages: [one]})).toEqual([]);
    expect(findDescriptions({pages: [one, other]})).toEqual([
      expect.objectContaining({
        file: 'docs/other.mdx',
        line: 3,
        message: 'duplicate description, also in docs/planted.mdx',
      }),
    ]);
  });
});
