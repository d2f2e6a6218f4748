import {existsSync} from 'node:fs';
import {placesOf} from './programs';

/** An engine of browsers beside Chromium's in which the site is tried. */
interface OtherEngine {
  /** Names its tests: `tests/engines/<name>.test.ts`. */
  name: string;
  title: string;
  /** The programs that it needs; of each, the names that it can have. */
  programs: readonly (readonly string[])[];
  /** Debian's packages of them. */
  packages: string;
}

const firefox = ['firefox-esr', 'firefox'];

const otherEngines: readonly OtherEngine[] = [
  {name: 'firefox', title: 'Firefox', programs: [firefox], packages: 'firefox-esr'},
  // Its driver knows the browser that comes with it, which needs a display.
  {name: 'webkit', title: 'WebKitGTK', programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb'},
];

/** The path of the first program of some names that is in a folder of `path`. */
const find = (names: readonly string[], path = process.env.PATH): string | undefined =>
  placesOf(names, path).find((file) => existsSync(file));

/** The path of Firefox; undefined where there is none. */
export const findFirefox = (): string | undefined => find(firefox);

/**
 * What to say of the engines that are not installed, one line for each.
 *
 * @param path - The folders of programs, as in PATH.
 * @returns By the name of the engine, the line.
 */
export function missingEngines(path?: string): Map<string, string> {
  const missing = otherEngines.filter(({programs}) => !programs.every((names) => find(names, path)));
  return new Map(
    missing.map(({name, title, packages}) => [
      name,
      `${title} is not installed: its tests are left out (on Debian: sudo apt-get install ${packages}).`,
    ]),
  );
}
