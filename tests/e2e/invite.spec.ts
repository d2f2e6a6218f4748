import type {Page} from '@playwright/test';
import {install} from '../../src/facts/install';
import {invitePresets} from '../../src/facts/invitePresets';
import {
  invitePreset,
  inviteLink,
  presetContents,
  presetFunctions,
  presetModules,
  permissionsRequestedBy,
} from '../../src/facts/derived/invites';
import {intents} from '../../src/facts/derived/intents';
import {permissionsIn, permissionInteger, permissionLabel} from '../../src/facts/derived/permissions';
import {featureNamed} from '../../src/build/content/blocks/feature';
import data from '../../src/build/data/inviteCatalog.data';
import {stepId} from '../../src/lib/firstSteps';
import {product} from '../../src/facts/product';
import {axeViolations} from '../helpers/axeViolations';
import {otherGroup, otherModule, someGroup, someModule, thirdModule} from '../helpers/someModules';
import {
  expect,
  holdBack,
  openPage,
  clipboardText,
  test,
  testWithoutJavaScript,
  waitForIslands,
  watchAnnouncements,
} from './fixtures';

const builder = (page: Page) => page.getByRole('form', {name: 'Invite builder'});
const summary = (page: Page) => page.getByRole('region', {name: `${product.name} will ask for`});
const summaryHeading = (page: Page) => summary(page).getByRole('heading', {level: 3});
const featureBox = (page: Page, key: string) =>
  builder(page).getByRole('checkbox', {name: new RegExp(`^${featureNamed(key).title} `)});
const presetRadio = (page: Page, name: string) => builder(page).getByRole('radio', {name, exact: true});
const permissionBox = (page: Page, name: Parameters<typeof permissionLabel>[0]) =>
  builder(page).getByRole('checkbox', {name: permissionLabel(name), exact: true});
const permissionItems = (page: Page) =>
  summary(page)
    .getByRole('region', {name: 'Permissions and what needs them'})
    .locator('li > details > summary, li > b');
const presetCard = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
const stepsRegion = (page: Page) => page.getByRole('region', {name: 'Your first steps'});
const inviteInSummary = (page: Page) => summary(page).getByRole('link', {name: 'Add to Discord'});
const announcement = (page: Page) => builder(page).getByRole('status').last();
const expectInvite = (page: Page, names: Parameters<typeof permissionInteger>[0]) =>
  expect(inviteInSummary(page)).toHaveAttribute('href', inviteLink(permissionInteger(names)));

const neededByModule = permissionsIn(someModule.permissions, {withOptional: false});
const neededByGroup = permissionsIn(someGroup.permissions, {withOptional: false});
const neededByTwoModules = [
  ...new Set([...neededByModule, ...permissionsIn(otherModule.permissions, {withOptional: false})]),
];

const [optionalNeed] = someModule.permissions.optional;
const [requiredNeed] = someModule.permissions.required;
if (!optionalNeed || !requiredNeed) throw new Error('the module needs a required and an optional permission');
const optionalPermission = optionalNeed.permission;
/** An optional permission of the group that the module doesn't use. */
const optionalOfGroup = someGroup.permissions.optional.find(
  ({permission}) => !permissionsIn(someModule.permissions, {withOptional: true}).includes(permission),
)?.permission;
if (!optionalOfGroup) throw new Error('the group needs an optional permission that the module does not use');

const features = data.catalog.groups.flatMap((group) => group.features);

const open = (page: Page, query = ''): Promise<void> => openPage(page, `/get-started${query}`);

test('the invite builder asks for what ticked modules need, explains it, and updates the address', async ({page}) => {
  await open(page, '?ref=mail');
  await builder(page).getByRole('button', {name: 'Clear all', exact: true}).click();
  await expect(summary(page)).toContainText('Nothing is ticked');
  await featureBox(page, someModule.key).check();
  await expect(page).toHaveURL(`/get-started?ref=mail&with=${someModule.key}`);
  await expectInvite(page, neededByModule);
  await expect(permissionItems(page)).toHaveText([...neededByModule.map(permissionLabel), 'Administrator']);
  await expect(summary(page)).toContainText(install.permissionPolicy.administrator);
  await expect(summary(page)).toContainText(requiredNeed.for);
  await featureBox(page, otherModule.key).check();
  await expectInvite(page, neededByTwoModules);
  await expect(summary(page)).toContainText(String(permissionInteger(neededByTwoModules)));
  await expect(announcement(page)).toHaveText(`${otherModule.title} ticked: ${neededByTwoModules.length} permissions.`);

  const messageContent = intents.privilegedUsed.find(({name}) => name === 'MessageContent');
  await expect(summary(page)).toContainText(messageContent?.gives ?? '');
  await expect(summary(page)).toContainText(`${otherModule.title} (${otherModule.intents.messagesFor})`);
});

