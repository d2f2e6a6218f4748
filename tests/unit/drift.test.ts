import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ApplicationCommandOptionType, ChannelType, PermissionFlagsBits} from 'discord-api-types/v10';
import {describe, expect, it} from 'vitest';
import {decode, driftOf, readExport} from '../../scripts/commandDrift';
import {globalCommands} from '../../src/facts/commands';
import {functionList} from '../../src/facts/functions';
import {moduleList} from '../../src/facts/modules';
import type {Command, CommandOption} from '../../src/facts/types';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

/** A command or option in Discord's response. Its type is loose, so tests can plant mistakes. */
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

/** Adds `/ticket panel create` as a subcommand of the group `panel` of `/ticket`. */
function addCommand(roots: Exported[], {name, description, options}: Command): void {
  const words = name.slice(1).split(' ');
  let list = roots;
  words.forEach((word, depth) => {
    const isLast = depth === words.length - 1;
    const isGroup = depth > 0 && !isLast;
    let item = list.find((other) => other.name === word);
    if (!item) {
      item = {type: isGroup ? 2 : 1, name: word, description: isLast ? description : 'Not shown', options: []};
      list.push(item);
    }
    if (isLast) item.options = options.map(exportedOption);
    list = item.options;
  });
}

function exportedFacts(): Exported[] {
  const roots: Exported[] = [];
  const commands: Command[] = [globalCommands, ...[...moduleList, ...functionList].map((list) => list.commands)].flat();
  for (const command of commands) addCommand(roots, command);
  for (const exported of roots) {
    const moduleRoot = moduleList.find(({rootCommand}) => rootCommand.name === `/${exported.name}`)?.rootCommand;
    const [first = [], ...others] = moduleRoot
      ? [moduleRoot.defaultMemberPermissions ?? []].map((asked) => [asked].flat())
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

function itemNamed(list: readonly Exported[], name: string): Exported {
  const found = list.find((item) => item.name === name);
  if (!found) throw new Error(`The facts have no ${name}: plant the change in another command.`);
  return found;
}

type Change = (sub: Exported, command: Exported, all: Exported[]) => unknown;

const [target] = moduleList.flatMap(({key, commands}) =>
  commands
    .filter(({name, options: [first, ...others]}) => {
      const isText = first?.type === 'String' && first.maxLength !== undefined && !first.choices && !first.autocomplete;
      return name.split(' ').length === 2 && isText && others.length > 0;
    })
    .map(({name, options: [first]}) => ({module: key, name, first: first?.name ?? ''})),
);
if (!target) throw new Error('No subcommand begins with a text of limited length.');
const {module, name, first} = target;
const [rootName = '', subName = ''] = name.slice(1).split(' ');
const file = `modules/${module}.ts`;

function driftAfter(change: Change): string[] {
  const exported = exportedFacts();
  const command = itemNamed(exported, rootName);
  change(itemNamed(command.options, subName), command, exported);
  const read = readExport(JSON.stringify(exported), 'commands.json');
  if ('problem' in read) throw new Error(read.problem);
  return driftOf(read.commands).map(({file, text}) => `${file}: ${text}`);
}

const otherPermission =
  moduleList.find(({key}) => key === module)?.rootCommand.defaultMemberPermissions === 'ManageGuild'
    ? 'ManageRoles'
    : 'ManageGuild';

const planted = {type: 4, name: 'planted', description: 'Planted', options: [], min_value: 1};

describe('driftOf', () => {
  it('ignores the order of commands, and commands in menus', () => {
    const inMenus = [2, 3, 4, 99].map((type) => ({type, name: `In menu ${type}`}) as unknown as Exported);
    expect(driftAfter((_, __, all) => all.reverse().push(...inMenus))).toEqual([]);
  });

  it('ignores empty values that libraries write', () => {
    const addEmptyValues = (item: Exported): void => {
      const empty = {choices: [], channel_types: [], min_value: null, autocomplete: null, name_localizations: null};
      for (const [key, value] of Object.entries(empty)) item[key] ??= value;
      if (item.default_member_permissions) item.default_member_permissions = Number(item.default_member_permissions);
      item.options.forEach(addEmptyValues);
    };
    expect(driftAfter((_, __, all) => all.forEach(addEmptyValues))).toEqual([]);
  });

  it.each<[string, Change]>([
    [`~ ${name}: description: ".*" -> "Planted"$`, (sub) => (sub.description = 'Planted')],
    [`\\+ /${rootName} planted \\{"description":"Planted`, (_, command) => command.options.push({...planted, type: 1})],
    [`\\+ ${name}: option planted \\{.*"min":1\\}$`, ({options}) => options.push(planted)],
    [`- ${name}: option ${first}$`, ({options}) => options.splice(0, 1)],
    [`~ ${name}: order of options: \\["${first}",.* -> \\[`, ({options}) => options.reverse()],
    [
      '-> "ManageGuild, unknown bits 1267650600228229401496703205376"$',
      (_, command) => (command.default_member_permissions = String(32n | (1n << 100n))),
    ],
    [`\\+ ${name}: option planted \\{.*"option type 77"`, ({options}) => options.push({...planted, type: 77})],
    [
      `~ /${rootName}: .* -> "${otherPermission}"$`,
      (_, command) => (command.default_member_permissions = String(PermissionFlagsBits[otherPermission])),
    ],
  ])('reports one difference: %s', (text, change) => {
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
  ])('reports one difference for a changed property of an option: %s', (property, value, ours, theirs) => {
    const [text, ...more] = driftAfter(({options}) => (itemNamed(options, first)[property] = value));
    expect(text).toContain(`${file}: ~ ${name}: option ${first}: ${ours}`);
    expect(text?.endsWith(` -> ${theirs}`)).toBe(true);
    expect(more).toEqual([]);
  });

  it('reports each subcommand of a removed command', () => {
    const drift = driftAfter((_, command, all) => all.splice(all.indexOf(command), 1));
    const commands = moduleList.find(({key}) => key === module)?.commands ?? [];
    const own = commands.filter((command) => command.name.startsWith(`/${rootName} `));
    expect(drift).toEqual(own.map((command) => `${file}: - ${command.name}`));
  });

  it('reports a command of no module, and changed permissions of a function', () => {
    const found = driftAfter((_, __, all) => {
      itemNamed(all, 'purge').default_member_permissions = '0';
      all.push({...planted, type: 1});
    });
    expect(found).toEqual([
      expect.stringMatching(/^functions\/moderation\.ts: ~ \/purge: default .* -> "administrators only"$/),
      expect.stringMatching(/^undefined: \+ \/planted /),
    ]);
  });
});

const command = {type: 1, name: 'a', description: 'b'};

it.each<[string, string]>([
  ['commands.json is not JSON (', 'openapi: 3.1.0'],
  ['commands, "401: Unauthorized": check the token', '{"message": "401: Unauthorized", "code": 0}'],
  ['is an OpenAPI document, not a list of commands.', '{"openapi": "3.1.0", "paths": {}}'],
  ['lists no slash commands.', JSON.stringify([{...command, type: 2}])],
  ['command "a", option "c", its type: ', JSON.stringify([{...command, options: [{name: 'c', description: 'd'}]}])],
  ['command number 2, its name: ', JSON.stringify([command, {type: 1, description: 'b'}])],
  ['expected a whole number in quotes', JSON.stringify([{...command, default_member_permissions: 'all'}])],
])('readExport refuses an export: %s', (message, text) => {
  const read = readExport(text, 'commands.json');
  const problem = 'problem' in read ? read.problem : '';
  expect(problem).toContain(message);
  expect(problem).toMatch(/Save the response of .* and name that file\.$/);
});

it.each([
  ['two different commands with one name', [command, {...command, description: 'c'}], '/a twice'],
  [
    'two different options with one name',
    [{...command, options: [planted, {...planted, type: 3}]}],
    '/a planted twice',
  ],
])('readExport refuses %s', (_, commands, message) => {
  const read = readExport(JSON.stringify(commands), 'commands.json');
  expect('problem' in read && read.problem).toContain(`commands.json lists ${message}, and they differ. `);
});

it.each([
  ['UTF-8', Buffer.from('[{}]')],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFF[{}]', 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from('[{}]', 'utf16le')],
  ['big-endian UTF-16', Buffer.from('\uFEFF[{}]', 'utf16le').swap16()],
])('decode reads %s', (_, bytes) => {
  expect(JSON.parse(decode(bytes))).toEqual([{}]);
});

describe('npm run drift', () => {
  function drift(exported: unknown, ...args: string[]) {
    const folder = temporaryFolder({'commands.json': JSON.stringify(exported)});
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/drift.ts', ...args], {
      cwd: root,
      env: {...process.env, INIT_CWD: folder},
      encoding: 'utf8',
    });
    return {status, stdout, stderr, folder};
  }

  it('exits with 0 when nothing differs', () => {
    expect(drift(exportedFacts(), 'commands.json')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^No drift: .*\n$/) as string,
    });
  });

  it('exits with 1 when something differs, with the line of each fact and without control characters', () => {
    const exported = exportedFacts();
    itemNamed(itemNamed(itemNamed(exported, rootName).options, subName).options, first).max_length = 5;
    exported.push({...planted, type: 1, description: '\u001b[31m\u202ePlanted'});
    const {status, stdout} = drift(exported, 'commands.json');
    expect(status).toBe(1);
    expect(['\u001b', '\u202e'].filter((character) => stdout.includes(character))).toEqual([]);
    const [, line] =
      new RegExp(`^src/facts/${file}:(\\d+): ~ ${name}: option ${first}: maxLength`, 'm').exec(stdout) ?? [];
    expect(readFileSync(path.join(root, 'src/facts', file), 'utf8').split('\n')[Number(line) - 1]).toContain(
      'maxLength:',
    );
    expect(stdout).toMatch(/\n\nThese commands are not in a fact file yet\. .*\n\+ \/planted .*\n\n2 differences\.\n$/);
  });

  it.each([
    [[], 'Pass the file with the exported commands'],
    [['no-such.json'], `${path.sep}no-such.json cannot be read`],
  ])('exits with 2 and one line for the arguments %j', (args, message) => {
    const {status, stdout, stderr, folder} = drift([], ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    if (args.length > 0) expect(stderr).toContain(folder);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
