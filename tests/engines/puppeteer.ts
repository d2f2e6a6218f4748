import puppeteer from 'puppeteer-core';
import {launch} from '../browser';
import {HEIGHT, type Engine} from './engine';

/** Starts Chromium, or Firefox as it is: both by puppeteer, which speaks the protocol of each. */
export async function startPuppeteer(browser: 'chrome' | 'firefox', executablePath?: string): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    // As Playwright starts it: without the sandbox, which root cannot have.
    args: browser === 'chrome' ? ['--no-sandbox', ...(launch.args ?? [])] : [],
    // Puppeteer switches off that pages are kept for the way back.
    extraPrefsFirefox: {'fission.bfcacheInParent': true},
  });
  const [page = await running.newPage()] = await running.pages();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  // Firefox tells those who ask about violations to the page alone.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      reportError(new Error(`The policy forbids ${blockedURI}: ${violatedDirective}`)),
    );
  });
  return {
    // Not `goto`, which in Firefox waits for ever once the browser has shown a page that it kept.
    open: (address) => page.evaluate((to) => location.assign(to), address),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => ReturnType<typeof run>, ...args),
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width) => page.setViewport({width, height: HEIGHT}),
    complaints,
    close: () => running.close(),
  };
}