test('the invite builder adds optional permissions, and removes them with what needs them', async ({page}) => {
  await open(page, `?with=${someModule.key}`);
  const optionalBox = permissionBox(page, optionalPermission);
  const reason = builder(page).getByText(optionalNeed.for);
  await expect(reason).toBeHidden();
  await builder(page)
    .getByText(`What's it for? ${permissionLabel(optionalPermission)}`)
    .click();
  await expect(reason).toBeVisible();

  // Ticking this group also ticks its optional permissions.
  await featureBox(page, someGroup.key).check();
  await expect(permissionBox(page, optionalOfGroup)).toBeChecked();
  await expect(optionalBox).not.toBeChecked();
  await permissionBox(page, optionalOfGroup).uncheck();
  const permissionsLeft = new Set([...neededByModule, ...permissionsIn(someGroup.permissions, {withOptional: true})]);
  permissionsLeft.delete(optionalOfGroup);
  await expectInvite(page, permissionsLeft);
  await builder(page).getByRole('button', {name: 'Tick all optional permissions'}).click();
  const optionalOfModule = permissionsIn(someModule.permissions, {withOptional: true});
  await expectInvite(page, new Set([...permissionsLeft, optionalOfGroup, ...optionalOfModule]));
  await builder(page).getByRole('button', {name: 'Clear all optional permissions'}).click();
  await expectInvite(page, [...neededByModule, ...neededByGroup]);

  await featureBox(page, someGroup.key).uncheck();
  await optionalBox.check();
  await expectInvite(page, [...neededByModule, optionalPermission]);
  await featureBox(page, someModule.key).uncheck();
  await expect(optionalBox).toHaveCount(0);
  await expectInvite(page, []);
});

test('the invite builder offers the presets, and keeps a custom selection or starts one', async ({page}) => {
  await open(page, `?with=${someModule.key},${otherModule.key}`);
  await expect(presetRadio(page, install.customChoice.label)).toBeChecked();
  for (const preset of invitePresets) {
    await presetRadio(page, preset.label).check();
    const presetPermissions = permissionsRequestedBy(preset);
    await expectInvite(page, presetPermissions);
    await expect(page).toHaveURL(`/get-started?preset=${preset.key}`);
    await expect(summaryHeading(page)).toContainText(`${presetPermissions.length} permissions`);
  }
  await presetRadio(page, install.customChoice.label).check();
  await expectInvite(page, neededByTwoModules);

  await open(page, '?preset=minimal');
  const minimalInvite = (await inviteInSummary(page).getAttribute('href')) ?? '';
  await presetRadio(page, install.customChoice.label).check();
  await expect(page).toHaveURL(/\?with=/);
  await expect(presetRadio(page, install.customChoice.label)).toBeChecked();
  await expect(inviteInSummary(page)).toHaveAttribute('href', minimalInvite);
});

test('the invite builder restores the selection of a link, without modules that are gone', async ({page}) => {
  await open(page, `?with=${someModule.key.toUpperCase()}+${otherModule.key}&optional=${optionalPermission}`);
  const sharedInvite = inviteLink(permissionInteger([...neededByTwoModules, optionalPermission]));
  await expect(inviteInSummary(page)).toHaveAttribute('href', sharedInvite);
  // No module has this key, so the invite builder ignores it.
  await openPage(page, '/get-started?with=pools');
  await expect(presetRadio(page, invitePreset('recommended').label)).toBeChecked();
  await page.goBack();
  await expect(inviteInSummary(page)).toHaveAttribute('href', sharedInvite);
});

