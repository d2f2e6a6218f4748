import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {noteMistakes} from '../../src/build/markdown/noteMistakes';
import {root} from '../helpers/root';

interface Processor {
  process(page: {content: string; filePath: string; frontMatter: object; compilerName: string}): Promise<unknown>;
}

/** Docusaurus' own, which turns notes into components. */
const {createProcessorUncached} = createRequire(import.meta.url)(
  path.join(root, 'node_modules/@docusaurus/mdx-loader/lib/processor.js'),
) as {createProcessorUncached: (settings: object) => Promise<Processor>};

async function mistakesIn(content: string): Promise<string[]> {
  const mistakes: string[] = [];
  const collect = () => (tree: Parameters<typeof noteMistakes>[0]) => {
    mistakes.push(...noteMistakes(tree, content).map(({line, message}) => `${line}: ${message}`));
  };
  const options = {
    admonitions: {keywords: ['premium'], extendDefaults: true},
    markdownConfig: {anchors: {}, hooks: {}, mdx1Compat: {}},
    remarkPlugins: [collect],
    staticDirs: [],
  };
  const processor = await createProcessorUncached({options, format: 'mdx'});
  await processor.process({content, filePath: 'docs/planted.mdx', frontMatter: {}, compilerName: 'server'});
  return mistakes;
}

it.each([
  ['an unknown kind', 'a\n\n:::tipp\n\nb\n\n:::\n', '3: unknown kind of note "tipp"'],
  ['a note that is never closed', 'a\n\n:::premium\n\nb\n\n## C\n', '3: the note is never closed'],
  ['colons that close nothing', 'a\n\n:::\n', "3: these colons don't close a note"],
  ['a note in a note like it', ':::tip\n\n:::note\n\na\n\n:::\n\n:::\n', "9: these colons don't close a note"],
])('noteMistakes reports %s', async (_, content, mistake) => {
  expect(await mistakesIn(content)).toContain(mistake);
});

it('noteMistakes accepts notes in notes, with titles and at the end of a page, and colons in code', async () => {
  const content =
    '::::note[A title]\n\na\n\n- b\n\n  :::tip\n\n  c\n\n  :::\n\nd\n\n::::\n\n```md\n:::\n```\n\n:::premium\n\na `:::` b\n\n:::';
  expect(await mistakesIn(content)).toEqual([]);
});
