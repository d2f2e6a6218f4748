import {describe, expect, it, vi} from 'vitest';
import {chromiumArgs, findChromium, type Machine} from '../../scripts/lib/chromium';

interface World {
  env?: NodeJS.ProcessEnv;
  platform?: NodeJS.Platform;
  isRoot?: boolean;
  /** Programs on the machine; what a command installs is added to it. */
  programs?: string[];
  /** Programs that are there but do not start. */
  broken?: string[];
  /** Things on the machine that are no programs. */
  files?: string[];
  playwright?: string;
  /** What a command does when it contains the key: its exit code, or a program it installs (and exit code 0). */
  commands?: Record<string, number | string>;
}

/** A machine that exists only here, and a record of the commands that would have been run on it. */
function machineOf(world: World) {
  const programs = new Set([...(world.programs ?? []), ...(world.broken ?? [])]);
  const commands: string[] = [];
  const lines: string[] = [];
  const run = vi.fn<Machine['run']>((command, args) => {
    const line = [command, ...args].join(' ');
    if (args[0] === '--version') {
      return Promise.resolve(world.broken?.includes(command) ? 127 : 0);
    }
    commands.push(line);
    const effect = Object.entries(world.commands ?? {}).find(([part]) => line.includes(part))?.[1] ?? 0;
    if (typeof effect === 'string') {
      programs.add(effect);
      return Promise.resolve(0);
    }
    return Promise.resolve(effect);
  });
  const machine: Machine = {
    env: {PATH: '/usr/local/bin:/usr/bin', ...world.env},
    platform: world.platform ?? 'linux',
    home: '/home/me',
    isRoot: world.isRoot ?? false,
    exists: (path) => programs.has(path) || (world.files ?? []).includes(path),
    isExecutable: (path) => programs.has(path),
    playwrightExecutable: () => Promise.resolve(world.playwright),
    run,
    log: (line) => lines.push(line),
  };
  return {machine, commands, lines, run};
}

