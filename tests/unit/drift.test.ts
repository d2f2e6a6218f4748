import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ApplicationCommandOptionType as Type, ApplicationCommandType, ChannelType} from 'discord-api-types/v10';
import {describe, expect, it, onTestFinished} from 'vitest';
import {
  exportedCommandsSchema,
  exportedSlashCommandLines,
  factCommandLines,
  isSlashCommand,
} from '../../scripts/commandText';
import {newModuleFiles} from '../../scripts/newModuleFiles';
import {parsePage} from '../../src/checks/pages/readSources';
import {allCommands} from '../../src/facts/derived/commands/commandIndex';
import type {Command, Module} from '../../src/facts/types';
import {copySite, removeCopy} from '../helpers/copySite';
import {root} from '../../src/build/root';
import {temporaryFolder, writeFiles} from '../helpers/temporaryFolder';

const channelTypes = ['GuildText', 'GuildAnnouncement'] as const;
const commands: readonly Command[] = [
  {
    name: '/walk start',
    description: 'Start a walk',
    requires: [{permissions: ['ManageGuild']}],
    reply: 'public',
    options: [
      {name: 'place', description: 'Where', type: 'Channel', required: true, channelTypes},
      {name: 'pace', description: 'How fast', type: 'Integer', required: false, default: 1, choices: [1, 2]},
      {name: 'dogs', description: 'How many', type: 'Integer', required: false, min: 1, max: 9, autocomplete: true},
      {name: 'title', description: 'Title', type: 'String', required: false, maxLength: 9, note: 'Not shown.'},
    ],
  },
  {name: '/walk dog add', description: 'Add a dog', requires: [], reply: 'ephemeral', options: []},
];
const commandList = {file: 'modules/walks.ts', listName: 'commands', commands};

const types = channelTypes.map((name) => ChannelType[name]);
const paceChoices = [1, 2].map((value) => ({name: `${value}`, value}));
const exportedSubcommand = {type: Type.Subcommand, name: 'add', description: 'Add a dog', options: []};
/** The same commands in Discord's response. Libraries write null and empty lists for what isn't set. */
const exportedCommands = () => [
  {type: ApplicationCommandType.Message, name: 'Walk', description: ''},
  {
    type: ApplicationCommandType.ChatInput,
    name: 'walk',
    description: 'Not shown',
    default_member_permissions: null as string | number | null,
    options: [
      {type: Type.SubcommandGroup, name: 'dog', description: 'Not shown', options: [exportedSubcommand]},
      {
        type: Type.Subcommand,
        name: 'start',
        description: 'Start a walk',
        options: [
          {type: Type.Channel, name: 'place', description: 'Where', required: true, channel_types: types, choices: []},
          {type: Type.Integer, name: 'pace', description: 'How fast', choices: paceChoices},
          {type: Type.Integer, name: 'dogs', description: 'How many', min_value: 1, max_value: 9, autocomplete: true},
          {type: Type.String, name: 'title', description: 'Title', required: false, max_length: 9, min_length: null},
        ],
      },
    ],
  },
];

const exportedTexts = (value: unknown) => exportedSlashCommandLines(exportedCommandsSchema.parse(value)).sort();
const factTexts = (list: Parameters<typeof factCommandLines>[0]) => factCommandLines(list).map(({text}) => text);

it('factCommandLines and exportedSlashCommandLines return the same text for the same commands', () => {
  expect(exportedTexts(exportedCommands())).toEqual(factTexts([commandList]).sort());
  expect(factTexts([commandList])).toContain('/walk start place channelTypes: ["GuildAnnouncement","GuildText"]');
});

it.each([
  ['32', '["ManageGuild"]'],
  [48, '["ManageChannels","ManageGuild"]'],
  ['0', '["Administrator"]'],
  // This permission also has a deprecated name.
  [1 << 30, '["ManageGuildExpressions"]'],
])('exportedSlashCommandLines writes the default permissions %j as %s', (bits, names) => {
  const [, walk] = exportedCommands();
  expect(exportedTexts([{...walk, default_member_permissions: bits}])).toContain(`/walk default permissions: ${names}`);
});

it('factCommandLines takes default permissions from the root command, or from what all its commands require', () => {
  const defaultPermissions = (list: Parameters<typeof factCommandLines>[0]) =>
    factTexts(list).filter((text) => text.includes('default permissions'));
  expect(defaultPermissions([commandList])).toEqual([]);
  const fromCommands = defaultPermissions([{...commandList, commands: commands.slice(0, 1)}]);
  expect(fromCommands).toEqual(['/walk default permissions: ["ManageGuild"]']);
  const rootCommand = {name: '/walk', defaultMemberPermissions: 'KickMembers'} as const;
  expect(defaultPermissions([{...commandList, rootCommand}])).toEqual(['/walk default permissions: ["KickMembers"]']);
});

