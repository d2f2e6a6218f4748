import path from 'node:path';
import type {Page} from '@playwright/test';
import {launch} from '../browser';
import {fileOf, firstLoad, islands, NOT_FOUND, over, sum} from '../weight';
import {guide} from '../modules';
import {expect, ready, test} from './fixtures';

// The whole browser: its headless shell asks for no icon.
test.use({launchOptions: launch});

/** Addresses of all that the browser asks for, from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Opens a page as a phone does, and waits for all that it brings by itself. */
async function open(page: Page, route: string): Promise<void> {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto(route);
  await ready(page);
  await page.waitForLoadState('networkidle');
}

/** The file that is served at an address. */
const served = (address: string): string => (path.extname(address) ? address : fileOf(address));

for (const route of ['/', '/premium', guide, '/docs/api/general', '/known-issues', NOT_FOUND]) {
  test(`${route} asks for what its HTML and styles name, and for nothing else`, async ({page}) => {
    const asked = watchRequests(page);
    await open(page, route);
    const {script, styles, other} = firstLoad(route);
    expect(asked.map(served).filter((address) => ![...script, ...styles, ...other].includes(address))).toEqual([]);
    // What stands in the HTML is asked for at once; pictures of styles only where they show.
    expect(asked).toEqual(expect.arrayContaining([...script, ...styles]));
  });
}

for (const [route, mark] of Object.entries(islands)) {
  test(`${route} is as light as it can be`, async ({page}) => {
    const asked = watchRequests(page);
    await open(page, route);
    const files = [...new Set(asked.map(served))];
    const of = (ending: string) => sum(files.filter((file) => file.endsWith(ending)));
    expect(over(route, {all: sum(files), script: of('.js'), styles: of('.css')}, mark)).toEqual([]);
  });
}
