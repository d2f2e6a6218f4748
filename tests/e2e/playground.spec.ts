import type {Page} from '@playwright/test';
import {platform} from '../../src/facts/platform';
import {variables} from '../../src/facts/variables';
import {clipboardText, expect, openPage, test, waitForIslands, watchAnnouncements, collectRequests} from './fixtures';

const route = '/docs/extras/variables';
const {sample, playgroundSamples, templates} = variables;
const [member] = playgroundSamples.members;
const memberWithoutNickname = playgroundSamples.members.find(({values}) => values['user.nickname'] === null);
if (!memberWithoutNickname) throw new Error('the samples need a member without a nickname');
const joinDateVariable = variables.categories
  .flatMap((category) => [...category.variables])
  .find(({name}) => name === 'user.joined_at');
if (!joinDateVariable) throw new Error('the facts need the variable user.joined_at');
const joinDate = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
  new Date(String(member.values['user.joined_at'])),
);

const textField = (page: Page) => page.getByRole('textbox', {name: 'Your text'});
const selectField = (page: Page, name: string) => page.getByRole('combobox', {name, exact: true});
const preview = (page: Page) => page.locator('article figure').first().getByRole('listitem');
const lengthText = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ characters/);
const mistakes = (page: Page) => page.getByRole('list', {name: "What doesn't work"}).getByRole('listitem');

const open = (page: Page, hash = ''): Promise<void> => openPage(page, route + hash);

test('the preview shows a text as members see it, without requests', async ({page}) => {
  await open(page);
  const requests = collectRequests(page);
  await textField(page).fill(
    'Ahoy {user.mention},\nwelcome to {server.name|upper}! <b>Bold</b> <img src=x onerror=alert(1)>',
  );
  await expect(preview(page)).toContainText(`welcome to ${sample.server.toUpperCase()}! <b>Bold</b> <img src=x`);
  // Line breaks stay, and HTML is shown as text.
  expect(await preview(page).innerText()).toContain(`Ahoy ${String(member.values['user.mention'])},\nwelcome`);
  await expect(preview(page).locator('img[src=x]')).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('#');
});

test('a template replaces the text, and “Your own text” restores it, also after Back', async ({page}) => {
  await open(page);
  const [firstTemplate, secondTemplate] = templates;
  await expect(textField(page)).toHaveValue(firstTemplate.text);
  await textField(page).fill('My own');
  await expect(selectField(page, 'Begin with').locator('option:checked')).toHaveText('Your own text');
  await selectField(page, 'Begin with').selectOption({label: secondTemplate.title});
  await expect(textField(page)).toHaveValue(secondTemplate.text);
  await expect(mistakes(page)).toHaveCount(0);
  await selectField(page, 'Begin with').selectOption({label: 'Your own text'});
  await expect(textField(page)).toHaveValue('My own');

  // The browser loads the page again.
  await page.goto('/faq');
  await page.goBack();
  await waitForIslands(page);
  await expect(textField(page)).toHaveValue('My own');
  await expect(preview(page)).toContainText('My own');
});

