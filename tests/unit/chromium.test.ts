import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {findChromium, type Machine} from '../../scripts/lib/chromium';
import {headlessShellOf} from '../../scripts/lib/headlessShell';

interface World {
  env?: NodeJS.ProcessEnv;
  hasPackages?: boolean;
  /** Browsers on the machine that start. */
  browsers?: string[];
  /** What comes when a command contains the key; without one of these, commands fail. */
  brings?: Record<string, string[]>;
}

const OWN = join('/cache', 'playwright', 'chrome');
const [LOCAL, SYSTEM] = [join('/usr', 'local', 'bin'), join('/usr', 'bin')];
const CHROMIUM = join(SYSTEM, 'chromium');

/** A machine that exists only here, with a record of what was run on it and said. */
function machineOf({env = {}, hasPackages = false, browsers = [], brings = {}}: World) {
  const there = new Set(browsers);
  const commands: string[] = [];
  const lines: string[] = [];
  const machine: Machine = {
    env: {PATH: [LOCAL, SYSTEM].join(process.platform === 'win32' ? ';' : ':'), ...env},
    hasPackages,
    playwrightsOwn: () => OWN,
    starts: (path) => Promise.resolve(there.has(path)),
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      const brought = Object.entries(brings).find(([part]) => commands.at(-1)?.includes(part))?.[1];
      brought?.forEach((path) => there.add(path));
      return Promise.resolve(brought !== undefined);
    },
    log: (line) => lines.push(line),
  };
  return {machine, commands, lines};
}

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names before any other, or says what is wrong with it', async () => {
    const env = {CHROMIUM_PATH: '/opt/mine'};
    expect(await findChromium(machineOf({env, browsers: ['/opt/mine', CHROMIUM]}).machine)).toBe('/opt/mine');
    await expect(findChromium(machineOf({env, browsers: [CHROMIUM]}).machine)).rejects.toThrow(
      'CHROMIUM_PATH names /opt/mine, which does not start: correct it',
    );
  });

  it.each([
    [CHROMIUM, [join(SYSTEM, 'google-chrome'), CHROMIUM, OWN]],
    [join(LOCAL, 'chromium'), [CHROMIUM, join(LOCAL, 'chromium')]],
    [join(SYSTEM, 'google-chrome'), [join(SYSTEM, 'google-chrome'), '/opt/chromium']],
    [OWN, [OWN, '/opt/chromium']],
  ])('finds %s and installs nothing', async (expected, browsers) => {
    const {machine, commands, lines} = machineOf({env: {CHROMIUM_PATH: ''}, browsers});
    expect(await findChromium(machine)).toBe(expected);
    expect([...commands, ...lines]).toEqual([]);
  });

  it("downloads Playwright's own, and says so", async () => {
    const {machine, lines} = machineOf({hasPackages: true, brings: {'install --no-shell chromium': [OWN]}});
    expect(await findChromium(machine)).toBe(OWN);
    expect(lines).toEqual([expect.stringContaining('npx playwright install chromium')]);
  });

  it.each<[string, World['brings']]>([
    ['fails', {}],
    ['brings none that starts', {'--no-shell': []}],
  ])("installs the system's package where that is possible when the download %s, and says so", async (_, download) => {
    const brings = {...download, update: [], 'install -y': [CHROMIUM]};
    const {machine, commands, lines} = machineOf({hasPackages: true, brings});
    expect(await findChromium(machine)).toBe(CHROMIUM);
    expect(commands.slice(1)).toEqual([
      expect.stringMatching(/^apt-get .*update$/),
      expect.stringMatching(/^apt-get .*install -y --no-install-recommends chromium$/),
      expect.stringMatching(/^apt-get .*install -y --no-install-recommends chromium-headless-shell$/),
    ]);
    expect(lines).toContainEqual(expect.stringContaining('apt-get install chromium'));
  });

  it.each<[string, World, number]>([
    ['there are no packages', {}, 0],
    ['the list of packages does not come', {hasPackages: true}, 1],
    ['the package does not come', {hasPackages: true, brings: {update: []}}, 2],
    ['the package is no browser', {hasPackages: true, brings: {update: [], 'install -y': []}}, 3],
  ])('says in one sentence what to do when %s', async (_, world, calls) => {
    const {machine, commands} = machineOf(world);
    await expect(findChromium(machine)).rejects.toThrow(/install Chromium or Google Chrome.*or set CHROMIUM_PATH/);
    expect(commands.filter((command) => command.startsWith('apt-get'))).toHaveLength(calls);
  });
});

describe('headlessShellOf', () => {
  it('is the shell beside a Chromium, and Chromium itself where there is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
    onTestFinished(() => rm(folder, {recursive: true}));
    const chromium = join(folder, 'chromium');
    expect(headlessShellOf(chromium)).toBe(chromium);
    await writeFile(`${chromium}-headless-shell`, '');
    expect(headlessShellOf(chromium)).toBe(`${chromium}-headless-shell`);
  });
});
