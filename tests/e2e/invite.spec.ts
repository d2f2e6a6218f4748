import type {Page} from '@playwright/test';
import {invitePresets} from '../../src/facts/install';
import {inviteLink} from '../../src/facts/links';
import {modules} from '../../src/facts/modules';
import {neededPermissions, permissionInteger, permissionLabel, presetPermissions} from '../../src/facts/permissions';
import {product} from '../../src/facts/product';
import {expect, hydrated, test} from './fixtures';

const builder = (page: Page) => page.getByRole('form', {name: 'Invite builder'});
const receipt = (page: Page) => page.getByRole('region', {name: `${product.name} will ask for`});
const tick = (page: Page, name: string) => builder(page).getByRole('checkbox', {name: new RegExp(`^${name} `)});
const invite = (page: Page) => receipt(page).getByRole('link', {name: 'Add to Discord'});

const polls = neededPermissions(modules.polls.permissions, false);
const pollsAndTickets = [...new Set([...polls, ...neededPermissions(modules.tickets.permissions, false)])];

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/get-started${query}`);
  await hydrated(page);
}

test('asks for what the ticked modules need, says why, and keeps the choice in the address', async ({page}) => {
  await open(page);
  await builder(page)
    .getByRole('radio', {name: /^Choose modules/})
    .check();
  await expect(receipt(page)).toContainText('Nothing is ticked');
  await tick(page, 'Polls').check();
  await expect(page).toHaveURL('/get-started?with=polls');
  await expect(invite(page)).toHaveAttribute('href', inviteLink(permissionInteger(polls)));
  await expect(receipt(page).getByRole('term')).toHaveText([...polls.map(permissionLabel), 'Administrator'], {
    ignoreCase: false,
  });
  await expect(receipt(page)).toContainText(modules.polls.permissions.required[0].for);
  await tick(page, 'Tickets').check();
  await expect(invite(page)).toHaveAttribute('href', inviteLink(permissionInteger(pollsAndTickets)));
  await expect(receipt(page)).toContainText(String(permissionInteger(pollsAndTickets)));

  await page.reload();
  await hydrated(page);
  await expect(tick(page, 'Polls')).toBeChecked();
  await expect(tick(page, 'Tickets')).toBeChecked();
  await expect(tick(page, 'Tags')).not.toBeChecked();
  await expect(invite(page)).toHaveAttribute('href', inviteLink(permissionInteger(pollsAndTickets)));
});

test('adds an optional permission, and drops it with what wanted it', async ({page}) => {
  await open(page, '?with=polls');
  const [optional] = modules.polls.permissions.optional;
  const box = builder(page).getByRole('checkbox', {name: new RegExp(`^${permissionLabel(optional.permission)}`)});
  await box.check();
  await expect(invite(page)).toHaveAttribute('href', inviteLink(permissionInteger([...polls, optional.permission])));
  await tick(page, 'Polls').uncheck();
  await expect(box).toHaveCount(0);
  await expect(invite(page)).toHaveAttribute('href', inviteLink(0n));
});

test('has the presets of the facts', async ({page}) => {
  await open(page);
  for (const preset of invitePresets) {
    await builder(page)
      .getByRole('radio', {name: new RegExp(`^${preset.label}`)})
      .check();
    const wanted = presetPermissions(preset);
    await expect(invite(page)).toHaveAttribute('href', inviteLink(permissionInteger(wanted)));
    await expect(page).toHaveURL(`/get-started?preset=${preset.key}`);
    await expect(receipt(page).getByRole('heading', {level: 2})).toContainText(`${wanted.length} permissions`);
  }
});

test('finds a module by its name, and works by keyboard alone', async ({page}) => {
  await open(page, '?with=');
  await builder(page).getByRole('searchbox', {name: 'Find one'}).focus();
  await page.keyboard.type('tick');
  await expect(tick(page, 'Polls')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tick(page, 'Tickets')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/get-started?with=tickets');
  await builder(page).getByRole('searchbox').fill('nothing like it');
  await expect(builder(page)).toContainText('Nothing has “nothing like it” in its name');
  await builder(page).getByRole('searchbox').press('Escape');
  await expect(tick(page, 'Polls')).toBeVisible();
});

test('copies the invite and a link to the choice', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?with=polls');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await receipt(page).getByRole('button', {name: 'Copy the invite link'}).click();
  await expect.poll(clipboard).toBe(inviteLink(permissionInteger(polls)));
  await receipt(page).getByRole('button', {name: 'Copy a link to this choice'}).click();
  await expect.poll(clipboard).toBe(page.url());
});

test('on a phone the list is one tap away, and the choice stays', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '?with=polls');
  await tick(page, 'Tags').check();
  await page.getByRole('link', {name: /read the list$/}).click();
  await expect(receipt(page).getByRole('heading', {level: 2})).toBeInViewport();
  await expect(page).toHaveURL('/get-started?with=tags,polls#receipt');
  await expect(tick(page, 'Tags')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the ready invites are links, and there are no dead controls', async ({page}) => {
    await page.goto('/get-started');
    await expect(builder(page)).toBeHidden();
    for (const preset of invitePresets) {
      await expect(page.getByRole('link', {name: `Add to Discord: ${preset.label}`})).toHaveAttribute(
        'href',
        inviteLink(permissionInteger(presetPermissions(preset))),
      );
    }
  });
});