test('the invite builder keeps ticks from before its script has loaded', async ({page}) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/get-started?preset=minimal', {waitUntil: 'commit'});
  await expect(page.getByText(`What ${product.name} will ask for`)).toBeVisible();
  await expect(inviteInSummary(page)).toBeHidden();
  // Until then, the boxes show the recommended preset, whatever the address says.
  await featureBox(page, otherModule.key).uncheck();
  await featureBox(page, otherGroup.key).check();
  release();
  await waitForIslands(page);
  await expect(page).toHaveURL(/\?with=/);
  await expect(featureBox(page, otherModule.key)).not.toBeChecked();
  await expect(featureBox(page, otherGroup.key)).toBeChecked();
  const minimal = invitePreset('minimal');
  const wantedPermissions = [...presetModules(minimal), ...presetFunctions(minimal), otherGroup].flatMap((feature) =>
    permissionsIn(feature.permissions, {withOptional: false}),
  );
  await expectInvite(page, wantedPermissions);
});

test('the invite builder copies, and shows a text field to copy from while copying fails', async ({page}) => {
  await page.clock.install();
  await open(page, `?with=${someModule.key}`);
  const address = inviteLink(permissionInteger(neededByModule));
  const copyButton = summary(page).getByRole('button', {name: 'Copy the invite'});
  await copyButton.click();
  await expect.poll(() => clipboardText(page)).toBe(address);
  await summary(page).getByRole('button', {name: 'Copy this choice'}).click();
  await expect.poll(() => clipboardText(page)).toBe(page.url());

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await copyButton.click();
  const field = summary(page).getByRole('textbox', {name: /^Copying failed/});
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(address);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(address.length);
  await page.clock.runFor(60_000);
  await expect(field).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await copyButton.click();
  await expect(field).toHaveCount(0);
});

test('a bar on phones links to the list and never covers the focus, and text at double size fits', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, `?with=${someModule.key}`);
  const bar = page.getByRole('link', {name: /read the list$/});
  await featureBox(page, otherModule.key).focus();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  }

  await featureBox(page, thirdModule.key).check();
  await bar.click();
  await expect(summaryHeading(page)).toBeInViewport();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveURL(/#summary$/);
  await expect(featureBox(page, thirdModule.key)).toBeChecked();
  const overflow = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  await expect.poll(overflow).toBe(0);
});

test('the summary stays in view, and the first steps of many modules are collapsed', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '?preset=full');
  await builder(page).getByRole('heading', {name: 'Optional permissions'}).scrollIntoViewIfNeeded();
  await expect(inviteInSummary(page)).toBeInViewport({ratio: 1});
  await expect(summaryHeading(page)).toBeInViewport({ratio: 1});

  const groups = stepsRegion(page).getByRole('group');
  await expect(groups).toHaveCount(features.length);
  await expect(groups.getByRole('checkbox').first()).toBeHidden();
  await groups.first().getByRole('heading').click();
  await expect(groups.first().getByRole('checkbox').first()).toBeVisible();
  expect(await axeViolations(page, {within: 'main'})).toEqual([]);
});

