import {describe, expect, it} from 'vitest';
import {findBrokenRules} from '../../src/checks/facts/brokenRules';
import type {Field, FieldRule, JsonObject} from '../../src/facts/types';
import {objects} from '../../src/build/content/blocks/api/objects';
import {mdx, nodesOf, type Markdown} from '../../src/build/content/blocks/mdxTemplate';
import {asMarkdown} from './asMarkdown';
import {objectOf} from '../../src/build/api/operations';
import {apiPages} from '../../src/facts/derived/api/endpoints';
import {fieldRuleSentences, constrainedFieldPaths, ruleSentences} from '../../src/facts/derived/api/fieldRules';

const field = (name: string, properties: Partial<Field> = {}): Field => ({
  name,
  type: 'string',
  description: 'What it is',
  ...properties,
});

const fields: readonly Field[] = [
  field('kind', {type: 'enum', values: ['box', 'tube', 'bag'], default: 'bag'}),
  field('width', {type: 'integer', min: 1, nullable: true}),
  field('length', {type: 'integer', min: 1, nullable: true}),
  field('fragile', {type: 'boolean', default: false}),
  field('labels', {type: 'string_list', default: [], max: 4}),
  field('inside', {
    type: 'object',
    fields: [field('lining', {nullable: true}), field('layers', {type: 'integer', default: 0})],
  }),
];

interface Example {
  rule: FieldRule;
  sentences: string[];
  sentencesByField: Record<string, string[]>;
  valid: JsonObject[];
  invalid: JsonObject[];
}

const examples: Record<string, Example> = {
  'a field that is always required': {
    rule: {needs: ['width']},
    sentences: ['`width` is required.'],
    sentencesByField: {width: ['Required.']},
    valid: [{kind: 'box', width: 3}],
    invalid: [{}, {width: null}],
  },
  'a field that one value requires': {
    rule: {when: {kind: 'box'}, needs: ['width']},
    sentences: ['With `kind` `box`, `width` is required.'],
    sentencesByField: {width: ['Required with `kind` `box`.'], length: []},
    valid: [{kind: 'box', width: 3}, {kind: 'tube'}, {}],
    invalid: [{kind: 'box'}, {kind: 'box', width: null}],
  },
  'a field that all values but one require': {
    rule: {unless: {kind: 'tube'}, needs: ['width']},
    sentences: ['Unless `kind` is `tube`, `width` is required.'],
    sentencesByField: {width: ['Required unless `kind` is `tube`.']},
    valid: [{kind: 'tube'}, {width: 1}],
    invalid: [{}, {kind: 'box'}],
  },
  'a field that a boolean one requires': {
    rule: {unless: {fragile: false}, needs: ['width']},
    sentences: ['Unless `fragile` is `false`, `width` is required.'],
    sentencesByField: {width: ['Required unless `fragile` is `false`.']},
    valid: [{fragile: false}, {}, {fragile: true, width: 1}],
    invalid: [{fragile: true}],
  },
  'fields for some values only': {
    rule: {when: {kind: ['box', 'tube']}, onlyThen: ['width', 'labels', 'inside.layers']},
    sentences: ['Only with `kind` `box` or `tube`: `width`, `labels` and `inside.layers`.'],
    sentencesByField: {
      width: ['Only with `kind` `box` or `tube`.'],
      'inside.layers': ['Only with `kind` `box` or `tube`.'],
    },
    valid: [{kind: 'box', width: 2, inside: {layers: 2}}, {width: null, labels: [], inside: {layers: 0}}, {}],
    invalid: [{width: 2}, {kind: 'bag', labels: ['a']}, {inside: {layers: 1}}],
  },
  'a field that one value requires and others forbid': {
    rule: {when: {kind: 'box'}, needs: ['labels'], onlyThen: ['labels']},
    sentences: ['`labels` is required with `kind` `box` and refused otherwise.'],
    sentencesByField: {labels: ['Required with `kind` `box`, refused otherwise.']},
    valid: [{kind: 'box', labels: ['a']}],
    invalid: [{kind: 'box', labels: []}, {labels: ['a']}],
  },
  'at least one of several fields': {
    rule: {anyOf: ['width', 'length', 'labels']},
    sentences: ['At least one of `width`, `length` and `labels` is required.'],
    sentencesByField: {width: ['Required without `length` or `labels`.']},
    valid: [{width: 1}, {labels: ['a'], width: null}],
    invalid: [{}, {labels: [], width: null}],
  },
  'exactly one of several fields': {
    rule: {when: {kind: 'box'}, oneOf: ['width', 'length'], onlyThen: ['width', 'length']},
    sentences: [
      'Only with `kind` `box`: `width` and `length`.',
      'With `kind` `box`, exactly one of `width` and `length` is required.',
    ],
    sentencesByField: {width: ['Only with `kind` `box`.', 'With `kind` `box`, either this or `length`.']},
    valid: [{kind: 'box', length: 1, width: null}],
    invalid: [{kind: 'box', width: 1, length: 1}, {kind: 'box'}],
  },
  'a narrower range': {
    rule: {when: {kind: 'tube'}, narrows: {labels: {max: 2}, width: {max: 9}, 'inside.lining': {pattern: '^f'}}},
    sentences: [
      'With `kind` `tube`, `labels` has at most 2 items.',
      'With `kind` `tube`, `width` is at most 9.',
      'With `kind` `tube`, `inside.lining` matches `^f`.',
    ],
    sentencesByField: {
      labels: ['With `kind` `tube`, at most 2 items.'],
      'inside.lining': ['With `kind` `tube`, it matches `^f`.'],
    },
    valid: [{kind: 'tube', labels: ['a', 'b'], width: 9, inside: {lining: 'felt'}}, {width: 10}],
    invalid: [
      {kind: 'tube', labels: ['a', 'b', 'c']},
      {kind: 'tube', width: 10},
      {kind: 'tube', inside: {lining: 'silk'}},
    ],
  },
};

describe.each(Object.entries(examples))('%s', (_, {rule, sentences, sentencesByField, valid, invalid}) => {
  it('becomes sentences', () => {
    expect(ruleSentences(rule, fields)).toEqual(sentences);
    for (const [path, expected] of Object.entries(sentencesByField)) {
      expect(fieldRuleSentences(path, [rule], fields)).toEqual(expected);
    }
  });

  it('findBrokenRules reports each invalid object of a list, and no valid one', () => {
    const shipment = {fields: [field('parcels', {type: 'object_list', fields, rules: [rule]})]};
    expect(findBrokenRules({parcels: valid}, shipment)).toEqual([]);
    expect(findBrokenRules({parcels: invalid}, shipment)).toEqual(invalid.map(() => sentences.join(' ')));
  });
});

const realObjects = apiPages.flatMap(({key, rules}) => Object.keys(rules).map((name) => objectOf(key, name)));

const objectBlocks: Readonly<Record<string, () => Markdown | undefined>> = objects;
const objectsMarkdown = (owner: string): string => asMarkdown(nodesOf(objectBlocks[owner]?.() ?? mdx``));

it('the page of an object shows the first rule of each field that is not nested', () => {
  for (const {owner, name, fields, rules} of realObjects) {
    const page = objectsMarkdown(owner);
    for (const path of rules.flatMap(constrainedFieldPaths).filter((path) => !path.includes('.'))) {
      const [sentence] = fieldRuleSentences(path, rules, fields);
      if (sentence === undefined) continue;
      expect(page, `${owner} ${name} ${path}`).toContain(sentence);
    }
  }
});
