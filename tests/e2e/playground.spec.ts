import type {Page} from '@playwright/test';
import {platform} from '../../src/facts/platform';
import {variables} from '../../src/facts/variables';
import {clipboardText, expect, openPage, test, waitForIslands, watchAnnouncements, collectRequests} from './fixtures';

const route = '/docs/extras/variables';
const {sample, playgroundSamples: samples, templates} = variables;
const [member] = samples.members;
const memberWithoutNickname = samples.members.find(({values}) => values['user.nickname'] === null);
if (!memberWithoutNickname) throw new Error('the samples need a member without a nickname');
const joinedVariable = variables.categories
  .flatMap((category) => [...category.variables])
  .find(({name}) => name === 'user.joined_at');
if (!joinedVariable) throw new Error('the facts need the variable user.joined_at');
const joinDate = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
  new Date(String(member.values['user.joined_at'])),
);

const text = (page: Page) => page.getByRole('textbox', {name: 'Your text'});
const select = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true});
const preview = (page: Page) => page.locator('article figure').first().getByRole('listitem');
const lengthText = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ characters/);
const mistakes = (page: Page) => page.getByRole('list', {name: "What doesn't work"}).getByRole('listitem');

const open = (page: Page, hash = ''): Promise<void> => openPage(page, route + hash);

test('the preview shows a text as members see it, without requests', async ({page}) => {
  await open(page);
  const requests = collectRequests(page);
  await text(page).fill(
    'Ahoy {user.mention},\nwelcome to {server.name|upper}! <b>Bold</b> <img src=x onerror=alert(1)>',
  );
  await expect(preview(page)).toContainText(`welcome to ${sample.server.toUpperCase()}! <b>Bold</b> <img src=x`);
  // Line breaks stay, and HTML is shown as text.
  expect(await preview(page).innerText()).toContain(`Ahoy ${String(member.values['user.mention'])},\nwelcome`);
  await expect(preview(page).locator('img[src=x]')).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('#');
});

test('a template replaces the text, and Back and a press restore the reader’s own', async ({page}) => {
  await open(page);
  const [firstTemplate, secondTemplate] = templates;
  await expect(text(page)).toHaveValue(firstTemplate.text);
  await text(page).fill('My own');
  await expect(select(page, 'Begin with').locator('option:checked')).toHaveText('Your own text');
  await select(page, 'Begin with').selectOption({label: secondTemplate.title});
  await expect(text(page)).toHaveValue(secondTemplate.text);
  await expect(mistakes(page)).toHaveCount(0);
  await select(page, 'Begin with').selectOption({label: 'Your own text'});
  await expect(text(page)).toHaveValue('My own');

  // The browser loads the page again.
  await page.goto('/faq');
  await page.goBack();
  await waitForIslands(page);
  await expect(text(page)).toHaveValue('My own');
  await expect(preview(page)).toContainText('My own');
});

