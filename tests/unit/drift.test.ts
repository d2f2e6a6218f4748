import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ApplicationCommandOptionType, ChannelType, PermissionFlagsBits} from 'discord-api-types/v10';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {driftOf, readExport} from '../../scripts/commandDrift';
import {globalCommands} from '../../src/facts/commands';
import {functionList} from '../../src/facts/functions';
import {moduleList} from '../../src/facts/modules';
import type {Command, CommandOption} from '../../src/facts/types';

const root = path.join(import.meta.dirname, '../..');

/** A command or an option as the platform answers it; loose, so that tests can spoil it. */
interface Exported {
  name: string;
  options: Exported[];
  [property: string]: unknown;
}

const exportedOption = ({name, description, type, required, ...rest}: CommandOption): Exported => ({
  name,
  description,
  type: ApplicationCommandOptionType[type],
  required,
  options: [],
  choices: rest.choices?.map((value) => ({name: String(value), value})),
  autocomplete: rest.autocomplete,
  min_value: rest.min,
  max_value: rest.max,
  min_length: rest.minLength,
  max_length: rest.maxLength,
  channel_types: rest.channelTypes?.map((channel) => ChannelType[channel]),
});

/** Puts a command below its root, and below its group where its name has three words. */
function plant(roots: Exported[], {name, description, options}: Command): void {
  const words = name.slice(1).split(' ');
  let list = roots;
  words.forEach((word, depth) => {
    const isLast = depth === words.length - 1;
    // A command, a subcommand, and a group of subcommands.
    const type = depth === 0 || isLast ? 1 : 2;
    let item = list.find((other) => other.name === word);
    if (!item) {
      item = {type, name: word, description: isLast ? description : 'Not shown', options: []};
      list.push(item);
    }
    if (isLast) item.options = options.map(exportedOption);
    list = item.options;
  });
}

/** The facts as the platform would answer them. */
function exportedFacts(): Exported[] {
  const roots: Exported[] = [];
  const commands: Command[] = [globalCommands, ...[...moduleList, ...functionList].map((list) => list.commands)].flat();
  for (const command of commands) plant(roots, command);
  for (const exported of roots) {
    const ofModule = moduleList.find(({rootCommand}) => rootCommand.name === `/${exported.name}`)?.rootCommand;
    const [first = [], ...others] = ofModule
      ? [ofModule.defaultMemberPermissions ?? []].map((asked) => [asked].flat())
      : commands
          .filter(({name}) => name.split(' ')[0] === `/${exported.name}`)
          .map(({requires: [only, ...more]}) =>
            only && 'permissions' in only && more.length === 0 ? only.permissions : [],
          );
    const asked = others.every((other) => String(other) === String(first)) ? first : [];
    const bits = asked.reduce((sum, permission) => sum | PermissionFlagsBits[permission], 0n);
    exported.default_member_permissions = asked.length > 0 ? String(bits) : null;
  }
  return JSON.parse(JSON.stringify(roots)) as Exported[];
}

/** The item of a list that is named so, which the facts must have for a test to plant something in it. */
function named(list: readonly Exported[], name: string): Exported {
  const found = list.find((item) => item.name === name);
  if (!found) throw new Error(`The facts have no ${name}: plant the change where another one stands.`);
  return found;
}

type Change = (create: Exported, poll: Exported, all: Exported[]) => unknown;

/** What differs once `/poll create`, `/poll` or the list of all commands was changed. */
function driftAfter(change: Change): string[] {
  const exported = exportedFacts();
  const command = named(exported, 'poll');
  change(named(command.options, 'create'), command, exported);
  const read = readExport(JSON.stringify(exported), 'commands.json');
  if ('problem' in read) throw new Error(read.problem);
  return driftOf(read.commands).map(({file, text}) => `${file}: ${text}`);
}

const planted = {type: 4, name: 'planted', description: 'It was not there', options: [], min_value: 1};

