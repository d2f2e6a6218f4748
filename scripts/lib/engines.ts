import {spawnSync} from 'node:child_process';
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
  /** The first version of the first program that the tests were tried with, where older ones are known to fail. */
  oldest?: number;
}

const firefox = ['firefox-esr', 'firefox'];

const otherEngines: readonly OtherEngine[] = [
  // Version 140, which Debian 12 has without its security updates, lacks commands that puppeteer gives.
  {name: 'firefox', title: 'Firefox', programs: [firefox], packages: 'firefox-esr', oldest: 153},
  // Its driver knows the browser that comes with it, which needs a display.
  {name: 'webkit', title: 'WebKitGTK', programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb'},
];

/** The path of the first program of some names that is in a folder of `path`. */
const find = (names: readonly string[], path = process.env.PATH): string | undefined =>
  placesOf(names, path).find((file) => existsSync(file));

/** The path of Firefox; undefined where there is none. */
export const findFirefox = (): string | undefined => find(firefox);

/** The version that a program says it has; undefined where it says none. */
function versionOf(program: string): number | undefined {
  const {error, stdout} = spawnSync(program, ['--version'], {encoding: 'utf8'});
  const version = error ? undefined : / (\d+)\./.exec(stdout)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** Why an engine is not tried, and what to do; undefined where it can be. */
function reasonAgainst({title, programs, packages, oldest = 0}: OtherEngine, path?: string): string | undefined {
  const [main, ...others] = programs.map((names) => find(names, path));
  if (main === undefined || others.includes(undefined)) {
    return `${title} is not installed: its tests are left out (on Debian: sudo apt-get install ${packages}).`;
  }
  const version = oldest > 0 ? versionOf(main) : undefined;
  return version !== undefined && version < oldest
    ? `${title} ${version} is too old: its tests, which were tried with ${oldest}, are left out ` +
        `(on Debian: sudo apt-get update && sudo apt-get install ${packages}).`
    : undefined;
}

/**
 * What to say of the engines that are not installed, or too old, one line for each.
 *
 * @param path - The folders of programs, as in PATH.
 * @returns By the name of the engine, the line.
 */
export const missingEngines = (path?: string): Map<string, string> =>
  new Map(
    otherEngines.flatMap((engine): [string, string][] => {
      const reason = reasonAgainst(engine, path);
      return reason === undefined ? [] : [[engine.name, reason]];
    }),
  );
