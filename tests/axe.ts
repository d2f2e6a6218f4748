import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Options {
  /** Rules to leave out. */
  without?: string[];
  /** Selector of the part to look at; the whole page by default. */
  within?: string;
  /** Looks that were measured on pages before, of which this one measures no more; those of this page are added. */
  looks?: Looks;
}

/** Marks the elements of which axe measures the contrast. */
const MEASURED = 'data-measured';

/** Axe, with the contrast of marked elements alone. */
const axeSource = `${axe.source};axe.configure({rules: [
  {id: 'color-contrast', selector: '[${MEASURED}]'},
  {id: 'link-in-text-block', selector: 'a[href][${MEASURED}]'},
]});`;

/**
 * Looks of elements that were measured at one width, each as a sum. Most of axe's time goes into contrast, and pages repeat
 * themselves: frame, rows, fields, lines of code. Two elements look alike if they have the same name, classes, colors,
 * letters and place, and so has all around them.
 */
export type Looks = Set<number>;

/** Marks one element of each look that is not known yet, and adds these. */
async function markNew(page: Page, looks: Looks): Promise<void> {
  const added = await page.evaluate(
    ({mark, known}) => {
      const sums = new Set(known);
      const of = new Map<Element | null, number>();
      // In the order of the document: an element comes after what it stands in.
      for (const element of document.querySelectorAll('*')) {
        element.removeAttribute(mark);
        // Of what is hidden nothing is measured: what looks like it is.
        if (!element.checkVisibility({visibilityProperty: true})) continue;
        const {color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position} =
          getComputedStyle(element);
        const own = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position].join(' ');
        // The classes of the root say which page it is; what they change is seen in the colors.
        const classes = element.parentElement ? element.classList.value : '';
        const look = `${element.localName}.${classes} ${own}`;
        let sum = of.get(element.parentElement) ?? 0;
        for (let index = 0; index < look.length; index++) sum = (sum * 31 + look.charCodeAt(index)) | 0;
        of.set(element, sum);
        if (sums.has(sum)) continue;
        sums.add(sum);
        element.setAttribute(mark, '');
      }
      return [...sums].slice(known.length);
    },
    {mark: MEASURED, known: [...looks]},
  );
  for (const sum of added) looks.add(sum);
}

/** Brings axe to all pages that a page leads to, in a fraction of the time that it takes to bring it to each. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axeSource);

/** What axe finds on a page, as lines that say rule, place and repair. */
export async function violations(
  page: Page,
  {without = [], within = 'html', looks = new Set()}: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await markNew(page, looks);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules,
    rules: Object.fromEntries(without.map((id) => [id, {enabled: false}])),
    // Style sheets are loaded beforehand for rules that are not among ours.
    preload: {assets: ['media']},
  };
  const found = await page.evaluate(
    async ([part, how]) => {
      const {axe: here} = window as unknown as {axe: typeof axe};
      const results = await here.run({include: [part]}, how);
      return results.violations.map(({id, help, nodes}) => ({
        ...{id, help},
        places: nodes.map(({target, failureSummary = ''}) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    [within, options] as const,
  );
  return found.flatMap(({id, help, places}) => places.map((place) => `${id} (${help}) at ${place}`));
}