describe('the facts, exported', () => {
  it('do not differ from themselves', () => {
    expect(driftAfter(() => undefined)).toEqual([]);
  });

  it('do not differ in another order of commands, nor by commands in menus', () => {
    expect(
      driftAfter((_, __, all) => all.reverse().push({type: 2, name: 'In a menu', description: '', options: []})),
    ).toEqual([]);
  });

  it.each<[string, Change, RegExp]>([
    ['a description', (create) => (create.description = 'Planted'), /~ \/poll create: description: ".*" -> "Planted"$/],
    [
      'a new subcommand',
      (_, poll) => poll.options.push({...planted, type: 1}),
      /\+ \/poll planted \{"description":"It/,
    ],
    ['a new option', ({options}) => options.push(planted), /\+ \/poll create: option planted \{.*"min":1\}$/],
    ['an option that is gone', ({options}) => options.splice(0, 1), /- \/poll create: option question$/],
    ['their order', ({options}) => options.reverse(), /~ \/poll create: order of options: \["question",.* -> \[/],
    ['permissions', (_, poll) => (poll.default_member_permissions = '32'), /~ \/poll: .* -> "ManageGuild"$/],
  ])('differ in %s', (_, change, text) => {
    expect(driftAfter(change)).toEqual([expect.stringMatching(text)]);
    expect(driftAfter(change)[0]).toMatch(/^modules\/polls\.ts: /);
  });

  it.each([
    ['description', 'Planted', 'description: ', '"Planted"'],
    ['type', 10, 'type: ', '"Number"'],
    ['choices', [{name: 'Planted', value: 'p'}], 'choices: ', '["Planted"]'],
    ['autocomplete', true, 'autocomplete: none', 'true'],
    ['min_length', 4, 'minLength: ', '4'],
    ['channel_types', [5, 0], 'channelTypes: ', '["GuildAnnouncement","GuildText"]'],
  ])('differ in an option: %s', (property, value, ours, theirs) => {
    const [text, ...more] = driftAfter(({options}) => (named(options, 'question')[property] = value));
    expect(text).toContain(`modules/polls.ts: ~ /poll create: option question: ${ours}`);
    expect(text?.endsWith(` -> ${theirs}`)).toBe(true);
    expect(more).toEqual([]);
  });

  it('differ in each subcommand of a command that is gone', () => {
    const gone = driftAfter((_, poll, all) => all.splice(all.indexOf(poll), 1));
    const polls = moduleList.find(({key}) => key === 'polls');
    expect(gone).toEqual(polls?.commands.map(({name}) => `modules/polls.ts: - ${name}`));
  });

  it('differ in a command that no module has, and in the permissions of one without a module', () => {
    const found = driftAfter((_, __, all) => {
      named(all, 'purge').default_member_permissions = '0';
      all.push({...planted, type: 1});
    });
    expect(found).toEqual([
      expect.stringMatching(/^functions\/moderation\.ts: ~ \/purge: default .* -> "administrators alone"$/),
      expect.stringMatching(/^undefined: \+ \/planted /),
    ]);
  });
});

const command = {type: 1, name: 'a', description: 'b'};

it.each<[string, string, string]>([
  ['no JSON', 'openapi: 3.1.0', 'commands.json is not JSON ('],
  [
    'an error of Discord',
    '{"message": "401: Unauthorized", "code": 0}',
    'commands, "401: Unauthorized": check the token',
  ],
  ['a document of an API', '{"openapi": "3.1.0", "paths": {}}', 'is an OpenAPI document, not a list of commands.'],
  ['another object', '{"commands": []}', 'is an object, not a list of commands.'],
  ['an empty list', '[]', 'lists no commands.'],
  ['a list of other things', '[5]', 'at [0]: Invalid input: expected object, received number.'],
  ['commands in menus alone', JSON.stringify([{...command, type: 2}]), 'lists no slash commands.'],
  ['an option of no type', JSON.stringify([{...command, options: [{name: 'c', description: 'd'}]}]), 'options[0].type'],
  [
    'strange permissions',
    JSON.stringify([{...command, default_member_permissions: 'all'}]),
    'expected a number in quotes',
  ],
])('%s is refused with what to do', (_, text, said) => {
  const read = readExport(text, 'commands.json');
  const problem = 'problem' in read ? read.problem : '';
  expect(problem).toContain(said);
  expect(problem).toMatch(/Save what GET \/applications\/.* and name that file\.$/);
});

describe('npm run drift', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  /** How the command ends, and what it says. */
  function drift(...args: string[]) {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/drift.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return {status, stdout, stderr};
  }

  function saved(exported: unknown): string {
    const name = path.join(folder, 'commands.json');
    writeFileSync(name, JSON.stringify(exported));
    return name;
  }

  it('ends with 0 where nothing differs', () => {
    expect(drift(saved(exportedFacts()))).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^No drift: .*\n$/) as string,
    });
  });

  it('ends with 1 where something does, and names the line of the fact', () => {
    const exported = exportedFacts();
    named(named(named(exported, 'poll').options, 'create').options, 'question').max_length = 5;
    exported.push({...planted, type: 1});
    const {status, stdout} = drift(saved(exported));
    expect(status).toBe(1);
    const [, line] =
      /^src\/facts\/modules\/polls\.ts:(\d+): ~ \/poll create: option question: maxLength/.exec(stdout) ?? [];
    expect(readFileSync(path.join(root, 'src/facts/modules/polls.ts'), 'utf8').split('\n')[Number(line) - 1]).toContain(
      'maxLength:',
    );
    expect(stdout).toMatch(/\n\nIn no file of facts yet: .*\n\+ \/planted .*\n\n2 differences\.\n$/);
  });

  it.each([
    [[], 'Name the file with the exported commands'],
    [['no-such.json'], 'no-such.json cannot be read'],
  ])('ends with 1 and a sentence for %j', (args, said) => {
    const {status, stdout, stderr} = drift(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(said);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
