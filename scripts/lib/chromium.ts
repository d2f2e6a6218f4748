import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {homedir} from 'node:os';
import {posix, win32} from 'node:path';
import {runChild} from './child.mjs';
import {UserError} from './cli';
import {toolScript} from './paths';

/** What finding a browser needs to know of, and do on, the machine; tests give one of their own. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  home: string;
  isRoot: boolean;
  /** Whether something is there, of any kind. */
  exists: (path: string) => boolean;
  /** Whether it is a file this user may run. */
  isExecutable: (path: string) => boolean;
  /** Where Playwright keeps its own Chromium, there or not; nothing on systems it does not support. */
  playwrightExecutable: () => Promise<string | undefined>;
  /** Runs a program and gives its exit code; 127 when there is no such program. */
  run: (command: string, args: string[], options: RunOptions) => Promise<number>;
  log: (line: string) => void;
}

/** How `Machine.run` runs a program. */
export interface RunOptions {
  /** Milliseconds after which it is stopped. */
  timeoutMs: number;
  /** Set besides the machine's own environment. */
  env?: NodeJS.ProcessEnv;
  /** Show nothing of its output. */
  quiet?: boolean;
}

const MINUTE_IN_MS = 60_000;
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const NO_SUCH_COMMAND = 127;

function isRootUser(): boolean {
  return process.getuid?.() === 0;
}

/** The machine this runs on. */
function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    home: homedir(),
    isRoot: isRootUser(),
    exists: existsSync,
    isExecutable: (path) => {
      try {
        accessSync(path, constants.X_OK);
        return statSync(path).isFile();
      } catch {
        return false;
      }
    },
    playwrightExecutable: async () => {
      const {chromium} = await import('@playwright/test');
      try {
        return chromium.executablePath();
      } catch {
        return undefined;
      }
    },
    run: async (command, args, {timeoutMs, env, quiet}) => {
      try {
        return await runChild(command, args, {env: {...process.env, ...env}, timeoutMs, quiet});
      } catch {
        return NO_SUCH_COMMAND;
      }
    },
    log: console.log,
  };
}

/** Where browsers are on systems that do not put them on the PATH. */
function wellKnownPlaces({env, platform, home}: Machine): string[] {
  if (platform === 'darwin') {
    const programs = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
      programs.map((program) => posix.join(folder, program)),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const programs = [
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return programs.flatMap((program) =>
      folders.filter((folder) => folder !== undefined).map((folder) => win32.join(folder, program)),
    );
  }
  return [];
}

/**
 * Whether a browser starts. Found is not enough on Linux: libraries may be missing, and Ubuntu's `chromium-browser` may
 * be a script that only asks for another package. Elsewhere asking for the version would open a window.
 */
async function starts(machine: Machine, path: string): Promise<boolean> {
  if (!machine.isExecutable(path)) {
    return false;
  }
  return (
    machine.platform !== 'linux' ||
    (await machine.run(path, ['--version'], {timeoutMs: MINUTE_IN_MS / 2, quiet: true})) === 0
  );
}

async function firstThatStarts(machine: Machine, paths: (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) {
    if (path !== undefined && (await starts(machine, path))) {
      return path;
    }
  }
  return undefined;
}

function findInstalled(machine: Machine): Promise<string | undefined> {
  const folders = machine.platform === 'win32' ? [] : (machine.env.PATH ?? '').split(':').filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => posix.join(folder, command)));
  return firstThatStarts(machine, [...onPath, ...wellKnownPlaces(machine)]);
}

async function downloadByPlaywright(machine: Machine): Promise<string | undefined> {
  machine.log("No Chromium found: downloading Playwright's own (npx playwright install chromium, 5 minutes at most).");
  const script = toolScript('@playwright/test', 'playwright');
  const code = await machine.run(process.execPath, [script, 'install', '--no-shell', 'chromium'], {
    timeoutMs: 5 * MINUTE_IN_MS,
    env: {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: machine.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ?? '10000'},
  });
  const path = code === 0 ? await firstThatStarts(machine, [await machine.playwrightExecutable()]) : undefined;
  if (path === undefined) {
    machine.log(`Playwright's Chromium could not be had this way (exit code ${code}), which is no error yet.`);
  }
  return path;
}

async function installByApt(machine: Machine): Promise<string | undefined> {
  machine.log('Installing the Chromium of this system (apt-get install chromium).');
  // A lock held by another installation is waited for instead of being a failure.
  const options = ['-o', 'DPkg::Lock::Timeout=120'];
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  const steps = [
    [...options, 'update'],
    [...options, 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
  for (const step of steps) {
    const code = await machine.run('apt-get', step, {timeoutMs: 10 * MINUTE_IN_MS, env});
    if (code !== 0) {
      machine.log(`apt-get ${step.slice(options.length).join(' ')} failed with exit code ${code}.`);
      return undefined;
    }
  }
  return findInstalled(machine);
}

/**
 * The browser for the browser tests, installed now if there is none: the one `CHROMIUM_PATH` names, an installed
 * Chromium or Chrome, Playwright's own, Playwright's own downloaded now, or, as root on Debian and its kin, the system's
 * package.
 *
 * @param machine - Where to look; this machine by default.
 * @returns The path of its executable.
 * @throws UserError when `CHROMIUM_PATH` names no program, or when all ways fail.
 */
export async function findChromium(machine: Machine = thisMachine()): Promise<string> {
  const named = machine.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!machine.isExecutable(named)) {
      const problem = machine.exists(named) ? 'is not a program this user may run' : 'does not exist';
      throw new UserError(`CHROMIUM_PATH names ${named}, which ${problem}: correct it, or unset it to have one found.`);
    }
    return named;
  }
  const onDebian = machine.platform === 'linux' && machine.exists('/etc/debian_version');
  const found =
    (await findInstalled(machine)) ??
    (await firstThatStarts(machine, [await machine.playwrightExecutable()])) ??
    (await downloadByPlaywright(machine)) ??
    (onDebian && machine.isRoot ? await installByApt(machine) : undefined);
  if (found === undefined) {
    const example = onDebian ? ' (sudo apt-get install chromium)' : '';
    throw new UserError(
      `The browser tests need Chromium and none could be found or downloaded: install Chromium or Google Chrome${example}, or set CHROMIUM_PATH to the program of one.`,
    );
  }
  return found;
}

/**
 * Launch flags for the browser tests: no traffic of the browser's own, and no sandbox where Chromium refuses to start
 * with one, which is as root on Linux.
 *
 * @param machine - Where the browser runs; this machine by default.
 */
export function chromiumArgs(
  {platform, isRoot}: Pick<Machine, 'platform' | 'isRoot'> = {platform: process.platform, isRoot: isRootUser()},
): string[] {
  const sandbox = platform === 'linux' && isRoot ? ['--no-sandbox'] : [];
  return [
    ...sandbox,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
