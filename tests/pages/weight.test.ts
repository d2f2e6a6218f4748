import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {routes} from '../../src/shared/routing/routes';
import {root} from '../root';
import {fileOf, firstLoad, INSIDE, insideStyles, islands, markOf, NOT_FOUND, over, sum} from '../weight';

it('every page without an island stays below its mark', () => {
  const heavy = [...routes, NOT_FOUND]
    .filter((route) => !(route in islands))
    .flatMap((route) => {
      const {script, styles, other} = firstLoad(route);
      const load = {all: sum([...script, ...styles, ...other]), script: sum(script), styles: sum(styles)};
      return over(route, load, markOf(route));
    });
  expect(heavy).toEqual([]);
});

it('reports a page over its mark', () => {
  expect(over('/faq', {all: 1, script: 7.1, styles: 1}, markOf('/faq'))).toEqual(['/faq: script 7.1 KB, mark 7']);
});

it('the inline styles of every page stay below their mark', () => {
  const weights = [...routes, NOT_FOUND].map((route) => {
    const html = readFileSync(path.join(root, 'build', fileOf(route)), 'utf8');
    return [route, insideStyles(html)] as const;
  });
  expect(weights.filter(([, weight]) => weight === 0 || weight > INSIDE)).toEqual([]);
});

it('measures inline styles', () => {
  const many = Array.from({length: 2000}, (_, index) => `.a${index}{top:${index * index}px}`).join('');
  expect(insideStyles(`<style>${many}</style>`)).toBeGreaterThan(INSIDE);
});
