import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {RunOptions, Spec} from 'axe-core';
import {root} from '../../src/build/root';

const axeSource = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colors and sizes take most of axe's time, so they check only elements that `markNewLooks` marks. */
const slowRules: Spec = {
  rules: [
    {id: 'color-contrast', selector: '[data-new-look]'},
    {id: 'link-in-text-block', selector: 'a[href][data-new-look]'},
    {id: 'target-size', selector: '[data-new-look]'},
  ],
};

/**
 * Marks one control or element with text for each look that isn't in `knownLooks`, preferably one on screen. A look is a string
 * with the style of an element and the id of its parent's look. Returns the new looks. Runs in the page.
 */
function markNewLooks([knownLooks, within]: readonly [looks: readonly string[], within: string]): string[] {
  const idByLook = new Map(knownLooks.map((look, id) => [look, id]));
  /** Returns the look's id; adds the look if it is new. */
  const addLook = (look: string): number => {
    const id = idByLook.get(look) ?? idByLook.size;
    idByLook.set(look, id);
    return id;
  };
  const lookIdByElement = new Map<Element, number>();
  const lookIdOf = (element: Element): number => {
    const cachedId = lookIdByElement.get(element);
    if (cachedId !== undefined) return cachedId;
    const style = getComputedStyle(element);
    const look = [
      element.parentElement ? lookIdOf(element.parentElement) : `${innerWidth} px`,
      ...[element.localName, element.getAttribute('class'), element.matches(':disabled, [aria-disabled=true]')],
      ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.position],
      ...[style.fontSize, style.fontWeight, style.textDecorationLine, style.textShadow, style.borderBottom],
    ].join(' ');
    lookIdByElement.set(element, addLook(look));
    return addLook(look);
  };
  const isOffScreen = (element: Element): boolean => {
    const rect = element.getBoundingClientRect();
    return rect.right <= 0 || rect.left >= innerWidth;
  };
  for (const marked of document.querySelectorAll('[data-new-look]')) marked.removeAttribute('data-new-look');
  const elements = [...document.querySelectorAll(`${within} *`)].filter(
    (element) =>
      (element.matches('a, button, input, select, summary, textarea') ||
        [...element.childNodes].some(({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim())) &&
      element.checkVisibility({visibilityProperty: true}),
  );
  for (const element of elements.toSorted((a, b) => Number(isOffScreen(a)) - Number(isOffScreen(b)))) {
    const knownCount = idByLook.size;
    // `text 7` records that an element with look 7 is marked. Look 7 itself can be known from a parent only.
    if (addLook(`text ${lookIdOf(element)}`) < knownCount) continue;
    // `link-in-text-block` checks the link around the element.
    for (const elementToMark of [element, element.closest('a[href]')]) elementToMark?.setAttribute('data-new-look', '');
  }
  return [...idByLook.keys()].slice(knownLooks.length);
}

interface Options {
  /** Ids of rules. */
  skippedRules?: string[];
  /** Selector of the part to check; the whole page by default. */
  within?: string;
  /** Looks whose colors and sizes earlier calls checked. This call skips them and adds the new ones to the array. */
  looks?: string[];
}

/** Runs axe. Returns its violations as lines with rule, element and repair. */
export async function axeViolations(
  page: Page,
  {skippedRules = [], within = 'html', looks = []}: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate((spec) => (window as unknown as {axe: typeof axe}).axe.configure(spec), slowRules);
  }
  looks.push(...(await page.evaluate(markNewLooks, [looks, within] as const)));
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: ruleTags,
    rules: Object.fromEntries(skippedRules.map((id) => [id, {enabled: false}])),
    // Doesn't load stylesheets, because only rules that we don't run need them.
    preload: {assets: ['media']},
  };
  const results = await page.evaluate(
    ([part, runOptions]) => (window as unknown as {axe: typeof axe}).axe.run({include: [part]}, runOptions),
    [within, options] as const,
  );
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
