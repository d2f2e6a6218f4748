import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {product} from '../../../src/facts/product';
import type {Edit} from '../../../scripts/import/difference';
import {applyEdits, canEdit} from '../../../scripts/import/edit';

const source = `import {days} from '../days';

/** Shared by all. */
const reason = {name: 'reason', description: 'Why', note: 'kept'} as const;

const both = [{name: 'a', size: 1}, {name: 'b', size: 2}] as const;

export const garden = {
  // About the list.
  commands: [
    {
      name: '/dig', // the first
      // Above the description.
      description: 'Dig',
      options: [reason, {name: 'depth', min: 1}],
    }, // after dig
    {name: '/rake', description: \`Rake with \${days.least}\`, options: [reason]},
  ],
  fields: [...both, {...reason, size: 3}],
  limit: days.longest,
};
`;

type Change = Edit extends infer E ? (E extends Edit ? Omit<E, 'file'> : never) : never;

const edited = (...changes: readonly Change[]): string =>
  applyEdits(
    source,
    changes.map((change) => ({...change, file: 'modules/garden.ts'})),
  );

describe('an edit of the source of facts', () => {
  it('replaces a value and leaves the rest byte for byte', () => {
    const change = {kind: 'set', at: ['commands', '/dig'], property: 'description', value: "Dig a 'hole'"} as const;
    expect(edited(change)).toBe(source.replace("description: 'Dig'", `description: "Dig a 'hole'"`));
  });

  it('puts a new property behind those that come before it', () => {
    const change = {kind: 'set', at: ['commands', '/dig', 'options', 'depth'], property: 'max', value: 9} as const;
    expect(edited(change)).toBe(source.replace('min: 1}', 'min: 1, max: 9,}'));
  });

  it('sets a property of something shared beside it, for one place', () => {
    const change = {kind: 'set', at: ['commands', '/dig', 'options', 'reason'], property: 'min', value: 2} as const;
    expect(edited(change)).toBe(source.replace('[reason, {', '[{...reason, min: 2}, {'));
  });

  it('writes something shared out where a property of it goes', () => {
    const change = {kind: 'unset', at: ['commands', '/rake', 'options', 'reason'], property: 'note'} as const;
    expect(edited(change)).toContain(`options: [{name: 'reason', description: 'Why',}]`);
    expect(edited(change)).toContain("const reason = {name: 'reason', description: 'Why', note: 'kept'}");
  });

  it('changes what is shared itself if all that share it change alike', () => {
    const places = [
      ['commands', '/dig', 'options', 'reason'],
      ['commands', '/rake', 'options', 'reason'],
      ['fields', 'reason'],
    ];
    const set = {kind: 'set', property: 'description', value: 'Because'} as const;
    const [dig, rake] = places.map((at): Change => ({...set, at}));
    const alike = applyEdits(source.replace('{...reason, size: 3}', "{name: 'c'}"), [
      {...(dig as Edit), file: 'garden.ts'},
      {...(rake as Edit), file: 'garden.ts'},
    ]);
    expect(alike).toContain(`const reason = {name: 'reason', description: "Because", note: 'kept'}`);
    expect(alike).toContain('options: [reason]');
    expect(dig && rake && edited(dig, rake)).toContain('options: [{...reason, description: "Because"}]');
  });

  it('writes a shared list out to change an item of it, and drops what nothing uses any more', () => {
    const change = {kind: 'set', at: ['fields', 'b'], property: 'size', value: 5} as const;
    const result = applyEdits(
      source
        .replace("{name: 'b', size: 2}] as const", "{name: 'b', size: 2}, {name: 'z'}] as const")
        .replace('limit:', 'more: both,\n  limit:'),
      [{...change, file: 'garden.ts'}],
    );
    expect(result).toContain("fields: [{name: 'a', size: 1}, {name: 'b', size: 5}, {name: 'z'}, {...reason, size: 3}]");
    expect(result).toContain('const both');
    const twice = edited(change, {kind: 'remove', at: ['fields', 'a']});
    expect(twice).not.toContain('const both');
  });

  it('inserts first, behind an item with a comment, and last', () => {
    const list = {kind: 'insert', at: ['commands']} as const;
    expect(edited({...list, value: {name: '/sow'}})).toContain(
      'commands: [{name: "/sow"},\n    {\n      name: \'/dig\'',
    );
    expect(edited({...list, value: {name: '/sow'}, after: '/dig'})).toContain(
      '}, // after dig\n{name: "/sow"},\n    {name: \'/rake\'',
    );
    expect(edited({...list, value: {name: '/sow'}, after: '/rake'})).toContain(
      'options: [reason]}, {name: "/sow"},\n  ],',
    );
  });

  it('removes an item with its own comments and no others', () => {
    const result = edited({kind: 'remove', at: ['commands', '/dig']});
    expect(result).not.toContain('// after dig');
    expect(result).toContain('// About the list.');
    expect(result).toContain("name: '/rake'");
  });

  it('removes something shared from one list only', () => {
    expect(edited({kind: 'remove', at: ['commands', '/rake', 'options', 'reason']})).toContain('options: []');
  });

  it('reorders items with their comments', () => {
    const result = edited({kind: 'order', at: ['commands'], names: ['/rake', '/dig']});
    expect(result.indexOf('/rake')).toBeLessThan(result.indexOf('/dig'));
    expect(result).toContain('}, // after dig');
  });

  it('names the product by its fact and imports it', () => {
    const value = `\`${product.name}\` digs for \${money}`;
    const result = edited({kind: 'set', at: ['commands', '/dig'], property: 'description', value});
    expect(result).toContain('description: `\\`${product.name}\\` digs for \\${money}`');
    expect(result).toMatch(/^import \{product\} from '\.\.\/product';\n/);
  });

  it('says what it cannot find', () => {
    expect(() => edited({kind: 'remove', at: ['commands', '/fly']})).toThrow(
      'modules/garden.ts: nothing at commands > /fly.',
    );
  });

  it('is refused where a fact is made of facts of other files', () => {
    const set = {kind: 'set', file: 'garden.ts', at: ['garden'], value: 1} as const;
    expect(canEdit(source, {...set, property: 'limit'})).toBe(false);
    expect(canEdit(source, {...set, property: 'commands'})).toBe(true);
    expect(canEdit(source, {...set, property: 'new'})).toBe(true);
    expect(canEdit(source, {...set, at: ['garden', 'limit', 'x'], property: 'new'})).toBe(false);
  });

  it('writes any text so that it reads back the same', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (value) => {
        const result = applyEdits("export const x = {a: 'b'};", [
          {kind: 'set', file: 'x.ts', at: ['x'], property: 'a', value},
        ]);
        const expression = /\{a: (?<text>.*)\};$/s.exec(result)?.groups?.text ?? '';
        expect(runInNewContext(expression, {product})).toBe(value);
      }),
    );
  });
});
