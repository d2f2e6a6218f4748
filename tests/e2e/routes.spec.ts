import {test as base, type Page, type Response} from '@playwright/test';
import {axeViolations} from '../helpers/axeViolations';
import {readerViewDifferences} from './readerViewDifferences';
import {requiredRoutes} from '../../src/facts/derived/routes';
import {filesOfFirstVisit, islandBudgets, servedFile} from '../helpers/pageWeight';
import {expect, test, unfold, waitForIslands, watchComplaints, collectRequests} from './fixtures';
import {cutTexts, scrollWidth, spaceText} from './layoutMeasures';

/** `/docs/modules/polls` → `/docs/modules`, `/faq` → `/faq` */
const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/')) || route;
/** One page of each folder, because its pages share a layout. */
const sampleRoutes = [...new Map(requiredRoutes.toReversed().map((route) => [folderOf(route), route])).values()];

/** Opens a route on a phone. `requests` and `complaints` continue to grow. */
type Visit = (
  route: string,
) => Promise<{page: Page; response: Response | null; requests: string[]; complaints: string[]}>;

// All routes are visited in one tab per worker, because no visit affects the next.
const testVisit = base.extend<object, {visit: Visit}>({
  visit: [
    async ({browser}, run, {project}) => {
      // With reduced motion the banner doesn't rotate while axe runs.
      const page = await browser.newPage({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      const complaints = watchComplaints(page);
      const requests = collectRequests(page);
      await run(async (route) => {
        // Ends the requests of the last page.
        await page.goto('/robots.txt');
        await page.setViewportSize({width: 360, height: 800});
        // Moves the pointer to the margin, where it prefetches no link and doesn't load the banner's slider.
        await page.mouse.move(5, 700);
        complaints.length = requests.length = 0;
        const response = await page.goto(route);
        await waitForIslands(page);
        await unfold(page);
        return {page, response, requests, complaints};
      });
      await page.close();
    },
    {scope: 'worker'},
  ],
});

/** Checked by `axeViolations` on earlier pages. */
const looks: string[] = [];

for (const route of requiredRoutes) {
  testVisit(`${route} loads, fits the window, and is accessible`, async ({visit}) => {
    const {page, response, requests, complaints} = await visit(route);
    expect(response?.status()).toBe(200);
    expect.soft(await axeViolations(page, {looks}), 'at 360 px').toEqual([]);
    if (!(route in islandBudgets)) {
      const {files, script, styles} = filesOfFirstVisit(route);
      const requestedFiles = requests.map(servedFile);
      expect.soft(requestedFiles.filter((file) => !files.includes(file))).toEqual([]);
      // Pictures that styles name are requested only where they show.
      expect.soft(requestedFiles).toEqual(expect.arrayContaining([...script, ...styles]));
    }
    const isSample = sampleRoutes.includes(route);
    for (const width of isSample ? [360, 320, 768, 1920, 1280] : [360]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await scrollWidth(page), `at ${width} px`).toBe(width);
    }
    if (isSample) expect.soft(await axeViolations(page, {looks}), 'at 1280 px').toEqual([]);
    // Narrower than the windows above, so that pages with spaced text also fit those. Desktop layouts begin at 997 px.
    await spaceText(page);
    for (const width of [240, 1000]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await scrollWidth(page), `at ${width} px, with text spacing`).toBe(width);
      expect.soft(await cutTexts(page), `at ${width} px, with text spacing`).toEqual([]);
    }
    expect.soft(complaints).toEqual([]);
    // Last, because the page's policy blocks some of what Readability does.
    expect(await readerViewDifferences(page), 'in a reader view, which judges elements by classes and links').toEqual(
      [],
    );
  });
}

test('`cutTexts` finds a text that is cut off, also once `spaceText` widens it', async ({page}) => {
  const paragraph = (text: string, width: string) =>
    `<p style="width: ${width}; overflow: hidden; white-space: nowrap">${text}</p>`;
  await page.setContent(`<p>Whole</p>${paragraph('Some text', '3em')}${paragraph('More text', '5em')}`);
  expect(await cutTexts(page)).toEqual(['“Some text” in <p>']);
  await spaceText(page);
  expect(await cutTexts(page)).toEqual(['“Some text” in <p>', '“More text” in <p>']);
});

test('`readerViewDifferences` finds lost and foreign text', async ({page}) => {
  const paragraph = `<p>${'Some words, which are enough for a paragraph, because they are long. '.repeat(9)}</p>`;
  await page.setContent(`<title>Title</title><body><p>Elsewhere, in short.</p>
    <main><h1>Title</h1>${paragraph}<h2 id="contact">Contact</h2>${paragraph}</main>`);
  expect(await readerViewDifferences(page)).toEqual([
    'It shows text from outside <main>: Elsewhere, in short.',
    'It lacks text of <h2>: Contact',
  ]);
});