const OWN = '/cache/playwright/chrome';
const DEBIAN = ['/etc/debian_version'];

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names before any other', async () => {
    const {machine} = machineOf({env: {CHROMIUM_PATH: '/opt/mine'}, programs: ['/opt/mine', '/usr/bin/chromium']});
    expect(await findChromium(machine)).toBe('/opt/mine');
  });

  it('refuses a CHROMIUM_PATH that is not there, whatever else is', async () => {
    const {machine} = machineOf({env: {CHROMIUM_PATH: '/opt/mine'}, programs: ['/usr/bin/chromium']});
    await expect(findChromium(machine)).rejects.toThrow('CHROMIUM_PATH names /opt/mine, which does not exist');
  });

  it('refuses a CHROMIUM_PATH that cannot be run', async () => {
    const {machine} = machineOf({env: {CHROMIUM_PATH: '/opt/mine'}, files: ['/opt/mine']});
    await expect(findChromium(machine)).rejects.toThrow('/opt/mine, which is not a program');
  });

  it.each([
    ['/usr/bin/chromium', ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/local/bin/google-chrome-stable']],
    ['/usr/local/bin/chromium', ['/usr/bin/chromium', '/usr/local/bin/chromium']],
    ['/usr/bin/chromium-browser', ['/usr/bin/google-chrome-stable', '/usr/bin/chromium-browser']],
    ['/usr/bin/google-chrome-stable', ['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']],
    ['/usr/bin/google-chrome', ['/usr/bin/google-chrome', '/opt/chromium']],
  ])('finds %s on the PATH and installs nothing', async (expected, programs) => {
    const {machine, commands} = machineOf({env: {CHROMIUM_PATH: ''}, programs, playwright: OWN});
    expect(await findChromium(machine)).toBe(expected);
    expect(commands).toEqual([]);
  });

  it('passes over one that does not start', async () => {
    const {machine} = machineOf({broken: ['/usr/bin/chromium-browser'], programs: ['/usr/bin/google-chrome']});
    expect(await findChromium(machine)).toBe('/usr/bin/google-chrome');
  });

  it.each<[NodeJS.Platform, string]>([
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/home/me/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', 'C:\\Programs (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    ['win32', 'C:\\Local\\Chromium\\Application\\chrome.exe'],
  ])('knows the usual place on %s: %s, and starts nothing to be sure', async (platform, path) => {
    const env = {PROGRAMFILES: 'C:\\Programs', 'PROGRAMFILES(X86)': 'C:\\Programs (x86)', LOCALAPPDATA: 'C:\\Local'};
    const {machine, run} = machineOf({platform, env, programs: [path]});
    expect(await findChromium(machine)).toBe(path);
    expect(run).not.toHaveBeenCalled();
  });

  it("uses Playwright's own when there is no other", async () => {
    const {machine, commands} = machineOf({programs: [OWN], playwright: OWN});
    expect(await findChromium(machine)).toBe(OWN);
    expect(commands).toEqual([]);
  });

  it("downloads Playwright's own within bounds, and says so", async () => {
    const {machine, commands, lines, run} = machineOf({
      playwright: OWN,
      commands: {'install --no-shell chromium': OWN},
    });
    expect(await findChromium(machine)).toBe(OWN);
    expect(commands).toHaveLength(1);
    expect(lines.join()).toContain('npx playwright install chromium');
    expect(run.mock.calls[0]?.[2]).toEqual({
      timeoutMs: 300_000,
      env: {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
    });
  });

  it('leaves a download timeout of the user alone', async () => {
    const env = {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '60000'};
    const {machine, run} = machineOf({env, playwright: OWN, commands: {playwright: OWN}});
    await findChromium(machine);
    expect(run.mock.calls[0]?.[2].env).toEqual(env);
  });

  it.each<[string, World]>([
    ['fails', {commands: {'install --no-shell': 1, 'install -y': '/usr/bin/chromium'}}],
    ['brings nothing', {playwright: OWN, commands: {'install -y': '/usr/bin/chromium'}}],
    [
      'brings one that lacks libraries',
      {playwright: OWN, broken: [OWN], commands: {'install -y': '/usr/bin/chromium'}},
    ],
  ])('installs the package of Debian as root when the download %s', async (_, world) => {
    const {machine, commands, lines} = machineOf({...world, isRoot: true, files: DEBIAN});
    expect(await findChromium(machine)).toBe('/usr/bin/chromium');
    expect(commands.slice(1)).toEqual([
      expect.stringMatching(/^apt-get .*update$/),
      expect.stringMatching(/^apt-get .*install -y --no-install-recommends chromium$/),
    ]);
    expect(lines).toContainEqual(expect.stringContaining('no error yet'));
  });

  it.each<[string, World]>([
    ['not root', {files: DEBIAN}],
    ['not Debian', {isRoot: true}],
    ['not Linux', {isRoot: true, files: DEBIAN, platform: 'darwin'}],
  ])('does not touch packages where it is %s, and says in one sentence what to do', async (_, world) => {
    const {machine, commands} = machineOf({...world, commands: {'install --no-shell': 1}});
    await expect(findChromium(machine)).rejects.toThrow(
      /^[^.]*install Chromium or Google Chrome[^.]*CHROMIUM_PATH[^.]*\.$/,
    );
    expect(commands.filter((command) => command.startsWith('apt-get'))).toEqual([]);
  });

  it.each<[string, World, number]>([
    ['update fails', {commands: {'install --no-shell': 1, update: 100}}, 1],
    ['install fails', {commands: {'install --no-shell': 1, 'install -y': 100}}, 2],
    [
      'install brings none that starts',
      {commands: {'install --no-shell': 1}, broken: ['/usr/bin/chromium-browser']},
      2,
    ],
  ])('gives up with the same sentence when apt-get %s', async (_, world, calls) => {
    const {machine, commands} = machineOf({...world, isRoot: true, files: DEBIAN});
    await expect(findChromium(machine)).rejects.toThrow('CHROMIUM_PATH');
    expect(commands.filter((command) => command.startsWith('apt-get'))).toHaveLength(calls);
  });
});

describe('chromiumArgs', () => {
  it('gives up the sandbox only as root on Linux', () => {
    expect(chromiumArgs({platform: 'linux', isRoot: true})).toContain('--no-sandbox');
    expect(chromiumArgs({platform: 'linux', isRoot: false})).not.toContain('--no-sandbox');
    expect(chromiumArgs({platform: 'darwin', isRoot: true})).not.toContain('--no-sandbox');
  });

  it('keeps the browser quiet', () => {
    expect(chromiumArgs({platform: 'win32', isRoot: false})).toEqual([
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]);
  });
});
