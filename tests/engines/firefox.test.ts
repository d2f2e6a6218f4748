import {execFileSync} from 'node:child_process';
import puppeteer from 'puppeteer-core';
import {findProgram, type BrowserPage} from './browserUnderTest';
import {describeEngine} from './testEngine';

/** The oldest version that we ran the tests with. Firefox 140 lacks commands that puppeteer sends. */
const OLDEST_VERSION = 153;

const program = findProgram('firefox-esr', 'firefox');
const version = program && / (\d+)\./.exec(execFileSync(program, ['--version'], {encoding: 'utf8'}))?.[1];

const skipReason =
  Number(version) >= OLDEST_VERSION
    ? undefined
    : `Firefox is ${version ?? 'not installed'}, and ${OLDEST_VERSION} or later is needed (on Debian: apt-get install firefox-esr)`;

async function start(width: number): Promise<BrowserPage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // Turns on the back/forward cache, which Puppeteer turns off.
    extraPrefsFirefox: {'fission.bfcacheInParent': true},
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({width, height: 800});
  const loggedErrors: string[] = [];
  // These include violations of the Content-Security-Policy.
  page.on('console', (message) => message.type() === 'error' && loggedErrors.push(message.text()));
  page.on('pageerror', (error) => loggedErrors.push(String(error)));
  return {
    // `goto` never resolves after Firefox has restored a page from the back/forward cache.
    open: (address) => page.evaluate((to) => location.assign(to), address),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => ReturnType<typeof run>, ...args),
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    loggedErrors,
    close: () => browser.close(),
  };
}

describeEngine({name: 'Firefox', skipReason, start});
