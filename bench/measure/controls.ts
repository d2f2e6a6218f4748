import type {Locator, Page} from '@playwright/test';

/** Sites whose controls are measured. */
export type ControlledSite = 'ours' | 'stock';

/** Selectors of drawers. */
export const drawers: Readonly<Record<ControlledSite, string>> = {ours: '[popover]', stock: '.navbar-sidebar'};

/** The button that shows the menu on phones. */
export function menuButton(page: Page, site: ControlledSite): Locator {
  return site === 'ours'
    ? page.locator('button[popovertarget]').and(page.getByRole('button', {name: 'Menu', exact: true}))
    : page.locator('button.navbar__toggle');
}

/** What the menu button shows. */
export function drawer(page: Page, site: ControlledSite): Locator {
  return page.locator(drawers[site]);
}

/** The first button that copies a block of code. */
export function copyButton(page: Page): Locator {
  return page.getByRole('button', {name: /^Copy/}).and(page.locator(':visible')).first();
}

/** The second tab of the first sample in several languages. */
export function languageTab(page: Page): Locator {
  return page.getByRole('group', {name: 'Language of the sample'}).first().locator('label').nth(1);
}
