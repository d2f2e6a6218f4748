import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {root} from '../../../scripts/lib/paths';
import {compareCommands} from '../../../scripts/import/commands/compare';
import {readCommands} from '../../../scripts/import/commands/schema';
import {theirRoots} from '../../../scripts/import/commands/theirs';
import {Leftovers, type Comparison, type Difference} from '../../../scripts/import/difference';
import {printed} from '../../../scripts/import/print';
import {withoutRefused, writeDifferences, WriteError} from '../../../scripts/import/write';
import {removeCopy} from '../../../scripts/lib/copy';
import {compareIn, copyFacts, factsIn} from './copyFacts';
import {exportedFacts, type Exported} from './exportedCommands';

// Whole documents are compared, on machines that may be busy.
vi.setConfig({testTimeout: 120_000});

const fixture = readFileSync(path.join(root, 'tests/fixtures/import/commands.json'), 'utf8');

const read = (exported: readonly Exported[]) => readCommands(JSON.stringify(exported), 'commands.json');
const compare = (exported: readonly Exported[]): Comparison => compareCommands(read(exported));

/** All that can be run in an export, each with its name in the facts. */
function leaves(exported: readonly Exported[]): {name: string; leaf: Exported}[] {
  const inside = (item: Exported, name: string): {name: string; leaf: Exported}[] => {
    const below = (item.options ?? []).filter(({type}) => type === 1 || type === 2);
    return below.length > 0
      ? below.flatMap((option) => inside(option, `${name} ${option.name}`))
      : [{name, leaf: item}];
  };
  return exported.flatMap((command) => inside(command, `/${command.name}`));
}

const firstLeaf = (
  exported: readonly Exported[],
  fits: (leaf: Exported) => boolean,
): {name: string; leaf: Exported} => {
  const found = leaves(exported).find(({leaf}) => fits(leaf));
  if (!found) throw new Error('No command of the facts fits this test.');
  return found;
};

const optionsOf = ({options = []}: Exported): Exported[] => options;

const inShort = ({differences}: Comparison): Partial<Difference>[] =>
  differences.map(({subject, part, kind, property, theirs}) => ({
    ...{subject, kind},
    ...(part !== undefined && {part}),
    ...(property !== undefined && {property}),
    ...(kind === 'changed' && theirs !== undefined && {theirs}),
  }));

describe('the export of a bot', () => {
  const leftovers = new Leftovers();
  const roots = theirRoots(readCommands(fixture, 'commands.json'), leftovers);

  it('becomes commands as facts have them, with those of groups', () => {
    expect(roots.map(({name, permissions}) => ({name, permissions}))).toEqual([
      {name: '/greenhouse', permissions: ['ManageGuild']},
      {name: '/weather', permissions: null},
    ]);
    expect(roots.flatMap(({commands}) => commands.map(({name}) => name))).toEqual([
      '/greenhouse bed plant',
      '/greenhouse bed clear',
      '/greenhouse open',
      '/weather',
    ]);
  });

  it('becomes options with all that facts have of them', () => {
    const given = {required: false};
    expect(roots[0]?.commands[0]?.options).toEqual([
      {
        ...{name: 'seed', description: 'What to plant', type: 'String', required: true, autocomplete: true},
        ...{minLength: 2, maxLength: 40},
      },
      {...given, name: 'count', description: 'How many', type: 'Integer', min: 1, max: 12},
      {...given, name: 'water', description: 'How often it gets water', type: 'Integer', choices: ['Every day', 3600]},
      {...given, name: 'depth', description: 'How deep, in centimeters', type: 'Number', min: 0.5, max: 20},
      {
        ...{...given, name: 'sign', description: 'Where to announce it', type: 'Channel'},
        channelTypes: ['GuildAnnouncement', 'GuildText'],
      },
      {...given, name: 'picture', description: 'What it looks like', type: 'Attachment'},
    ]);
    expect(roots[1]?.commands[0]?.options.map(({type}) => type)).toEqual(['Boolean', 'User', 'Role', 'Mentionable']);
  });

  it('says plainly what facts have no room for, and where', () => {
    expect(leftovers.all.map(({what, paths}) => [what, ...paths])).toEqual([
      [
        'name_localizations',
        '$[0].name_localizations',
        '$[0].options[0].options[0].name_localizations',
        '$[0].options[0].options[0].options[2].choices[0].name_localizations',
      ],
      ['description_localizations', '$[0].description_localizations'],
      ['contexts beyond servers', '$[0] (greenhouse)'],
      ['integration_types with user installs', '$[0] (greenhouse)'],
      ['value of a choice that has another name', '$[0].options[0].options[0].options[2].choices[0].value'],
      ['nsfw', '$[1] (weather)'],
      ['command in the menu of a user', '$[2] (Water the plants of)'],
      ['command in the menu of a message', '$[3] (Turn into a sign)'],
      ['entry point of an activity', '$[4] (launch)'],
    ]);
  });

  it('is listed with what to do by hand where no module has the command', () => {
    const {differences} = compareCommands(readCommands(fixture, 'commands.json'));
    const added = differences.filter(({kind}) => kind === 'added');
    expect(added.map(({subject, edits}) => [subject, edits])).toEqual(
      roots.flatMap(({commands}) => commands.map(({name}) => [name, []])),
    );
    expect(added[2]?.byHand).toContain('{name: "/greenhouse open", description: "Open the roof"');
  });
});

