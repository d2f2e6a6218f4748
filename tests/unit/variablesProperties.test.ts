import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {variables} from '../../src/facts/variables';
import type {Variable} from '../../src/facts/types';
import {truncate} from '../../src/lib/variables/characters';
import {filterNames, parse, render, type Context, type Value} from '../../src/lib/variables';

const {samples, sample, grammar} = variables;
const all: readonly Variable[] = variables.categories.flatMap(({variables}): readonly Variable[] => variables);
const known = new Map(all.map((variable) => [variable.name, variable]));
const sampleValues = [samples.members[0], samples.servers[0], samples.channels[0]].flatMap((sample) =>
  Object.entries<Value>(sample.values),
);

/** The seed makes failures reproducible. */
const runs = {seed: 20_260_314, numRuns: 1000};

/** Parts of templates: variables and parts of them, and any Unicode text, even with lone surrogates. */
const piece = fc.oneof(
  fc.constantFrom(...known.keys()),
  fc.constantFrom(...all.map((variable) => `{${variable.name}}`)),
  fc.constantFrom(...filterNames.map((filterName) => `|${filterName}`)),
  fc
    .tuple(fc.constantFrom(...known.keys()), fc.constantFrom(...grammar.filtersList.map(({example}) => example)))
    .map(([name, example]) => example.replace(/^\{[^|]*/, `{${name}`)),
  fc.constantFrom('{', '}', '|', ':', '\\', '\\{', '}}', '\0', '\u200d', '\u0301', '👩‍🚀', '🇳🇱', '‮', '__proto__', '<b>'),
  fc.constantFrom('{__proto__.name}', '{user.name|default:x}', '{user.roles}', '{user.mention}', '{user.name|cut:1}'),
  fc.string({unit: 'binary', maxLength: 12}),
  fc.string({maxLength: 12}),
  fc.integer({min: 0, max: 0xffff}).map((unit) => String.fromCharCode(unit)),
);
const template = fc.array(piece, {maxLength: 40}).map((texts) => texts.join(''));
const value: fc.Arbitrary<Value> = fc.oneof(
  fc.string({unit: 'binary', maxLength: 300}),
  fc.array(fc.string({unit: 'binary', maxLength: 40}), {maxLength: 5}),
  fc.constantFrom(null, '', '-0', '{user.name}', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '1e9'),
);
const context: fc.Arbitrary<Context> = fc.record({
  known: fc.constant(known),
  values: fc
    .array(fc.tuple(fc.constantFrom(...known.keys()), value), {maxLength: 10})
    .map((entries) => new Map([...sampleValues, ...entries])),
  format: fc.constantFrom('rich' as const, 'plain' as const),
  limit: fc.oneof(fc.integer({min: 0, max: 40}), fc.constantFrom(100, 2000, 1_000_000)),
  maxVariables: fc.constantFrom(0, 2, 50),
  now: fc.constantFrom(sample.now, '', 'now'),
});
const roomy: Context = {
  known,
  values: new Map(sampleValues),
  format: 'rich',
  limit: 1_000_000,
  maxVariables: 50,
  now: sample.now,
};

const codePoints = (text: string): number => Array.from(text).length;

describe('any template', () => {
  it('parses into parts without gaps', () => {
    fc.assert(
      fc.property(template, (text) => {
        let end = 0;
        for (const part of parse(text)) {
          expect(part.start).toBe(end);
          expect(part.end).toBeGreaterThan(end);
          if (part.kind === 'variable') expect(part.source).toBe(text.slice(part.start, part.end));
          else expect(part.text).toBe(text.slice(part.start, part.end).replaceAll('\\{', '{'));
          ({end} = part);
        }
        expect(end).toBe(text.length);
      }),
      runs,
    );
  });

  it('renders within the limit, with problems in order, and pieces that join to its text', () => {
    fc.assert(
      fc.property(template, context, (text, given) => {
        const {pieces, text: shown, length, cut, variables: count, problems} = render(text, given);
        expect(pieces.map(({text}) => text).join('')).toBe(shown);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
        expect(pieces.some((piece, index) => piece.kind === 'text' && pieces[index + 1]?.kind === 'text')).toBe(false);
        expect(codePoints(shown)).toBeLessThanOrEqual(given.limit);
        expect(cut).toBe(length > given.limit);
        // Two lone surrogates can join to one code point, so the text can be shorter than `length`.
        if (cut) expect(shown).toMatch(given.limit > 0 ? /…$/ : /^$/);
        else expect(codePoints(shown)).toBeLessThanOrEqual(length);
        expect(count).toBe(parse(text).filter((part) => part.kind === 'variable').length);
        let last = 0;
        for (const {start, end, message, repair} of problems) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(message).not.toMatch(/\.$/);
          expect(repair).toMatch(/[.?]$/);
          last = start;
        }
      }),
      runs,
    );
  });

  it('renders escaped braces as braces', () => {
    fc.assert(
      fc.property(template, (text) => {
        expect(render(text.replaceAll('{', '\\{'), roomy)).toMatchObject({text, variables: 0, problems: []});
      }),
      runs,
    );
  });
});

describe('truncate', () => {
  const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});
  // `truncate` reads long texts in steps; some characters here are longer than a step.
  const part = fc.oneof(
    fc.constantFrom('👩‍', '🚀', '🇳', '🇱', '\u0301', '\ud83d', '\udc4b', '🏽', '각', 'ᄀ', 'क्', 'ष', '\r', '\n', 'a'),
    fc.string({unit: 'grapheme', maxLength: 5}),
  );
  const text = fc
    .array(fc.tuple(part, fc.constantFrom(1, 2, 3, 90, 300)), {maxLength: 12})
    .map((pairs) => pairs.map(([unit, times]) => unit.repeat(times)).join(''));

  it('returns the first characters of the text', () => {
    fc.assert(
      fc.property(text, fc.integer({min: 0, max: 600}), (whole, count) => {
        const all = Array.from(segmenter.segment(whole), ({segment}) => segment);
        expect(truncate(whole, count)).toBe(all.slice(0, count).join(''));
      }),
      {...runs, numRuns: 300},
    );
  });
});

/** Texts that would take a slow parser long. */
const slowTexts: readonly [string, (length: number) => string][] = [
  ['opening braces', (length) => '{'.repeat(length)],
  ['nested braces', (length) => '{'.repeat(length / 2) + '}'.repeat(length / 2)],
  ['variables', (length) => '{user.name}'.repeat(length / 11)],
  ['bars', (length) => `{user.name${'|'.repeat(length)}}`],
  ['filters', (length) => `{user.name${'|upper'.repeat(length / 6)}}`],
  ['a long name', (length) => `{user.${'a'.repeat(length)}}`],
  ['digits', (length) => `{user.name|cut:${'9'.repeat(length)}}`],
  ['accents', (length) => `a${'\u0301'.repeat(length)}`],
  ['joined emoji', (length) => '👩‍'.repeat(length / 3)],
];

/** Returns processor time, which other programs don't change. */
const secondsSince = (before: NodeJS.CpuUsage): number => {
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

describe('render', () => {
  it.each(slowTexts)('takes less than a second for %s', (_, build) => {
    for (const length of [10_000, 100_000]) {
      const before = process.cpuUsage();
      render(build(length), roomy);
      render(build(length), {...roomy, limit: 2000, format: 'plain'});
      expect(secondsSince(before)).toBeLessThan(1);
    }
  });
});
