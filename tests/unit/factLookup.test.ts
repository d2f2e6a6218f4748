import {describe, expect, it} from 'vitest';
import {formatForCode, formatForProse, findFact, findQuotableFact} from '../../src/build/content/factLookup';

const facts = {
  product: {name: 'Owl'},
  lists: [
    {key: 'a', value: 1},
    {name: 'modules.polls', value: 2},
    {name: 'modules', value: 3},
    {code: 'not_found', status: 404},
    {state: 'grace', days: 7},
    'no name',
  ],
  words: ['red', 'green', 'blue'],
  empty: [],
  yes: true,
  nothing: null,
};

describe('findFact and findQuotableFact', () => {
  it.each<[path: string, value: unknown]>([
    ['product.name', 'Owl'],
    ['lists.a.value', 1],
    ['lists.modules.polls.value', 2],
    ['lists.not_found.status', 404],
    ['words', ['red', 'green', 'blue']],
  ])('finds %s', (path, value) => {
    expect(findFact(facts, path)).toEqual({value});
  });

  it.each<[path: string, explanation: string]>([
    ['prodct.name', 'At the top: Did you mean product? Available: product, lists, words, empty, yes, nothing.'],
    ['lists.b.value', 'In lists: Did you mean a? Available: a, modules.polls, modules, not_found, grace.'],
    ['product.name.first', 'In product.name: Available: none.'],
    ['product.__proto__', 'In product: Available: name.'],
    ['', 'is an object'],
  ])('explains what is wrong with the path %j', (path, explanation) => {
    const {message, repair} = findQuotableFact(facts, path) as {message: string; repair: string};
    expect(`${message} ${repair}`).toContain(explanation);
  });

  it.each(['product', 'yes', 'nothing', 'empty', 'lists'])('refuses to write %s in a sentence', (path) => {
    expect(findQuotableFact(facts, path)).toHaveProperty(
      'message',
      expect.stringContaining("can't be used in a sentence"),
    );
  });
});

describe('formatForProse and formatForCode', () => {
  it('write commas in numbers in prose only', () => {
    expect([formatForProse(5), formatForProse(1000), formatForCode(1000)]).toEqual(['5', '1,000', '1000']);
  });

  it('join the items of a list with commas and "and" in prose, and with spaces in code', () => {
    expect(formatForProse(facts.words)).toBe('red, green and blue');
    expect(formatForCode(facts.words)).toBe('red green blue');
  });
});
