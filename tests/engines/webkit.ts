import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {vi} from 'vitest';
import {HOST, portFor} from '../../scripts/lib/port';
import {HEIGHT, namedKeys, type Engine} from './engine';

/** The name under which WebDriver hands out elements: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A program that ends with this one at the latest. */
function start(command: string, args: string[], display?: string): ChildProcess {
  const child = spawn(command, args, {
    env: {...process.env, DISPLAY: display, GDK_BACKEND: 'x11'},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  return child;
}

/** Starts a display that nobody sees, and WebKitGTK's browser on it, by its driver: the protocol is the one of the W3C. */
export async function startWebKit(): Promise<Engine> {
  const display = start('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `1600x${HEIGHT}x24`]);
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await portFor('0', 0);
  const driver = start('WebKitWebDriver', [`--port=${port}`], `:${String(number).trim()}`);

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`http://${HOST}:${port}${path}`, {method, body: JSON.stringify(body)});
    const {value} = (await answer.json()) as {value: unknown};
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  await vi.waitFor(() => send('GET', '/status'), 20_000);
  // Without the bar of its window, which would be wider than a phone.
  const options = {'webkitgtk:browserOptions': {args: ['--automation', '--full-screen']}};
  const {sessionId} = (await send('POST', '/session', {capabilities: {alwaysMatch: options}})) as {sessionId: string};
  const post = (path: string, body: unknown): Promise<unknown> => send('POST', `/session/${sessionId}/${path}`, body);
  const type = async (text: string): Promise<void> => {
    const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({type, value})));
    await post('actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  };
  return {
    open: (url) => post('url', {url}),
    evaluate: (run, ...args) =>
      post('execute/sync', {script: `return (${String(run)})(...arguments)`, args}) as Promise<
        Awaited<ReturnType<typeof run>>
      >,
    click: async (value) => {
      const element = (await post('element', {using: 'css selector', value})) as Record<string, string>;
      const press = () => post(`element/${element[ELEMENT]}/click`, {});
      await press().catch(async () => {
        // It scrolls no further than needed: to below what stands at the window's edge.
        await post('execute/sync', {script: "arguments[0].scrollIntoView({block: 'center'})", args: [element]});
        await press();
      });
    },
    press: (key) => type(namedKeys[key]),
    type,
    resize: (width) => post('window/rect', {x: 0, y: 0, width, height: HEIGHT}),
    // It tells about none.
    complaints: [],
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      driver.kill();
      display.kill();
    },
  };
}
