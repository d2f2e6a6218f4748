import {describe, expect, it} from 'vitest';
import {isChosen, readChoice, withPart, writeChoice, type Choice} from '../../src/components/docs/FilterList/choice';
import type {Facet, FilteredItem} from '../../src/content/blocks/filterList';

const facets: readonly Facet[] = [
  {
    key: 'status',
    label: 'Status',
    options: [
      {value: 'open', label: 'Open'},
      {value: 'fix_scheduled', label: 'Fix scheduled'},
    ],
  },
  {key: 'area', label: 'Area', options: [{value: 'invite-tracker', label: 'Invite tracker'}]},
];

describe('what is chosen', () => {
  it.each([
    ['', {}],
    ['?status=open', {status: 'open'}],
    [
      '?area=invite-tracker&status=fix_scheduled&q=two+words',
      {
        area: 'invite-tracker',
        status: 'fix_scheduled',
        q: 'two words',
      },
    ],
    ['?status=wrong&area=&severity=low&q=', {}],
    ['?status=wrong&status=open', {}],
    ['?q=%E0%A4%A', {q: '\uFFFD%A'}],
  ])('is read from the address %s', (query, choice) => {
    expect(readChoice(query, facets)).toEqual(choice);
  });

  it.each([
    ['', {status: 'open'}, '?status=open'],
    ['?status=open&q=x', {}, ''],
    ['?utm=1&status=open', {q: 'a & b'}, '?utm=1&q=a+%26+b'],
    ['?area=invite-tracker', {status: 'open', area: 'invite-tracker'}, '?status=open&area=invite-tracker'],
  ])('goes into the address %s', (query, choice, written) => {
    expect(writeChoice(query, choice, facets)).toBe(written);
  });

  it('is the same after it went through the address, while words are being typed, too', () => {
    for (const choice of [{}, {status: 'open', q: 'word '}, {q: ' ?&#=%+'}] as Choice[]) {
      expect(readChoice(writeChoice('', choice, facets), facets)).toEqual(choice);
    }
  });

  it('changes in parts', () => {
    expect(withPart({status: 'open'}, 'q', 'x')).toEqual({status: 'open', q: 'x'});
    expect(withPart({status: 'open', q: 'x'}, 'status', '')).toEqual({q: 'x'});
  });
});

describe('an item', () => {
  const item: FilteredItem = {
    id: 'x-1',
    values: {status: ['open'], area: ['polls', 'invite-tracker']},
    text: 'X-1 Pictures of a Gallery',
  };

  it.each<Choice>([
    {},
    {status: 'open'},
    {area: 'invite-tracker'},
    {status: 'open', area: 'polls', q: 'gallery'},
    {q: 'GALLERY x-1'},
    {q: ' pict '},
  ])('has all of %o', (choice) => {
    expect(isChosen(item, choice)).toBe(true);
  });

  it.each<Choice>([{status: 'fix_scheduled'}, {status: 'open', area: 'tags'}, {q: 'gallery sound'}, {severity: 'low'}])(
    'has not all of %o',
    (choice) => {
      expect(isChosen(item, choice)).toBe(false);
    },
  );
});