describe('the facts, exported', () => {
  it('do not differ from themselves', () => {
    expect(compare(exportedFacts())).toEqual({differences: [], leftovers: []});
  });

  it('do not differ if commands come in another order, and options without a value are left out', () => {
    const exported = exportedFacts().reverse();
    for (const {leaf} of leaves(exported)) if (optionsOf(leaf).length === 0) delete leaf.options;
    expect(compare(exported).differences).toEqual([]);
  });

  const descriptions = fc.string({unit: 'grapheme', minLength: 1, maxLength: 20}).filter((text) => text.length <= 100);

  it('differ in exactly what was changed', () => {
    fc.assert(
      fc.property(fc.nat(), descriptions, fc.integer({min: 0, max: 100}), (index, description, maximum) => {
        const exported = exportedFacts();
        const texts = leaves(exported).flatMap(({name, leaf}) =>
          optionsOf(leaf).flatMap((option) => (option.type === 3 && !option.choices ? {name, option} : [])),
        );
        const {name, option} = texts[index % texts.length] ?? {};
        if (!name || !option) throw new Error('The facts have no option that takes a text.');
        const differing = {description, max_length: maximum};
        const expected = [
          ...(option.description === description ? [] : [{property: 'description', theirs: description}]),
          ...(option.max_length === maximum ? [] : [{property: 'maxLength', theirs: maximum}]),
        ].map((point) => ({subject: name, kind: 'changed', part: `option ${option.name}`, ...point}));
        Object.assign(option, differing);
        expect(inShort(compare(exported))).toEqual(expected);
      }),
      {numRuns: 30},
    );
  });

  it('differ in what the platform counts as a command, by its root', () => {
    const exported = exportedFacts();
    const {name, leaf} = firstLeaf(exported, ({type}) => type === 1);
    exported.splice(
      exported.findIndex((command) => leaves([command]).some((found) => found.leaf === leaf)),
      1,
    );
    const gone = compare(exported).differences;
    expect(gone.map(({subject, kind, edits}) => ({subject, kind, edits}))).toContainEqual({
      ...{subject: name, kind: 'gone', edits: []},
    });
  });
});

