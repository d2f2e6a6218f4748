import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {product} from '../../src/facts/product';
import {frontMatterFactsHook} from '../../src/build/plugins/content/configHooks';
import {root} from '../../src/build/root';

// The hook doesn't throw for a mistake, because that would end the development server.
it.each<[behavior: string, yaml: string, frontMatter: object]>([
  ['replaces placeholders with facts', "title: '{$product.name}'", {title: product.name}],
  ['leaves out keys with a mistake', 'slug: x\nsidbar: x\nsidebar_label: X', {sidebar_label: 'X'}],
  ['leaves out all keys of front matter that is not YAML', 'title: {$prodct.name} x\nslug: /x', {}],
])('frontMatterFactsHook %s', async (_, yaml, frontMatter) => {
  const page = {filePath: path.join(root, 'docs/planted.mdx'), fileContent: `---\n${yaml}\n---\nText.`};
  const parse = frontMatterFactsHook(root);
  const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER;
  expect(await parse({...page, defaultParseFrontMatter})).toEqual({frontMatter, content: 'Text.'});
});
