import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ApplicationCommandOptionType, ChannelType, PermissionFlagsBits} from 'discord-api-types/v10';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {decoded, driftOf, readExport} from '../../scripts/commandDrift';
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

type Change = (sub: Exported, command: Exported, all: Exported[]) => unknown;

/** A subcommand that begins with a text of a limited length and has more options. */
const [target] = moduleList.flatMap(({key, commands}) =>
  commands
    .filter(({name, options: [first, ...others]}) => {
      const isText = first?.type === 'String' && first.maxLength !== undefined && !first.choices && !first.autocomplete;
      return name.split(' ').length === 2 && isText && others.length > 0;
    })
    .map(({name, options: [first]}) => ({module: key, name, first: first?.name ?? ''})),
);
if (!target) throw new Error('No subcommand begins with a text of a limited length.');
const {module, name, first} = target;
const [rootName = '', subName = ''] = name.slice(1).split(' ');
const file = `modules/${module}.ts`;

/** What differs once the subcommand, its command or the list of all commands was changed. */
function driftAfter(change: Change): string[] {
  const exported = exportedFacts();
  const command = named(exported, rootName);
  change(named(command.options, subName), command, exported);
  const read = readExport(JSON.stringify(exported), 'commands.json');
  if ('problem' in read) throw new Error(read.problem);
  return driftOf(read.commands).map(({file, text}) => `${file}: ${text}`);
}

/** A permission that the command doesn't ask for. */
const other =
  moduleList.find(({key}) => key === module)?.rootCommand.defaultMemberPermissions === 'ManageGuild'
    ? 'ManageRoles'
    : 'ManageGuild';

const planted = {type: 4, name: 'planted', description: 'It was not there', options: [], min_value: 1};

