import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {vi} from 'vitest';
import {freePort} from '../helpers/serveBuild';
import {findProgram, type BrowserPage} from './browserUnderTest';
import {describeEngine} from './testEngine';

const skipReason =
  findProgram('WebKitWebDriver') && findProgram('Xvfb')
    ? undefined
    : 'WebKitGTK is not installed (on Debian: apt-get install webkit2gtk-driver xvfb)';

/** Starts WebKitGTK's browser on a virtual display through its driver: https://www.w3.org/TR/webdriver2/ */
async function start(width: number): Promise<BrowserPage> {
  // Xvfb writes the number of the display to file descriptor 3.
  const display = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => display.kill());
  const [displayNumber] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const env = {...process.env, DISPLAY: `:${String(displayNumber).trim()}`, GDK_BACKEND: 'x11'};
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {env, stdio: 'ignore'});
  process.once('exit', () => driver.kill());

  async function send<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {method, body: JSON.stringify(body)});
    const {value} = (await answer.json()) as {value: Value};
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  await vi.waitFor(() => send('GET', '/status'), 20_000);
  // The title bar of a window would be wider than a phone.
  const options = {'webkitgtk:browserOptions': {args: ['--automation', '--full-screen']}};
  // By default the driver waits before each command until the page has loaded, which once took more than a
  // minute after a step back.
  const alwaysMatch = {...options, pageLoadStrategy: 'none'};
  const {sessionId} = await send<{sessionId: string}>('POST', '/session', {capabilities: {alwaysMatch}});
  const post = <Value>(path: string, body: unknown) => send<Value>('POST', `/session/${sessionId}/${path}`, body);
  await post('window/rect', {x: 0, y: 0, width, height: 800});
  const execute = <Value>(script: string, args: unknown[]) => post<Value>('execute/sync', {script, args});
  return {
    open: (url) => post('url', {url}),
    evaluate: (run, ...args) => execute(`return (${String(run)})(...arguments)`, args),
    click: (selector) =>
      vi.waitFor(async () => {
        const element = await post<Record<string, string>>('element', {using: 'css selector', value: selector});
        // The driver scrolls as little as possible, which can leave the element below a sticky bar.
        await execute("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", [element]);
        // Its only property has the id: {"element-6066-11e4-a52e-4f735466cecf": "…"}
        await post(`element/${Object.values(element)[0]}/click`, {});
      }, 20_000),
    type: (text) => {
      const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({type, value})));
      return post('actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    // The driver doesn't report errors.
    loggedErrors: [],
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      driver.kill();
      display.kill();
    },
  };
}

describeEngine({name: 'WebKitGTK', skipReason, start});
