import {describe, expect, it} from 'vitest';
import {errors} from '../../src/facts/errors';
import {moduleKeys} from '../../src/facts/types';
import {renderBlock} from '../../src/node/content/blocks';
import {blocks} from '../../src/node/content/blocks/registry';
import {factFiles, pageSource} from '../../src/node/content/pageSource';

const file = 'docs/planted.mdx';
const [key] = moduleKeys;

/** The fact that a block shows; it must be one, to be written somewhere. */
function factOf(name: string, of: string): unknown {
  const block = renderBlock(name, of);
  expect(block).toHaveProperty('fact');
  return 'fact' in block ? block.fact : undefined;
}

const files = new Map([
  [factOf('Operations', key), 'src/facts/modules/planted.ts'],
  [factOf('Errors', 'all'), 'src/facts/plantedErrors.ts'],
]);

const frontMatter = `---\ntitle: Planted\ndescription: ${'a long one '.repeat(200)}\n---\n`;
const page = (body: string): string => pageSource({file, source: `${frontMatter}\n${body}\n`}, files);

const operations = `<Facts.Operations of="${key}" />`;
const prose = (words: number): string => 'word '.repeat(words);

describe('the file to edit', () => {
  it.each<[string, string, string]>([
    ['of a page in words is its own', prose(40), file],
    [
      'of facts with an introduction is that of the facts',
      `${prose(40)}\n\n${operations}`,
      'src/facts/modules/planted.ts',
    ],
    [
      'of facts below headings is that of the facts',
      `## ${prose(300)}\n\n${operations}`,
      'src/facts/modules/planted.ts',
    ],
    ['of a written page with facts is its own', `${prose(400)}\n\n${operations}`, file],
    ['of a page that leads to less than it says is its own', `${prose(60)}\n\n<Facts.OpenApi of="all" />`, file],
    ['of a page with a block that nobody knows is its own', '<Facts.Opperations of="all" />', file],
    [
      'of facts from several files is that of most words',
      `<Facts.ProblemAnswer of="${errors[0].code}" />\n\n<Facts.Errors of="all" />\n\n${operations}`,
      'src/facts/modules/planted.ts',
    ],
  ])('%s', (_, body, expected) => {
    expect(page(body)).toBe(expected);
  });
});

describe('files of facts', () => {
  const [inner, other] = [{key: 'inner', list: [{key: 'item'}]}, {key: 'other'}];
  const found = factFiles([
    ['index.ts', {all: {inner, other}}],
    ['inner.ts', {inner}],
    ['other.ts', {other, text: 'a text', nothing: null}],
  ]);

  it('have what they write, however deep, and not what they only put together', () => {
    expect(found.get(inner)).toBe('inner.ts');
    expect(found.get(inner.list[0])).toBe('inner.ts');
    expect(found.get(other)).toBe('other.ts');
  });

  it('do not have what is written elsewhere', () => {
    expect(found.get({key: 'inner'})).toBeUndefined();
    expect(found.get('a text')).toBeUndefined();
  });

  it('end at what leads back to itself', () => {
    const ring: {self?: object} = {};
    ring.self = ring;
    expect(factFiles([['ring.ts', {ring}]]).get(ring)).toBe('ring.ts');
  });
});

it('every block that is for certain facts says which', () => {
  const without = [...blocks].flatMap(([name, block]) =>
    ['List', 'Steps'].includes(name)
      ? []
      : block
          .keys()
          .filter((of) => block.fact(of) === undefined)
          .map((of) => `${name} ${of}`),
  );
  expect(without).toEqual([]);
  expect(blocks.get('Commands')?.fact('planted')).toBeUndefined();
});