test('a variable and a filter can be found, inserted and undone by keyboard', async ({page}) => {
  await open(page);
  await text(page).fill(' now');
  await text(page).press('Home');
  const search = page.getByRole('searchbox', {name: 'Insert a variable'});
  await search.focus();
  await page.keyboard.type('nothing like that');
  await expect(page.getByText('No general variable matches.')).toBeVisible();
  await search.fill(joinedVariable.name.replace('.', ' '));
  const list = page.getByRole('listbox', {name: 'Variables'});
  await expect(list).toHaveValue(joinedVariable.name);
  await expect(page.getByText(`${joinedVariable.description}. Now: ${joinDate}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveValue('{user.joined_at} now');

  await page.getByRole('group', {name: 'Add a filter to user.joined_at'}).getByRole('button', {name: 'time'}).focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('{user.joined_at|time:R} now');
  // Typing replaces the selected argument.
  await page.keyboard.type('D');
  await expect(preview(page)).toContainText(`${joinDate} now`);
  // Undoes the changes, the last one first.
  for (const change of ['D', '|time:R', '{user.joined_at}']) {
    await expect(text(page), change).not.toHaveValue(' now');
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(text(page)).toHaveValue(' now');
});

test('a mistake is described, selected in the text, and repaired by a button', async ({page}) => {
  await open(page);
  await text(page).fill('Hi {user.nme}, {server.name|uper}');
  await expect(mistakes(page)).toHaveCount(2);
  await expect(preview(page)).toContainText('Hi {user.nme}, {server.name|uper}');
  await expect(mistakes(page).first()).toContainText('unknown variable "user.nme"');
  await page.getByRole('button', {name: /^Show in the text\W+uper$/}).click();
  expect(
    await text(page).evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    ),
  ).toBe('uper');
  await page.getByRole('button', {name: 'Use user.name'}).click();
  await expect(text(page)).toBeFocused();
  await page.getByRole('button', {name: 'Use upper', exact: true}).click();
  await expect(text(page)).toHaveValue('Hi {user.name}, {server.name|upper}');
  await expect(mistakes(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({hasText: /^no mistakes, \d+ of/})).toHaveCount(1);
});

test('the length limit counts the text with its values filled in', async ({page}) => {
  await open(page);
  const {channelName, embed} = platform.limits;
  // Two characters too many, and a third for the ellipsis.
  const filler = 'x'.repeat(channelName - sample.server.length + 2);
  await text(page).fill(`${filler}{server.name}`);
  await select(page, 'Where the text goes').selectOption({label: 'Name of a channel'});
  const fullLength = channelName + 2;
  await expect(lengthText(page)).toContainText(`${fullLength} of ${channelName} characters: the end is cut`);
  await expect(page.locator('article figure').first()).toContainText(`${filler}${sample.server.slice(0, -3)}…`);
  await select(page, 'Where the text goes').selectOption({label: 'Embed: footer'});
  await expect(lengthText(page)).toHaveText(`${fullLength} of ${embed.footer.toLocaleString('en-US')} characters`);

  // Discord renders no mentions in a footer, so the preview shows the name.
  await text(page).fill('{user.mention}');
  await expect(preview(page)).not.toContainText('@');
});

test('another sample member is announced once, although it changes two texts', async ({page}) => {
  await open(page);
  await text(page).fill('{user.nickname}');
  const shortStatus = page.getByRole('status').filter({hasText: /^no mistakes, \d+ of/});
  await expect(shortStatus).toHaveCount(1);
  await page.getByRole('listbox', {name: 'Variables'}).selectOption('user.nickname');
  const value = page.getByText(/ Now: /);
  const before = await value.innerText();
  const announced = await watchAnnouncements(page);
  await select(page, 'Member').selectOption(memberWithoutNickname.key);
  await expect(value).not.toHaveText(before);
  await expect(shortStatus).toContainText('no mistakes, 0 of');
  expect(await announced()).toHaveLength(1);
});

test('a copied link restores the text and where it goes', async ({page}) => {
  await open(page);
  const ownText = 'Sail on 👩‍🚀, 100% {user.name} & (more). ~';
  await text(page).fill(ownText);
  await select(page, 'Where the text goes').selectOption({label: 'Embed: title'});
  const historyLength = await page.evaluate(() => history.length);
  const announced = await watchAnnouncements(page);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect.poll(announced).toEqual(['Copied']);
  const link = new URL(await clipboardText(page));
  expect(await page.evaluate(() => history.length)).toBe(historyLength);

  await page.goto('/faq');
  // Chat and mail programs change links.
  await open(page, `${link.hash.replace('&', '&amp;')}”).`);
  await expect(text(page)).toHaveValue(ownText);
  await expect(select(page, 'Where the text goes').locator('option:checked')).toHaveText('Embed: title');
  await expect(page.locator('#try')).toBeInViewport();

  await page.evaluate(() => (location.hash = '#try=Second'));
  await expect(text(page)).toHaveValue('Second');
});

test('the playground works with a broken link, and shows its link when copying fails', async ({page, complaints}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await open(page, '#try=50%');
  await expect(page.getByRole('alert')).toContainText('This shared link is incomplete or too long');
  await expect(text(page)).toHaveValue(templates[0].text);
  await text(page).fill('x');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => (location.hash = `#try=${'y'.repeat(10_000)}`));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(text(page)).toHaveValue('x');

  await text(page).fill('Own text');
  await page.getByRole('button', {name: 'Copy link'}).click();
  const field = page.getByLabel('Copying failed');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/#try=Own%20text$/);
  expect(complaints).toEqual([]);
});