describe('differences, written into a copy of the facts', () => {
  let copy = '';
  const sourceOf = (file: string): string => readFileSync(path.join(copy, 'src/facts', file), 'utf8');

  beforeAll(async () => {
    copy = await copyFacts();
  }, 120_000);
  afterAll(() => removeCopy(copy));

  it('are gone when the facts are imported anew, and all else is as it was', async () => {
    const exported = exportedFacts();
    // Of a module: a new description, order, option and subcommand; an option and a subcommand less.
    const module = firstLeaf(
      exported,
      (leaf) => leaf.type === 1 && optionsOf(leaf).filter((o) => !o.required).length > 3,
    );
    const parent = exported.find((command) => leaves([command]).some(({leaf}) => leaf === module.leaf));
    const options = optionsOf(module.leaf);
    module.leaf.description = 'Say "it" in a new way';
    const [last, beforeLast] = [options.pop(), options.pop()];
    if (!last || !beforeLast || !parent) throw new Error('No command of a module has enough options.');
    const added = {type: 4, name: 'planted', description: 'It was not there', min_value: 1, max_value: 5};
    options.splice(options.length - 1, 0, last, added);
    parent.options?.push({
      ...{type: 1, name: 'planted', description: 'It was not there'},
      options: [{type: 3, name: 'what', description: 'What to do', required: true}],
    });
    const removed = parent.options?.findIndex((option) => option !== module.leaf) ?? -1;
    const [goneLeaf] = parent.options?.splice(removed, 1) ?? [];
    // Of a group of functions: an option that is required now, in other bounds.
    const other = firstLeaf(exported, (leaf) => leaf.type === 1 && optionsOf(leaf)[0]?.type === 6);
    Object.assign(optionsOf(other.leaf)[0] ?? {}, {description: 'Somebody', required: true});

    const comparison = compare(exported);
    const written = comparison.differences.filter(({edits}) => edits.length > 0);
    expect(inShort(comparison)).toEqual(
      expect.arrayContaining([
        {subject: module.name, kind: 'changed', property: 'description', theirs: module.leaf.description},
        {subject: module.name, kind: 'gone', part: `option ${beforeLast.name}`},
        {subject: module.name, kind: 'added', part: 'option planted'},
        {subject: `/${parent.name} planted`, kind: 'added'},
        {subject: `/${parent.name} ${goneLeaf?.name ?? ''}`, kind: 'gone'},
        {
          subject: other.name,
          kind: 'changed',
          part: `option ${optionsOf(other.leaf)[0]?.name ?? ''}`,
          property: 'description',
          theirs: 'Somebody',
        },
      ]),
    );
    expect(written).toHaveLength(comparison.differences.length);

    const before = await factsIn(copy);
    const commands = read(exported);
    const result = await writeDifferences(copy, comparison.differences, (recheck) => recheck.compareCommands(commands));
    expect(result.remaining.differences).toEqual([]);
    expect(compareIn(copy, (recheck) => recheck.compareCommands(commands)).differences).toEqual([]);

    const after = await factsIn(copy);
    const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => `src/facts/${file}`);
    expect(changed.sort()).toEqual([...result.files].sort());
    // Of the changed files, too, what no difference is about is as it was.
    for (const file of result.files) {
      const lines = (before.get(file.replace('src/facts/', '')) ?? '').split('\n');
      const kept = new Set((after.get(file.replace('src/facts/', '')) ?? '').split('\n'));
      expect(lines.filter((line) => line.includes('//')).every((line) => kept.has(line))).toBe(true);
    }
  }, 600_000);

  it('are not written at all if the facts would not compile', async () => {
    const before = await factsIn(copy);
    const [first, second] = compareIn(copy, (recheck) => recheck.compareCommands([])).differences;
    const [at, other] = [first?.place, second?.place];
    if (!at || !other) throw new Error('The facts have no commands.');
    const planted: Difference[] = [
      {subject: 'a', kind: 'changed', edits: [{kind: 'set', ...other, property: 'description', value: 'Fine'}]},
      {subject: 'b', kind: 'changed', edits: [{kind: 'set', ...at, property: 'reply', value: 'sung'}]},
    ];
    const write = writeDifferences(copy, planted, (recheck) => recheck.compareCommands([]));
    await expect(write).rejects.toThrow(WriteError);
    await expect(write).rejects.toThrow(/^src\/facts\/[\w/-]+\.ts:\d+:\d+: .*sung/m);
    expect(await factsIn(copy)).toEqual(before);
  }, 600_000);

  it('are left to people where a fact is made of facts of other files', () => {
    const place = {file: 'planted.ts', at: ['planted']};
    const comparison: Comparison = {
      differences: [{subject: 'a', kind: 'changed', edits: [{kind: 'set', ...place, property: 'choices', value: []}]}],
      leftovers: [],
    };
    const refused = withoutRefused(
      comparison,
      () => "import {keys} from './keys';\nexport const planted = {choices: keys};",
    );
    expect(refused.differences).toEqual([expect.objectContaining({edits: [], byHand: expect.any(String) as string})]);
    expect(withoutRefused(comparison, () => 'export const planted = {choices: [1]};')).toEqual(comparison);
  });

  it('are shown with file and line, and how many of them are written', () => {
    const exported = exportedFacts();
    const {name, leaf} = firstLeaf(exported, () => true);
    leaf.description = 'Planted';
    const text = printed(compare(exported), ({file, at}) => `${file}:${at.length} ${sourceOf(file).length > 0}`);
    expect(text).toMatch(new RegExp(`^${name}\n  ~ description: ".*" -> "Planted"  \\S+\\.ts:\\d true\n`));
    expect(text).toMatch(/\n\n1 difference: 1 for --write, 0 by hand\.$/);
  });

  it('are none of a malformed file, and the command ends with an error', async () => {
    const before = await factsIn(copy);
    const file = path.join(copy, 'commands.json');
    await writeFile(file, JSON.stringify([{type: 1, name: 'a', description: ''}]));
    const args = ['--import', 'tsx', 'scripts/import-commands.ts', 'commands.json', '--write'];
    const {status, stderr} = spawnSync(process.execPath, args, {cwd: copy, encoding: 'utf8'});
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('commands.json: $[0].description: expected a text of 1 to 100 characters, got ""\n'),
    ]);
    expect(await factsIn(copy)).toEqual(before);
    expect(await readFile(file, 'utf8')).toContain('"name":"a"');
  }, 300_000);
});

