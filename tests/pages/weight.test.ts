import {expect, it} from 'vitest';
import {routes} from '../../src/shared/routing/routes';
import {firstLoad, islands, markOf, NOT_FOUND, over, sum} from '../weight';

it('every document is light', () => {
  const heavy = [...routes, NOT_FOUND]
    .filter((route) => !(route in islands))
    .flatMap((route) => {
      const {script, styles, other} = firstLoad(route);
      const load = {all: sum([...script, ...styles, ...other]), script: sum(script), styles: sum(styles)};
      return over(route, load, markOf(route));
    });
  expect(heavy).toEqual([]);
});

it('a page over its mark is found', () => {
  expect(over('/faq', {all: 1, script: 7.1, styles: 1}, markOf('/faq'))).toEqual(['/faq: script 7.1 KB, mark 7']);
});