describe('the facts, exported', () => {
  it('do not differ from themselves', () => {
    expect(driftAfter(() => undefined)).toEqual([]);
  });

  it('do not differ in another order of commands, nor by commands in menus, of whatever type', () => {
    const inMenus = [2, 3, 4, 99].map((type) => ({type, name: `In menu ${type}`}) as unknown as Exported);
    expect(driftAfter((_, __, all) => all.reverse().push(...inMenus))).toEqual([]);
  });

  it('do not differ by what libraries write for nothing', () => {
    const spell = (item: Exported): void => {
      const empty = {choices: [], channel_types: [], min_value: null, autocomplete: null, name_localizations: null};
      for (const [key, value] of Object.entries(empty)) item[key] ??= value;
      if (item.default_member_permissions) item.default_member_permissions = Number(item.default_member_permissions);
      item.options.forEach(spell);
    };
    expect(driftAfter((_, __, all) => all.forEach(spell))).toEqual([]);
  });

  it.each<[string, Change, string]>([
    ['a description', (sub) => (sub.description = 'Planted'), `~ ${name}: description: ".*" -> "Planted"$`],
    [
      'a new subcommand',
      (_, command) => command.options.push({...planted, type: 1}),
      `\\+ /${rootName} planted \\{"description":"It`,
    ],
    ['a new option', ({options}) => options.push(planted), `\\+ ${name}: option planted \\{.*"min":1\\}$`],
    ['an option that is gone', ({options}) => options.splice(0, 1), `- ${name}: option ${first}$`],
    ['their order', ({options}) => options.reverse(), `~ ${name}: order of options: \\["${first}",.* -> \\[`],
    [
      'a permission that is new to Discord',
      (_, command) => (command.default_member_permissions = String(32n | (1n << 100n))),
      '-> "ManageGuild, unknown bits 1267650600228229401496703205376"$',
    ],
    [
      'an option of a type that is new to Discord',
      ({options}) => options.push({...planted, type: 77}),
      `\\+ ${name}: option planted \\{.*"option type 77"`,
    ],
    [
      'permissions',
      (_, command) => (command.default_member_permissions = String(PermissionFlagsBits[other])),
      `~ /${rootName}: .* -> "${other}"$`,
    ],
  ])('differ in %s', (_, change, text) => {
    expect(driftAfter(change)).toEqual([expect.stringMatching(new RegExp(text))]);
    expect(driftAfter(change)[0]?.startsWith(`${file}: `)).toBe(true);
  });

  it.each([
    ['description', 'Planted', 'description: ', '"Planted"'],
    ['type', 10, 'type: ', '"Number"'],
    ['choices', [{name: 'Planted', value: 'p'}], 'choices: ', '["Planted"]'],
    ['autocomplete', true, 'autocomplete: none', 'true'],
    ['min_length', 4, 'minLength: ', '4'],
    ['channel_types', [5, 0], 'channelTypes: ', '["GuildAnnouncement","GuildText"]'],
  ])('differ in an option: %s', (property, value, ours, theirs) => {
    const [text, ...more] = driftAfter(({options}) => (named(options, first)[property] = value));
    expect(text).toContain(`${file}: ~ ${name}: option ${first}: ${ours}`);
    expect(text?.endsWith(` -> ${theirs}`)).toBe(true);
    expect(more).toEqual([]);
  });

  it('differ in each subcommand of a command that is gone', () => {
    const gone = driftAfter((_, command, all) => all.splice(all.indexOf(command), 1));
    const commands = moduleList.find(({key}) => key === module)?.commands ?? [];
    const own = commands.filter((command) => command.name.startsWith(`/${rootName} `));
    expect(gone).toEqual(own.map((command) => `${file}: - ${command.name}`));
  });

  it('differ in a command that no module has, and in the permissions of one without a module', () => {
    const found = driftAfter((_, __, all) => {
      named(all, 'purge').default_member_permissions = '0';
      all.push({...planted, type: 1});
    });
    expect(found).toEqual([
      expect.stringMatching(/^functions\/moderation\.ts: ~ \/purge: default .* -> "administrators only"$/),
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
  ['a list of other things', '[5]', 'command number 1: Invalid input: expected object, received number.'],
  ['commands in menus alone', JSON.stringify([{...command, type: 2}]), 'lists no slash commands.'],
  [
    'an option of no type',
    JSON.stringify([{...command, options: [{name: 'c', description: 'd'}]}]),
    'command "a", option "c", its type: ',
  ],
  ['a command without a name', JSON.stringify([command, {type: 1, description: 'b'}]), 'command number 2, its name: '],
  [
    'strange permissions',
    JSON.stringify([{...command, default_member_permissions: 'all'}]),
    'expected a whole number in quotes',
  ],
])('%s is refused with what to do', (_, text, said) => {
  const read = readExport(text, 'commands.json');
  const problem = 'problem' in read ? read.problem : '';
  expect(problem).toContain(said);
  expect(problem).toMatch(/Save the response of .* and name that file\.$/);
});

it.each([
  ['global commands and those of a server', [command, {...command, description: 'c'}], '/a twice'],
  [
    'a command with two options of one name',
    [{...command, options: [planted, {...planted, type: 3}]}],
    '/a planted twice',
  ],
])('%s are refused where they differ', (_, commands, said) => {
  const read = readExport(JSON.stringify(commands), 'commands.json');
  expect('problem' in read && read.problem).toContain(`commands.json lists ${said}, and they differ. `);
});

it('a command that is listed twice and the same counts once', () => {
  expect(readExport(JSON.stringify([command, command]), 'a.json')).toMatchObject({commands: [{name: 'a'}]});
});

it.each([
  ['UTF-8', Buffer.from('[{}]')],
  ['UTF-16 with a mark', Buffer.from('\uFEFF[{}]', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('[{}]', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\uFEFF[{}]', 'utf16le').swap16()],
])('a file in %s is read', (_, bytes) => {
  expect(JSON.parse(decoded(bytes))).toEqual([{}]);
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
      // As npm sets it where it is run elsewhere.
      env: {...process.env, INIT_CWD: folder},
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
    named(named(named(exported, rootName).options, subName).options, first).max_length = 5;
    exported.push({...planted, type: 1, description: '\u001b[31m\u202eIt was not there'});
    saved(exported);
    const {status, stdout} = drift('commands.json');
    expect(status).toBe(1);
    expect(['\u001b', '\u202e'].filter((character) => stdout.includes(character))).toEqual([]);
    const [, line] =
      new RegExp(`^src/facts/${file}:(\\d+): ~ ${name}: option ${first}: maxLength`, 'm').exec(stdout) ?? [];
    expect(readFileSync(path.join(root, 'src/facts', file), 'utf8').split('\n')[Number(line) - 1]).toContain(
      'maxLength:',
    );
    expect(stdout).toMatch(/\n\nNot in a fact file yet\. .*\n\+ \/planted .*\n\n2 differences\.\n$/);
  });

  it.each([
    [[], 'Name the file with the exported commands'],
    [['no-such.json'], `${path.sep}no-such.json cannot be read`],
  ])('ends with 2 and a sentence for %j', (args, said) => {
    const {status, stdout, stderr} = drift(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(said);
    if (args.length > 0) expect(stderr).toContain(folder);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
