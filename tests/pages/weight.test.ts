import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {builtPage} from './builtPages';
import {
  budgetOf,
  fileOf,
  filesOfFirstVisit,
  budgetOverruns,
  INLINE_STYLES_BUDGET,
  inlineStylesSize,
  islandBudgets,
  NOT_FOUND_ROUTE,
  weightOf,
} from '../helpers/pageWeight';

const pages = [
  ...requiredRoutes.map((route) => [route, builtPage(route)] as const),
  [NOT_FOUND_ROUTE, builtPage(fileOf(NOT_FOUND_ROUTE))] as const,
];

it('every page without an island stays within its budget', () => {
  const heavy = pages
    .filter(([route]) => !(route in islandBudgets))
    .flatMap(([route, $]) => {
      const {files, script, styles} = filesOfFirstVisit(route, $);
      const sizes = {all: weightOf(files), script: weightOf(script), styles: weightOf(styles)};
      return budgetOverruns(route, sizes, budgetOf(route));
    });
  expect(heavy).toEqual([]);
});

it('`budgetOverruns` reports a page over its budget', () => {
  const sizes = {all: 1, script: 7.1, styles: 1};
  expect(budgetOverruns('/faq', sizes, budgetOf('/faq'))).toEqual(['/faq: script 7.1 KB, budget 7']);
});

it('every page has inline styles within their budget', () => {
  const weights = pages.map(([route, $]) => [route, inlineStylesSize($)] as const);
  expect(weights.filter(([, weight]) => weight === 0 || weight > INLINE_STYLES_BUDGET)).toEqual([]);
});

it('`inlineStylesSize` measures more than the budget for thousands of rules', () => {
  const many = Array.from({length: 2000}, (_, index) => `.a${index}{top:${index * index}px}`).join('');
  expect(inlineStylesSize(load(`<style>${many}</style>`))).toBeGreaterThan(INLINE_STYLES_BUDGET);
});