describe('a malformed export', () => {
  const command = (more: object): unknown[] => [{type: 1, name: 'a', description: 'b', ...more}];
  const option = (more: object): unknown[] => command({options: [{type: 3, name: 'o', description: 'p', ...more}]});

  it.each<[string, unknown, string]>([
    ['no list', {}, '$: expected the list that "Get Global Application Commands" answers, got an object'],
    ['no command', [5], '$[0]: expected an object, got 5'],
    ['a command of no type', command({type: 9}), '$[0].type: expected a number from 1 to 4, got 9'],
    [
      'no name',
      command({name: undefined}),
      '$[0].name: expected a name of 1 to 32 lower-case letters, digits, hyphens and underscores, got nothing',
    ],
    [
      'a name in upper case',
      command({name: 'A b'}),
      '$[0].name: expected a name of 1 to 32 lower-case letters, digits, hyphens and underscores, got "A b"',
    ],
    [
      'an option of no type',
      option({type: 'string'}),
      '$[0].options[0].type: expected a number from 1 to 11, got "string"',
    ],
    [
      'a long description',
      option({description: 'x'.repeat(101)}),
      '$[0].options[0].description: expected a text of 1 to 100 characters, got "',
    ],
    ['required in words', option({required: 'yes'}), '$[0].options[0].required: expected true or false, got "yes"'],
    [
      'a length below 0',
      option({min_length: -1}),
      '$[0].options[0].min_length: expected a whole number of 0 to 6000, got -1',
    ],
    [
      'a choice without a value',
      option({choices: [{name: 'x'}]}),
      '$[0].options[0].choices[0].value: expected a text of 1 to 100 characters, got nothing',
    ],
    [
      'a strange channel',
      option({type: 7, channel_types: [0, 77]}),
      '$[0].options[0].channel_types[1]: expected one of the channel types 0, 1, 2',
    ],
    [
      'permissions that are no number',
      command({default_member_permissions: 'all'}),
      '$[0].default_member_permissions: expected a number in a text, or null, got "all"',
    ],
    [
      'a group in a group',
      command({options: [{type: 2, name: 'g', description: 'd', options: [{type: 2, name: 'h', description: 'd'}]}]}),
      '$[0].options[0].options[0].type: expected the number 1 (a subcommand), got 2',
    ],
    [
      'a subcommand in a subcommand',
      command({options: [{type: 1, name: 'g', description: 'd', options: [{type: 1, name: 'h', description: 'd'}]}]}),
      '$[0].options[0].options[0].type: expected a number from 3 to 11, got 1',
    ],
    [
      'subcommands beside options',
      command({
        options: [
          {type: 1, name: 'g', description: 'd'},
          {type: 3, name: 'h', description: 'd'},
        ],
      }),
      '$[0].options: expected subcommands, or options with values, not both, got a list of 2',
    ],
    [
      'a name that is there twice',
      [...command({}), ...command({})],
      '$[1].name: expected a name that no command before has, got "a"',
    ],
  ])('%s', (_, value, message) => {
    expect(() => readCommands(JSON.stringify(value), 'commands.json')).toThrow(`commands.json: ${message}`);
  });

  it('that is no JSON says where it ends to be', () => {
    expect(() => readCommands('[{', 'commands.json')).toThrow(/^commands\.json: not JSON: /);
  });

  it('shows ten mistakes and says how many more there are', () => {
    const many = Array.from({length: 12}, (_, index) => ({type: 1, name: `a${index}`}));
    expect(() => readCommands(JSON.stringify(many), 'commands.json')).toThrow(/\n… and 2 more\.$/);
  });
});
