import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePageWithFacts} from '../../src/build/content/parsedPage';
import {platform} from '../../src/facts/platform';
import {variables} from '../../src/facts/variables';
import {root} from '../../src/build/root';
import {asMarkdown} from './asMarkdown';
import {renderTemplate, type TextFormat, type VariableValue} from '../../src/lib/variables';

const {categories, grammar, sample, playgroundSamples} = variables;
const {members, servers, channels, other: otherValues} = playgroundSamples;
const variablesByName = new Map(
  categories.flatMap((category) => [...category.variables]).map((variable) => [variable.name, variable]),
);
const formats: readonly TextFormat[] = ['rich', 'plain'];

/** Renders a template with both samples of the playground, in both formats. */
const renderSamples = (template: string): string[] =>
  [0, 1].flatMap((index) => {
    const groups = [otherValues, members[index]?.values, servers[index]?.values, channels[index]?.values];
    const values = new Map(groups.flatMap((group) => Object.entries<VariableValue>(group ?? {})));
    return formats.map(
      (format) =>
        renderTemplate(template, {
          available: variablesByName,
          values,
          format,
          limit: platform.limits.messageCharacters,
          maxVariables: grammar.maxPerText,
          now: sample.now,
        }).text,
    );
  });

const fileOf = (key: string): string => `docs/extras/variables/${key}-variables.mdx`;
const keysWithPages = categories.map(({key}) => key).filter((key) => existsSync(path.join(root, fileOf(key))));

/** Reads a page with its facts. Writes mentions as text, and removes indentation and empty lines. */
async function readPage(key: string): Promise<string> {
  const file = fileOf(key);
  const source = await readFile(path.join(root, file), 'utf8');
  return asMarkdown(parsePageWithFacts({file, source}).tree.children)
    .replaceAll(/<Mention of="([^"]*)" \/>/g, '$1')
    .replaceAll(/[ \t]*\n\s*/g, '\n');
}

/** Returns the code blocks of a page that contain variables. */
const templatesIn = (page: string): string[] =>
  [...page.matchAll(/```text\n([^`]*)\n```/g)].map(([, text = '']) => text).filter((text) => /\{[a-z]+\./.test(text));

const templatesWithoutResult = (page: string): string[] =>
  templatesIn(page).filter((template) => !renderSamples(template).some((result) => page.includes(`\n${result}\n`)));

describe('the pages of variables', () => {
  it.each(keysWithPages)('show the result of each template: %s', async (key) => {
    const page = await readPage(key);
    expect(templatesIn(page)).toHaveLength(2);
    expect(templatesWithoutResult(page)).toEqual([]);
  });

  it.runIf(keysWithPages.includes('channel'))('fail this check if the result of a template is wrong', async () => {
    const page = (await readPage('channel')).replaceAll('10 seconds', '20 seconds');
    expect(templatesWithoutResult(page)).toEqual([expect.stringContaining('{channel.slowmode} seconds')]);
  });
});
