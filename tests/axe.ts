import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import axe from 'axe-core';

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
 * Looks of elements, of one page or of several at one width. Most of axe's time goes into contrast, and pages repeat
 * themselves: frame, rows, fields, lines of code. Two elements look alike if they have the same name, classes, colors,
 * letters and place, and so has all around them.
 */
export type Looks = string[];

/** Marks one element of each look that is not known yet, and adds these. */
async function markNew(page: Page, looks: Looks): Promise<void> {
  const added = await page.evaluate(
    ({mark, known}) => {
      const numbers = new Map(known.map((look, index) => [look, index]));
      const of = new Map<Element | null, number>();
      // In the order of the document: an element comes after what it stands in.
      for (const element of document.querySelectorAll('*')) {
        element.removeAttribute(mark);
        // Of what is hidden nothing is measured: what looks like it is.
        if (!element.checkVisibility({visibilityProperty: true})) continue;
        const {color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position} =
          getComputedStyle(element);
        const own = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, position].join(' ');
        const look = `${of.get(element.parentElement)} ${element.localName}.${element.classList.value} ${own}`;
        const number = numbers.get(look);
        of.set(element, number ?? numbers.size);
        if (number !== undefined) continue;
        numbers.set(look, numbers.size);
        element.setAttribute(mark, '');
      }
      return [...numbers.keys()].slice(known.length);
    },
    {mark: MEASURED, known: looks},
  );
  looks.push(...added);
}

/** What axe finds on a page, as lines that say rule, place and repair. */
export async function violations(
  page: Page,
  {without = [], within = 'html', looks = []}: Options = {},
): Promise<string[]> {
  await markNew(page, looks);
  // Style sheets are loaded beforehand for rules that are not among ours.
  const preload = {assets: ['media' as const]};
  const options = {resultTypes: ['violations' as const], runOnly: rules, preload};
  const builder = new AxeBuilder({page, axeSource}).options(options).disableRules(without);
  // Legacy mode leaves out what frames of other origins need, which we have none of; it is five times as fast.
  const results = await builder.include(within).setLegacyMode(true).analyze();
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
