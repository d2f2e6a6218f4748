import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePageWithFacts} from '../../src/build/content/parsedPage';
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
    const subjects = [members[index], servers[index], channels[index]];
    const values = new Map<string, VariableValue>(
      [otherValues, ...subjects.map((subject) => subject?.values ?? {})].flatMap((values) =>
        Object.entries<VariableValue>(values),
      ),
    );
    return formats.map(
      (format) =>
        renderTemplate(template, {
          available: variablesByName,
          values,
          format,
          limit: 2000,
          maxVariables: grammar.maxPerText,
          now: sample.now,
        }).text,
    );
  });

const fileOf = (key: string): string => `docs/extras/variables/${key}-variables.mdx`;
const keysWithPages = categories.map(({key}) => key).filter((key) => existsSync(path.join(root, fileOf(key))));

/** Reads a page with its facts. Writes mentions as text, and removes indentation and empty lines. */
async function readGuide(key: string): Promise<string> {
  const file = fileOf(key);
  const source = await readFile(path.join(root, file), 'utf8');
  return asMarkdown(parsePageWithFacts({file, source}).tree.children)
    .replaceAll(/<Mention of="([^"]*)" \/>/g, '$1')
    .replaceAll(/[ \t]*\n\s*/g, '\n');
}

const templatesWithoutResult = (page: string): string[] =>
  [...page.matchAll(/```text\n([^`]*)\n```/g)]
    .map(([, text = '']) => text)
    .filter((text) => /\{[a-z]+\./.test(text))
    .filter((text) => !renderSamples(text).some((result) => page.includes(`\n${result}\n`)));

describe('the pages of variables', () => {
  it.each(keysWithPages)('show the result of each template: %s', async (key) => {
    const page = await readGuide(key);
    expect(page.match(/```text\n[^`]*\{[a-z]+\./g)).toHaveLength(2);
    expect(templatesWithoutResult(page)).toEqual([]);
  });

  it.runIf(keysWithPages.includes('channel'))('fail this check when a template has another result', async () => {
    const page = (await readGuide('channel')).replaceAll('10 seconds', '20 seconds');
    expect(templatesWithoutResult(page)).toEqual([expect.stringContaining('{channel.slowmode} seconds')]);
  });
});
