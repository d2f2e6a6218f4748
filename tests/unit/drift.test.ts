import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {exportedCommands, exportedLines, factLines} from '../../scripts/commandText';
import type {Command} from '../../src/facts/types';
import {root} from '../root';
import {temporaryFolder} from '../temporaryFolder';

const commands: readonly Command[] = [
  {
    name: '/walk start',
    description: 'Start a walk',
    requires: [{permissions: ['ManageGuild']}],
    reply: 'public',
    options: [
      {
        name: 'place',
        description: 'Where',
        type: 'Channel',
        required: true,
        channelTypes: ['GuildText', 'GuildAnnouncement'],
      },
      {name: 'pace', description: 'How fast', type: 'Integer', required: false, default: 1, choices: [1, 2]},
      {name: 'dogs', description: 'How many', type: 'Integer', required: false, min: 1, max: 9, autocomplete: true},
      {name: 'title', description: 'The title', type: 'String', required: false, maxLength: 9, note: 'Not shown.'},
    ],
  },
  {name: '/walk dog add', description: 'Add a dog', requires: [], reply: 'ephemeral', options: []},
];
const facts = {file: 'modules/walks.ts', list: 'commands', commands};

/** The same commands in Discord's response. Libraries write null and empty lists for what isn't set. */
const exported = () => [
  {type: 3, name: 'Walk', description: ''},
  {
    type: 1,
    name: 'walk',
    description: 'Not shown',
    default_member_permissions: null as string | number | null,
    options: [
      {
        type: 2,
        name: 'dog',
        description: 'Not shown',
        options: [{type: 1, name: 'add', description: 'Add a dog', options: []}],
      },
      {
        type: 1,
        name: 'start',
        description: 'Start a walk',
        options: [
          {type: 7, name: 'place', description: 'Where', required: true, channel_types: [0, 5], choices: []},
          {type: 4, name: 'pace', description: 'How fast', choices: [1, 2].map((value) => ({name: `${value}`, value}))},
          {type: 4, name: 'dogs', description: 'How many', min_value: 1, max_value: 9, autocomplete: true},
          {type: 3, name: 'title', description: 'The title', required: false, max_length: 9, min_length: null},
        ],
      },
    ],
  },
];

const exportedTexts = (value: unknown) => exportedLines(exportedCommands.parse(value)).sort();
const factTexts = (list: Parameters<typeof factLines>[0]) => factLines(list).map(({text}) => text);

it('writes the same text for facts and for an export with the same commands', () => {
  expect(exportedTexts(exported())).toEqual(factTexts([facts]).sort());
  expect(factTexts([facts])).toContain('/walk start place channelTypes: ["GuildAnnouncement","GuildText"]');
});

it.each([
  ['32', '["ManageGuild"]'],
  [48, '["ManageChannels","ManageGuild"]'],
  ['0', '"administrators"'],
])('writes the default permissions %j as %s', (bits, names) => {
  const [, walk] = exported();
  expect(exportedTexts([{...walk, default_member_permissions: bits}])).toContain(`/walk default permissions: ${names}`);
});

it('takes default permissions from the module, or from what all commands require', () => {
  const permissions = (list: Parameters<typeof factLines>[0]) =>
    factTexts(list).filter((text) => text.includes('default permissions'));
  expect(permissions([facts])).toEqual([]);
  expect(permissions([{...facts, commands: commands.slice(0, 1)}])).toEqual([
    '/walk default permissions: ["ManageGuild"]',
  ]);
  const rootCommand = {name: '/walk', defaultMemberPermissions: 'KickMembers'} as const;
  expect(permissions([{...facts, rootCommand}])).toEqual(['/walk default permissions: ["KickMembers"]']);
});

describe('npm run drift', () => {
  function drift(text: string, ...args: string[]) {
    const folder = temporaryFolder({'commands.json': text});
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/drift.ts', ...args], {
      cwd: root,
      env: {...process.env, INIT_CWD: folder},
      encoding: 'utf8',
    });
  }

  it('exits with 1 when something differs, and prints the lines of each side with the places of facts', () => {
    const {status, stdout} = drift(JSON.stringify(exported()), 'commands.json');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\+ \/walk dog add description: "Add a dog"$/m);
    const [, command, file = '', line] = /^- (\/.+) options: .* {2}(src\/facts\/\S+):(\d+)$/m.exec(stdout) ?? [];
    const source = readFileSync(path.join(root, file), 'utf8').split('\n');
    expect(source.slice(Number(line) - 1, Number(line) + 2).join('\n')).toContain(`name: '${command}'`);
  });

  it.each([['an error of the API', '{"message": "401: Unauthorized", "code": 0}', 'commands.json', 'expected array']])(
    'exits with 2 for %s',
    (_, text, file, message) => {
      const {status, stdout, stderr} = drift(text, file);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain(message);
    },
  );
});