describe('newModuleFiles', () => {
  const copiedFiles = ['.prettierrc.json', 'src/facts/modules/index.ts', 'src/facts/standIn.ts'];
  const folderWithFacts = (files: Readonly<Record<string, string>> = {}): string =>
    temporaryFolder({
      ...Object.fromEntries(copiedFiles.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
      ...files,
    });
  const slashCommands = (value: unknown) => exportedCommandsSchema.parse(value).filter(isSlashCommand);

  it.each([null, '32', 48, '0'])('writes facts that match the export, for the default permissions %j', async (bits) => {
    const [, walk] = exportedCommands();
    const folder = folderWithFacts();
    // The name of a constant can't begin with a digit.
    const [command] = slashCommands([{...walk, name: '3_walks', default_member_permissions: bits}]);
    if (!command) throw new Error('The export is empty.');
    const files = await newModuleFiles(folder, [command]);
    writeFiles(folder, Object.fromEntries(files));
    const {slash3Walks} = (await import(path.join(folder, 'src/facts/modules/3-walks.ts'))) as {slash3Walks: Module};
    expect(factTexts([{...slash3Walks, file: '', listName: ''}]).sort()).toEqual(
      exportedSlashCommandLines([command]).sort(),
    );
    expect(slash3Walks.summary).toBe('Not shown.');
    expect(files.get('src/facts/modules/index.ts')).toContain("import {slash3Walks} from './3-walks';");
    expect(files.get('src/facts/modules/index.ts')).toMatch(/^ {2}slash3Walks,\n\]/m);
  });

  it.each(['src/facts/modules/walk.ts', 'src/facts/functions/walk.ts', 'docs/modules/walk.mdx'])(
    'refuses to replace %s',
    async (file) => {
      const files = newModuleFiles(folderWithFacts({[file]: ''}), slashCommands(exportedCommands()));
      await expect(files).rejects.toThrow(file);
    },
  );

  it('writes a guide that the checks of pages accept', async () => {
    const longestName = 'x'.repeat(32);
    const files = await newModuleFiles(folderWithFacts(), slashCommands([{name: longestName, description: 'x'}]));
    const [, guide = ''] = [...files].find(([file]) => file.startsWith('docs/')) ?? [];
    const {frontMatterMistakes} = await parsePage({file: 'docs/modules/x.mdx', source: guide});
    expect(frontMatterMistakes).toEqual([]);
  });
});

describe('npm run drift', () => {
  function drift(commandsJson: string, site = root, ...args: string[]) {
    const env = {...process.env, INIT_CWD: temporaryFolder({'commands.json': commandsJson})};
    const nodeArguments = ['--import', 'tsx', 'scripts/drift.ts', 'commands.json', ...args];
    return spawnSync(process.execPath, nodeArguments, {cwd: site, env, encoding: 'utf8'});
  }

  it('exits with 2 and explains its use without a file', () => {
    const options = {cwd: root, encoding: 'utf8'} as const;
    const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/drift.ts'], options);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Save the response/);
  });

  it('exits with 1 when something differs, and prints the lines of each side with the places of facts', () => {
    const sharedCommands = allCommands()
      .filter(({name}) => !name.includes(' '))
      .map(({name, description}) => ({name: name.slice(1), description}));
    const {status, stdout} = drift(JSON.stringify([...exportedCommands(), ...sharedCommands]));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\+ \/walk dog add description: "Add a dog"$/m);
    // `- /poll create options: ["question"]  src/facts/modules/polls.ts:67`
    const [, command, file = '', line] = /^- (\/.+) options: .* {2}(src\/facts\/\S+):(\d+)$/m.exec(stdout) ?? [];
    const source = readFileSync(path.join(root, file), 'utf8').split('\n');
    expect(source.slice(Number(line) - 1, Number(line) + 2).join('\n')).toContain(`name: '${command}'`);
  });

  it('lists the new commands, and names the context menus, when the facts describe another bot', () => {
    const {status, stdout} = drift(JSON.stringify(exportedCommands()));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\+ \/walk: Not shown\n\n[^]*--write[^]*context menus: Walk\n$/);
  });

  it('writes the modules of new commands once', async () => {
    const copy = await copySite();
    onTestFinished(() => removeCopy(copy));
    const run = (...args: string[]) => drift(JSON.stringify(exportedCommands()), copy, ...args);
    const misspelled = run('--write', 'wlak');
    expect([misspelled.status, misspelled.stdout]).toEqual([2, '']);
    expect(misspelled.stderr).toContain('Did you mean walk?');
    const {status, stdout} = run('--write', 'walk');
    expect(stdout).toMatch(/^src\/facts\/modules\/walk\.ts\n[^]*context menus: Walk/);
    expect(status).toBe(0);
    expect(run('--write').stdout).toMatch(/^Nothing was written/);
  });

  it('exits with 2 for an error of the API', () => {
    const {status, stdout, stderr} = drift('{"message": "401: Unauthorized", "code": 0}');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('expected array');
  });
});
