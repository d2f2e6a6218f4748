import {describe, expect, it} from 'vitest';
import {linkItems, decodable, repairLink} from '../../src/lib/addresses';

describe('repairLink', () => {
  it.each([
    ['?with=polls&amp;done=4fz', '?with=polls&done=4fz'],
    ...['.', ')', '],', ';', '!', '?', '*', '>'].map((added) => [`#first-steps${added}`, '#first-steps']),
    ['?', ''],
  ])('repairs %j', (part, repaired) => {
    expect(repairLink(part)).toBe(repaired);
  });

  it.each(['', '?with=', '?a=b&c', '#try=Hi%20there%2E', decodable('#try=50%'), '#a_b-'])('keeps %j', (part) => {
    expect(repairLink(part)).toBe(part);
  });
});

describe('linkItems', () => {
  it.each(['polls,functions/utils', 'polls functions/utils,', '"polls";functions/utils”', '(polls|functions/utils.)>'])(
    'reads the items of %j',
    (list) => {
      expect(linkItems(list)).toEqual(['polls', 'functions/utils']);
    },
  );

  it('keeps ids with dots, letters of any language and underscores inside', () => {
    expect(linkItems('server.übersicht,a_b')).toEqual(['server.übersicht', 'a_b']);
  });

  it.each(['', ' ', ',,', '"'])('finds nothing in %j', (list) => {
    expect(linkItems(list)).toEqual([]);
  });
});