testWithoutJavaScript(
  'without JavaScript, presets link to their invite and list its permissions, and first steps link to guides',
  async ({page}) => {
    await page.goto(`/get-started?with=${someModule.key}`);
    // `reactPages.test.ts` compares the links and permissions with the facts.
    const [preset] = invitePresets;
    const card = presetCard(page, preset.label);
    await expect(card).toContainText(presetContents(preset));
    await expect(card.getByRole('link', {name: `Add to Discord with ${preset.label}`})).toBeVisible();
    const labels = permissionsRequestedBy(preset).map(permissionLabel);
    await card.getByText(`${labels.length} permissions`).click();
    await expect(card.getByRole('listitem')).toHaveText(labels);
    const [module] = presetModules(invitePreset('recommended'));
    const firstSteps = features.find(({id}) => id === module?.key)?.firstSteps;
    await expect(stepsRegion(page).getByRole('link', {name: firstSteps?.title ?? '', exact: true})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy the invite'})).toBeHidden();
    await expect(stepsRegion(page).getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(builder(page)).toBeHidden();
  },
);

test.describe('the first steps', () => {
  const firstSteps = features.find(({id}) => id === someModule.key)?.firstSteps;
  const [firstStep, secondStep] = firstSteps?.steps ?? [];
  if (!firstSteps || !firstStep || !secondStep) throw new Error('the guide needs two first steps');

  test('belong to the ticked modules, match the guides and have commands to copy', async ({page}) => {
    await open(page, `?with=${someModule.key}`);
    await expect(stepsRegion(page).getByRole('heading', {level: 3})).toHaveText([someModule.title]);
    const item = stepsRegion(page).getByRole('listitem').filter({hasText: firstStep.title});
    const guideHtml = await page.request.get(firstSteps.to.replace(/#.*/, '')).then((response) => response.text());
    await item.getByRole('button').click();
    await expect.poll(() => clipboardText(page)).toMatch(/^\//);
    expect(guideHtml).toContain(await clipboardText(page));
    await featureBox(page, otherModule.key).check();
    await expect(stepsRegion(page).getByRole('heading', {level: 3})).toHaveCount(2);
    await featureBox(page, otherModule.key).uncheck();
    await featureBox(page, someModule.key).uncheck();
    await expect(stepsRegion(page).getByRole('heading', {level: 3})).toHaveCount(0);
  });

  const query = `?with=${someModule.key}`;
  const secondStepId = stepId(someModule.key, secondStep);
  const stepBox = (page: Page, {title}: {title: string}) =>
    stepsRegion(page).getByRole('checkbox', {name: title, exact: true});
  const tickedBoxes = (page: Page) => stepsRegion(page).getByRole('checkbox', {checked: true});
  const undoButton = (page: Page) => stepsRegion(page).getByRole('button', {name: 'Undo'});
  const storedSteps = (page: Page) => page.evaluate(() => localStorage.getItem('first-steps')?.split(' '));

  test('stay ticked in this browser', async ({page}) => {
    await open(page, query);
    await stepBox(page, firstStep).check();
    await expect(stepsRegion(page).getByText(`1 of ${firstSteps.steps.length} done`)).toBeVisible();
    await expect(announcement(page)).toHaveText(/^1 of \d+ steps done\.$/);
    await page.reload();
    await waitForIslands(page);
    await expect(stepBox(page, firstStep)).toBeChecked();
  });

  test('keep what another tab or a newer version of the site stored', async ({page}) => {
    await open(page, query);
    await stepBox(page, firstStep).check();
    // Without an event, as in a tab that the browser has frozen.
    await page.evaluate((id) => {
      localStorage.setItem('first-steps', `${localStorage.getItem('first-steps')} new.step ${id}`);
    }, secondStepId);
    await stepBox(page, firstStep).uncheck();
    expect(await storedSteps(page)).toEqual(['new.step', secondStepId]);
    await expect(stepBox(page, secondStep)).toBeChecked();
    await stepsRegion(page).getByRole('button', {name: 'Start over'}).click();
    expect(await storedSteps(page)).toEqual(['new.step']);
  });

  test('can all be cleared and restored, and each press is announced once', async ({page}) => {
    await open(page, query);
    const startOverButton = stepsRegion(page).getByRole('button', {name: 'Start over'});
    const expectOneAnnouncement = async (text: string, press: () => Promise<void>) => {
      const announced = await watchAnnouncements(page);
      await press();
      await expect(announcement(page)).toContainText(text);
      expect(await announced()).toHaveLength(1);
    };
    await expect(startOverButton).toHaveAttribute('aria-disabled', 'true');
    await stepBox(page, secondStep).check();
    await expectOneAnnouncement(`${otherModule.title} ticked`, () => featureBox(page, otherModule.key).check());
    await expectOneAnnouncement('steps done', () => stepBox(page, firstStep).check());
    await expectOneAnnouncement('Cleared 2 steps.', () => startOverButton.press('Enter'));
    await expect(tickedBoxes(page)).toHaveCount(0);
    await expect(startOverButton).toBeFocused();
    await expect(stepsRegion(page)).toContainText('Cleared 2 steps.');
    expect(await axeViolations(page, {within: '#first-steps'})).toEqual([]);
    await expectOneAnnouncement('Undone', () => undoButton(page).press('Enter'));
    await expect(tickedBoxes(page)).toHaveCount(2);
    await expect(startOverButton).toBeFocused();
  });
});
