import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {runChild} from './child.mjs';
import {UserError} from './cli';
import {toolScript} from './paths';
import {placesOf} from './programs';

/** What finding a browser needs to know of, and do on, the machine; tests give one of their own. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** Whether apt-get can install packages: as root on Debian and its kin. */
  hasPackages: boolean;
  /** Where Playwright keeps its own Chromium, there or not; nothing on systems it does not support. */
  playwrightsOwn: () => string | undefined;
  /** Whether a browser is there and starts. */
  starts: (path: string) => Promise<boolean>;
  /** Runs a program for some minutes at most; whether it succeeded. */
  run: (command: string, args: string[], minutes: number) => Promise<boolean>;
  log: (line: string) => void;
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

async function succeeds(command: string, args: string[], minutes: number, quiet = false): Promise<boolean> {
  // Playwright tries several hosts: one that does not answer costs seconds. apt-get asks nothing.
  const env = {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', DEBIAN_FRONTEND: 'noninteractive', ...process.env};
  return (await runChild(command, args, {env, timeout: minutes * 60_000, quiet}).catch(() => 127)) === 0;
}

function thisMachine(): Machine {
  return {
    env: process.env,
    hasPackages: process.getuid?.() === 0 && existsSync('/etc/debian_version'),
    playwrightsOwn: () => {
      try {
        return chromium.executablePath();
      } catch {
        return undefined;
      }
    },
    // There is not enough: libraries may be missing, and Ubuntu's `chromium-browser` may be a script that only asks for
    // another package. On Windows asking for the version would open a window.
    starts: async (path) =>
      existsSync(path) && (process.platform === 'win32' || (await succeeds(path, ['--version'], 0.5, true))),
    run: succeeds,
    log: console.log,
  };
}

async function firstThatStarts(machine: Machine, paths: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) {
    if (path !== undefined && (await machine.starts(path))) return path;
  }
  return undefined;
}

function installed(machine: Machine): Promise<string | undefined> {
  return firstThatStarts(machine, [...placesOf(COMMANDS, machine.env.PATH), machine.playwrightsOwn()]);
}

async function downloaded(machine: Machine): Promise<string | undefined> {
  machine.log("No Chromium found: downloading Playwright's own (npx playwright install chromium, 5 minutes at most).");
  const script = toolScript('@playwright/test', 'playwright');
  await machine.run(process.execPath, [script, 'install', '--no-shell', 'chromium'], 5);
  return firstThatStarts(machine, [machine.playwrightsOwn()]);
}

async function packaged(machine: Machine): Promise<string | undefined> {
  if (!machine.hasPackages) return undefined;
  machine.log("Playwright's Chromium could not be had: installing this system's (apt-get install chromium).");
  // A lock held by another installation is waited for instead of being a failure.
  const apt = (...args: string[]) => machine.run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], 10);
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  if (!(await apt('update')) || !(await install('chromium'))) return undefined;
  // Saves time where there is such a package; tests do without, see headlessShell.ts.
  await install('chromium-headless-shell');
  return installed(machine);
}

/**
 * The browser for the browser tests, installed now if there is none: the one that `CHROMIUM_PATH` names, a Chromium or
 * Chrome on the PATH, Playwright's own, Playwright's own downloaded now, or, as root on Debian and its kin, the system's
 * package.
 *
 * @param machine - Where to look; this machine by default.
 * @returns The path of its executable.
 * @throws UserError when `CHROMIUM_PATH` names no browser that starts, or when all ways fail.
 */
export async function findChromium(machine: Machine = thisMachine()): Promise<string> {
  const named = machine.env.CHROMIUM_PATH ?? '';
  if (named !== '') {
    if (await machine.starts(named)) return named;
    throw new UserError(
      `CHROMIUM_PATH names ${named}, which does not start: correct it, or unset it to have one found.`,
    );
  }
  const found = (await installed(machine)) ?? (await downloaded(machine)) ?? (await packaged(machine));
  if (found === undefined) {
    throw new UserError(
      'The browser tests need Chromium and none could be found or downloaded: install Chromium or Google Chrome (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program of one.',
    );
  }
  return found;
}
