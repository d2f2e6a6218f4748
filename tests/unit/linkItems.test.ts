import {describe, expect, it} from 'vitest';
import {linkItems} from '../../src/lib/linkItems';

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
