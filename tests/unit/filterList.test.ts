import {describe, expect, it} from 'vitest';
import {isChosen, withChoice, type Choice, type Item} from '../../src/page/filterState';

describe('what is chosen in a list with filters', () => {
  const names = ['status', 'area', 'q'];

  it.each([
    ['', {status: 'open'}, '?status=open'],
    ['?status=open&q=x', {}, ''],
    ['?utm=1&status=open', {q: 'a & b'}, '?utm=1&q=a+%26+b'],
    ['?area=invite-tracker', {status: 'open', area: 'invite-tracker'}, '?status=open&area=invite-tracker'],
    ['?q=%E0%A4%A', {status: 'open'}, '?status=open'],
  ])('goes into the address %s', (query, choice, written) => {
    expect(withChoice(query, names, choice)).toBe(written);
  });

  it('can be read from there, while words are being typed, too', () => {
    for (const choice of [{status: 'open', q: 'word '}, {q: ' ?&#=%+'}] as Choice[]) {
      expect(Object.fromEntries(new URLSearchParams(withChoice('', names, choice)))).toEqual(choice);
    }
  });
});

describe('an item', () => {
  const item: Item = {
    values: {status: ['open'], area: ['polls', 'invite-tracker']},
    text: 'X-1 Pictures of a Gallery',
  };

  it.each<Choice>([
    {},
    {area: 'invite-tracker'},
    {status: 'open', area: 'polls', q: 'gallery'},
    {q: 'GALLERY x-1'},
    {q: 'gall, (picture)'},
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
