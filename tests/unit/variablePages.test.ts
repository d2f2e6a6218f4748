import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {renderBlock} from '../../src/node/content/blocks';
import {readTree} from '../../src/node/content/pageTree';
import {variables} from '../../src/facts/variables';
import {asMarkdown} from './asMarkdown';
import {render, type TextFormat, type Value} from '../../src/shared/variables';

const {categories, grammar, sample, samples} = variables;
const known = new Map(
  categories.flatMap((category) => [...category.variables]).map((variable) => [variable.name, variable]),
);
const places: readonly TextFormat[] = ['rich', 'plain'];

/** What a template becomes for the first two samples of member, server and channel, in both kinds of places. */
const results = (template: string): string[] =>
  [0, 1].flatMap((index) => {
    const subjects = [samples.members[index], samples.servers[index], samples.channels[index]];
    const values = new Map<string, Value>(
      [samples.other, ...subjects.map((subject) => subject?.values ?? {})].flatMap((values) =>
        Object.entries<Value>(values),
      ),
    );
    return places.map(
      (place) =>
        render(template, {known, values, place, limit: 2000, maxVariables: grammar.maxPerText, now: sample.now}).text,
    );
  });

/** A page as its readers see it, on one line: facts in place, mentions as text. */
async function shown(key: string): Promise<string> {
  const file = `docs/extras/variables/${key}-variables.mdx`;
  const source = await readFile(path.join(import.meta.dirname, '../..', file), 'utf8');
  return asMarkdown(readTree({file, source}).root.children)
    .replaceAll(/<Mention of="([^"]*)" \/>/g, '$1')
    .replaceAll(/[ \t]*\n\s*/g, '\n');
}

/** The ready texts of a page that promises something else than what comes out. */
const brokenPromises = (page: string): string[] =>
  [...page.matchAll(/```text\n([^`]*)\n```/g)]
    .map(([, text = '']) => text)
    .filter((text) => /\{[a-z]+\./.test(text))
    .filter((text) => !results(text).some((result) => page.includes(`\n${result}\n`)));

describe('the pages of variables', () => {
  it.each(categories.map(({key}) => key))(
    '%s: what the ready texts become is what the bot makes of them',
    async (key) => {
      const page = await shown(key);
      expect(page.match(/```text\n[^`]*\{[a-z]+\./g)).toHaveLength(2);
      expect(brokenPromises(page)).toEqual([]);
    },
  );

  it('a text that becomes something else is found', async () => {
    const page = (await shown('channel')).replaceAll('wait 10 seconds', 'wait 20 seconds');
    expect(brokenPromises(page)).toEqual([expect.stringContaining('{channel.slowmode} seconds')]);
  });

  it('say where a category does not work', () => {
    const block = renderBlock('Variables', 'channel-places');
    expect('nodes' in block && asMarkdown([...block.nodes])).toMatch(
      /work in texts of .*Tickets[^]*don't work in texts of .*Rules/,
    );
  });
});
