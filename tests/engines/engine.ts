import {spawnSync} from 'node:child_process';

/** A browser that may be installed. */
export interface Installed {
  name: string;
  /** Why it cannot be tried, and what to do; undefined if it can. */
  missing: string | undefined;
  /** @param width of the viewport, in CSS pixels */
  start: (width: number) => Promise<Engine>;
}

/** A value that goes to the browser or comes from it. */
export type Data = string | number | boolean | null;

/** A browser with one page, reduced to what can be done in the same way with every engine. */
export interface Engine {
  /** Starts loading an address. */
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate: <Args extends Data[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Clicks the middle of the first element that matches a selector. */
  click: (selector: string) => Promise<unknown>;
  /** Presses the keys of a text, in which `\uE007` is Enter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
  type: (text: string) => Promise<unknown>;
  /** What the browser has complained about so far, as far as its protocol reports it. */
  complaints: string[];
  close: () => Promise<unknown>;
}

/** The path of the first program of some names that is installed; undefined if there is none. */
export function findProgram(...names: string[]): string | undefined {
  const {error, stdout} = spawnSync('which', names, {encoding: 'utf8'});
  return error ? undefined : stdout.split('\n').find(Boolean);
}
