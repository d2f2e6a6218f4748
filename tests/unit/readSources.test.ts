import {describe, expect, it} from 'vitest';
import {parsePage} from '../../src/checks/pages/readSources';
import {product} from '../../src/facts/product';

const frontMatterLines: Readonly<Record<string, string>> = {
  title: "title: '{$product.name} and more'",
  description: `description: ${'A description that is long enough for a search result. '.repeat(2)}Here.`,
};

/** Returns a page with valid front matter. Changed lines replace those of the same key, or are added. Empty ones are left out. */
const page = (changedLines: Readonly<Record<string, string>>) => ({
  file: 'docs/planted.mdx',
  source: `---\n${Object.values({...frontMatterLines, ...changedLines})
    .filter(Boolean)
    .join('\n')}\n---\n\nText.\n`,
});

describe('parsePage', () => {
  it('replaces placeholders in the front matter with facts', async () => {
    const frontMatter = {title: `${product.name} and more`};
    expect(await parsePage(page({}))).toMatchObject({frontMatter, frontMatterMistakes: []});
  });

  it.each([
    ['docs/02-new/1. a.mdx', '/docs/new/a'],
    ['docs/2026-01-02-a.md', '/docs/2026-01-02-a'],
    ['docs/new/README.md', '/docs/new'],
    ['docs/new/New.mdx', '/docs/new'],
    ['docs/docs.mdx', '/docs/docs'],
  ])('gives %s the route %s, as Docusaurus does', async (file, route) => {
    expect(await parsePage({...page({}), file})).toMatchObject({route});
  });

  it("reports a YAML mistake again, although Docusaurus' parser caches the page", async () => {
    const pageWithMistake = page({title: 'title: {$product.name} x'});
    expect(await parsePage(pageWithMistake)).toEqual(await parsePage(pageWithMistake));
  });

  it("accepts Docusaurus' keys that have an effect", async () => {
    const extra =
      'draft: false\nunlisted: true\nsidebar_class_name: x\nhide_table_of_contents: true\npagination_next: null\nimage: /img/x.png\n' +
      'toc_max_heading_level: 4\nlast_update: {author: A}\nsidebar_label: More\nsidebar_position: 1.5\nkeywords: [a]\nslug: /x';
    const frontMatter = {unlisted: true, pagination_next: null, toc_max_heading_level: 4};
    expect(await parsePage(page({extra}))).toMatchObject({frontMatter, frontMatterMistakes: []});
  });

  it.each<[line: number, message: string, repair: string, changedLines: Record<string, string>]>([
    [1, 'missing front matter key "description"', 'Add the line "description: ..."', {description: ''}],
    [4, 'unknown front matter key "sidbar_label"', 'Did you mean sidebar_label?', {extra: 'sidbar_label: x'}],
    [3, 'key "description"', 'It has 6 characters; expected: 110 to 160', {description: 'description: Short.'}],
    [2, 'key "title"', 'It has 70 characters; expected: at most 60.', {title: `title: ${'x'.repeat(70)}`}],
    [4, 'invalid front matter key "sidebar_position"', 'expected', {extra: 'sidebar_position: first'}],
    [2, 'invalid front matter key "title"', 'Write it in quotes: title: "2024".', {title: 'title: 2024'}],
    [4, 'key "toc_max_heading_level"', '<=6.', {extra: 'toc_max_heading_level: 9'}],
    [4, 'invalid front matter key "slug"', 'start with "/"', {extra: 'slug: more'}],
    [2, 'unknown fact "prodct.name"', 'Did you mean product?', {title: "title: '{$prodct.name}'"}],
    [2, 'not valid YAML', 'Quote values that begin with a brace', {title: 'title: {$product.name} x'}],
    [4, 'tab characters must not be used', 'indent with spaces', {extra: '\ttags: x'}],
    [4, 'duplicated mapping key', 'write a key once', {extra: 'title: x'}],
    [4, 'unknown front matter key "repair"', 'Remove it or use a known key.', {extra: 'repair: x'}],
  ])('reports a mistake in line %i: %s (%s)', async (line, message, repair, changedLines) => {
    const {frontMatterMistakes: mistakes} = await parsePage(page(changedLines));
    expect(mistakes).toMatchObject([{file: 'docs/planted.mdx', line}]);
    expect(mistakes[0]?.message).toContain(message);
    expect(mistakes[0]?.repair).toContain(repair);
  });

  it.each(['Just text.', '- a\n- b'])('reports %j instead of keys', async (yaml) => {
    const planted = {file: 'docs/planted.mdx', source: `---\n${yaml}\n---\n\nText.\n`};
    const frontMatterMistakes = [{line: 1, message: 'the front matter has no keys'}];
    expect(await parsePage(planted)).toMatchObject({frontMatterMistakes});
  });

  it('reports every key to add when the front matter is missing', async () => {
    const {frontMatterMistakes: mistakes} = await parsePage({file: 'docs/planted.mdx', source: 'Text.\n'});
    const messages = mistakes.map(({message}) => message);
    expect(messages).toEqual(Object.keys(frontMatterLines).map((key) => `missing front matter key "${key}"`));
  });
});
