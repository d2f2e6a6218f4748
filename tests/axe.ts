import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Options {
  /** Rules to leave out. */
  without?: string[];
  /** Selector of the part to look at; the whole page by default. */
  within?: string;
}

/** What axe finds on a page, as lines that say rule, place and repair. */
export async function violations(page: Page, {without = [], within = 'html'}: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules,
    rules: Object.fromEntries(without.map((id) => [id, {enabled: false}])),
    // Style sheets are loaded beforehand for rules that are not among ours.
    preload: {assets: ['media']},
  };
  const found = await page.evaluate(
    ([part, how]) => (window as unknown as {axe: typeof axe}).axe.run({include: [part]}, how),
    [within, options] as const,
  );
  return found.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
