import {spawnSync} from 'node:child_process';

export interface BrowserUnderTest {
  name: string;
  /** Why the browser can't be used, with the command that installs it. */
  skipReason: string | undefined;
  /** @param width of the viewport in CSS pixels */
  start: (width: number) => Promise<BrowserPage>;
}

export type Primitive = string | number | boolean | null;

/** One page in a browser, with the actions that every browser's driver supports. */
export interface BrowserPage {
  /** Starts loading an address, without waiting for it. */
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page. It can't use variables from outside. */
  evaluate: <Args extends Primitive[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<unknown>;
  /** Types text, with `\uE007` for Enter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
  type: (text: string) => Promise<unknown>;
  /** Logged and uncaught errors of the page, if the driver reports them. Each test empties the list. */
  loggedErrors: string[];
  close: () => Promise<unknown>;
}

/** Returns the path of the first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const {error, stdout} = spawnSync('which', names, {encoding: 'utf8'});
  return error ? undefined : stdout.split('\n').find(Boolean);
}
