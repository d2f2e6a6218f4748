import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

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
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations'], runOnly: rules}).disableRules(without);
  // Legacy mode leaves out what frames of other origins need, which we have none of; it is five times as fast.
  const results = await axe.include(within).setLegacyMode(true).analyze();
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
