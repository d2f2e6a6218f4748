import {execFileSync} from 'node:child_process';
import puppeteer from 'puppeteer-core';
import {findProgram, type Engine, type Installed} from './engine';

/** The oldest version the tests were tried with; 140 lacks commands that puppeteer sends. */
const OLDEST = 153;

const program = findProgram('firefox-esr', 'firefox');
const version = program && / (\d+)\./.exec(execFileSync(program, ['--version'], {encoding: 'utf8'}))?.[1];

const missing =
  Number(version) >= OLDEST
    ? undefined
    : `Firefox is ${version ?? 'not installed'}, and ${OLDEST} or later is needed (on Debian: apt-get install firefox-esr)`;

async function start(width: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // Puppeteer turns off that pages are kept for the way back.
    extraPrefsFirefox: {'fission.bfcacheInParent': true},
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({width, height: 800});
  const complaints: string[] = [];
  // Violations of the policy are among them.
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    // Not `goto`, which never returns once Firefox has shown a page that it kept.
    open: (address) => page.evaluate((to) => location.assign(to), address),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => ReturnType<typeof run>, ...args),
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    complaints,
    close: () => browser.close(),
  };
}

export const firefox: Installed = {name: 'Firefox', missing, start};