test('a variable and a filter can be found, inserted and undone by keyboard', async ({page}) => {
  await open(page);
  await textField(page).fill(' now');
  await textField(page).press('Home');
  const search = page.getByRole('searchbox', {name: 'Insert a variable'});
  await search.focus();
  await page.keyboard.type('nothing like that');
  await expect(page.getByText('No general variable matches.')).toBeVisible();
  await search.fill(joinDateVariable.name.replace('.', ' '));
  const list = page.getByRole('listbox', {name: 'Variables'});
  await expect(list).toHaveValue(joinDateVariable.name);
  await expect(page.getByText(`${joinDateVariable.description}. Now: ${joinDate}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(textField(page)).toBeFocused();
  await expect(textField(page)).toHaveValue('{user.joined_at} now');

  await page.getByRole('group', {name: 'Add a filter to user.joined_at'}).getByRole('button', {name: 'time'}).focus();
  await page.keyboard.press('Enter');
  await expect(textField(page)).toHaveValue('{user.joined_at|time:R} now');
  // Typing replaces the selected argument.
  await page.keyboard.type('D');
  await expect(preview(page)).toContainText(`${joinDate} now`);
  // Undoes the changes, the last one first.
  for (const change of ['D', '|time:R', '{user.joined_at}']) {
    await expect(textField(page), change).not.toHaveValue(' now');
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(textField(page)).toHaveValue(' now');
});

test('a mistake is described, selected in the text, and repaired by a button', async ({page}) => {
  await open(page);
  await textField(page).fill('Hi {user.nme}, {server.name|uper}');
  await expect(mistakes(page)).toHaveCount(2);
  await expect(preview(page)).toContainText('Hi {user.nme}, {server.name|uper}');
  await expect(mistakes(page).first()).toContainText('unknown variable "user.nme"');
  await page.getByRole('button', {name: /^Show in the text\W+uper$/}).click();
  const selectedText = await textField(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selectedText).toBe('uper');
  await page.getByRole('button', {name: 'Use user.name'}).click();
  await expect(textField(page)).toBeFocused();
  await page.getByRole('button', {name: 'Use upper', exact: true}).click();
  await expect(textField(page)).toHaveValue('Hi {user.name}, {server.name|upper}');
  await expect(mistakes(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({hasText: /^no mistakes, \d+ of/})).toHaveCount(1);
});

test('the length limit counts the text with its values filled in', async ({page}) => {
  await open(page);
  const {channelName, embed} = platform.limits;
  // The text is two characters too long.
  const filler = 'x'.repeat(channelName - sample.server.length + 2);
  await textField(page).fill(`${filler}{server.name}`);
  await selectField(page, 'Where the text goes').selectOption({label: 'Name of a channel'});
  const fullLength = channelName + 2;
  await expect(lengthText(page)).toContainText(`${fullLength} of ${channelName} characters: the end is cut`);
  // The ellipsis replaces a third.
  await expect(page.locator('article figure').first()).toContainText(`${filler}${sample.server.slice(0, -3)}…`);
  await selectField(page, 'Where the text goes').selectOption({label: 'Embed: footer'});
  await expect(lengthText(page)).toHaveText(`${fullLength} of ${embed.footer.toLocaleString('en-US')} characters`);

  // Discord renders no mentions in a footer, so the preview shows the name.
  await textField(page).fill('{user.mention}');
  await expect(preview(page)).not.toContainText('@');
});

test('another sample member changes the value and the length, but is announced only once', async ({page}) => {
  await open(page);
  await textField(page).fill('{user.nickname}');
  const status = page.getByRole('status').filter({hasText: /^no mistakes, \d+ of/});
  await expect(status).toHaveCount(1);
  await page.getByRole('listbox', {name: 'Variables'}).selectOption('user.nickname');
  const value = page.getByText(/ Now: /);
  const before = await value.innerText();
  const announced = await watchAnnouncements(page);
  await selectField(page, 'Member').selectOption(memberWithoutNickname.key);
  await expect(value).not.toHaveText(before);
  await expect(status).toContainText('no mistakes, 0 of');
  expect(await announced()).toHaveLength(1);
});

test('a copied link restores the text and where it goes', async ({page}) => {
  await open(page);
  const ownText = 'Sail on 👩‍🚀, 100% {user.name} & (more). ~';
  await textField(page).fill(ownText);
  await selectField(page, 'Where the text goes').selectOption({label: 'Embed: title'});
  const historyLength = await page.evaluate(() => history.length);
  const announced = await watchAnnouncements(page);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect.poll(announced).toEqual(['Copied']);
  const link = new URL(await clipboardText(page));
  expect(await page.evaluate(() => history.length)).toBe(historyLength);

  await page.goto('/faq');
  // Chat and mail programs change links.
  await open(page, `${link.hash.replace('&', '&amp;')}”).`);
  await expect(textField(page)).toHaveValue(ownText);
  await expect(selectField(page, 'Where the text goes').locator('option:checked')).toHaveText('Embed: title');
  await expect(page.locator('#try')).toBeInViewport();

  await page.evaluate(() => (location.hash = '#try=Second'));
  await expect(textField(page)).toHaveValue('Second');
});

test('the playground works with a broken link, and shows its link when copying fails', async ({page, complaints}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await open(page, '#try=50%');
  await expect(page.getByRole('alert')).toContainText('This shared link is incomplete or too long');
  await expect(textField(page)).toHaveValue(templates[0].text);
  await textField(page).fill('x');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => (location.hash = `#try=${'y'.repeat(10_000)}`));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(textField(page)).toHaveValue('x');

  await textField(page).fill('Own text');
  await page.getByRole('button', {name: 'Copy link'}).click();
  const field = page.getByLabel('Copying failed');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/#try=Own%20text$/);
  expect(complaints).toEqual([]);
});
