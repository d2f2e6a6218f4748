import {globalCommands} from '../../facts/commands';
import {eventGroups} from '../../facts/events';
import {functions} from '../../facts/functions';
import {intentLabel} from '../../facts/intents';
import {moduleList, modules} from '../../facts/modules';
import {permissionLabel} from '../../facts/permissions';
import {coreLimits} from '../../facts/plans';
import {purposes} from '../../facts/purposes';
import {settings} from '../../facts/settings';
import type {
  Command,
  EventGroup,
  Example,
  FunctionGroup,
  GeneralSetting,
  IntentNeeds,
  Limit,
  LoggedEvent,
  Module,
  PermissionNeeds,
  Setting,
  Variable,
} from '../../facts/types';
import {variables} from '../../facts/variables';
import {paths} from '../../routing/paths';
import {inProse, isTextList} from '../lookup';
import {blockKind, views} from './block';
import {
  bulletList,
  code,
  heading,
  joined,
  link,
  paragraph,
  parts,
  strong,
  table,
  type Block,
  type Inline,
} from './markdown';
import {marked} from './marked';
import {
  capitalized,
  defaultWords,
  limitWords,
  optionDefault,
  optionWords,
  requirementWords,
  settingWords,
} from './words';

type Feature = Module | FunctionGroup;

const allModules: Readonly<Record<string, Module>> = modules;
const features: Readonly<Record<string, Feature>> = {...modules, ...functions};

function permissionRows({required, optional, scope}: PermissionNeeds): Inline[][] {
  const requiredNames = joined(required.map((it) => strong(permissionLabel(it))));
  return [
    [requiredNames, scope ? `always needed. Where: ${scope}` : 'always needed'],
    ...optional.map((it): Inline[] => [permissionLabel(it.permission), marked(`only for ${it.for}`)]),
  ];
}

function intentSentence({privileged, why}: IntentNeeds): Block {
  if (privileged.length === 0) return paragraph('No privileged intent is needed.');
  const names = joined(
    privileged.map((it) => strong(intentLabel(it))),
    ' and ',
  );
  return paragraph(['Privileged intents: ', ...names, ...(why ? parts(marked(` (${why}).`)) : ['.'])]);
}

/** Needed permissions, each with its reason, and the privileged intents. */
export const permissions = blockKind(features, (it) => [
  table(['Permission', 'Why'], permissionRows(it.permissions)),
  intentSentence(it.intents ?? {privileged: [], other: []}),
]);

const commandRow = (command: Command): Inline[] => [
  code(command.name),
  command.description,
  requirementWords(command.requires),
  command.reply === 'ephemeral' ? 'only you' : 'everyone',
];

/** The options of all commands that have any: one table, one row an option. */
function optionTable(commands: readonly Command[]): Block[] {
  const rows = commands.flatMap((command) =>
    command.options.map((option): Inline[] => [
      [code(command.name), ' ', code(option.name)],
      optionWords(option),
      optionDefault(option),
    ]),
  );
  return rows.length > 0 ? [table(['Option', 'Takes', 'Required or default'], rows)] : [];
}

const commandBlocks = (commands: readonly Command[]): Block[] => [
  table(['Command', 'What it does', 'Who runs it', 'Who sees the reply'], commands.map(commandRow)),
  ...optionTable(commands),
];

/** Commands with who runs them, then their options. */
export const commands = blockKind<readonly Command[]>(
  {
    global: globalCommands,
    ...Object.fromEntries(Object.entries(features).map(([key, it]) => [key, it.commands])),
  },
  commandBlocks,
);

function settingRow(setting: Setting | GeneralSetting): Inline[] {
  const words = 'label' in setting ? setting.label : setting.description;
  const marks = [setting.note, setting.premium && 'Premium only', setting.dashboardOnly && 'dashboard only'].filter(
    Boolean,
  );
  return [
    code(setting.key),
    marked(marks.length > 0 ? `${words.replace(/\.$/, '')} (${marks.join('; ')})` : words),
    settingWords(setting),
    defaultWords(setting.default),
  ];
}

/** Settings with what they take and start with. */
export const settingBlocks = blockKind<readonly (Setting | GeneralSetting)[]>(
  {
    general: settings,
    ...Object.fromEntries(Object.entries(features).map(([key, it]) => [key, it.settings ?? []])),
  },
  (list) =>
    list.length === 0
      ? [paragraph('Nothing to set: it works as it is.')]
      : [table(['Setting', 'Meaning', 'Takes', 'Starts as'], list.map(settingRow))],
);

const limitRow = (limit: Limit): Inline[] => [
  limit.note ? `${limit.label} (${limit.note})` : limit.label,
  limitWords(limit.free),
  limitWords(limit.premium),
];

const limitTable = (limits: readonly Limit[]): Block => table(['Limit', 'Free', 'Premium'], limits.map(limitRow));

function featureLimits(feature: Feature): Block[] {
  const own = 'order' in feature ? feature.limits : limitsByKey(feature.limits ?? []);
  const platform = 'platformLimits' in feature ? (feature.platformLimits ?? []) : [];
  return [
    ...(own.length > 0 ? [limitTable(own)] : []),
    ...(platform.length > 0
      ? [
          table(
            ['Limit', 'At most'],
            platform.map((it) => [capitalized(it.what), it.max]),
          ),
        ]
      : []),
    ...(own.length + platform.length === 0
      ? [paragraph('No limit depends on the plan: Free and Premium are the same here.')]
      : []),
  ];
}

const limitsByKey = (keys: readonly string[]): Limit[] => coreLimits.filter((it) => keys.includes(it.key));

/** Limits of both plans: of a module or group of functions, or those that belong to none. */
export const limits = views({
  core: () => [limitTable(coreLimits)],
  ...Object.fromEntries(Object.entries(features).map(([key, it]) => [key, () => featureLimits(it)])),
});

/** The whole comparison: one heading and table for each module. */
export const comparison = (): Block[] => [
  heading(3, 'General', 'limits-general'),
  limitTable(coreLimits),
  ...moduleList.flatMap((it) => [heading(3, it.title, `limits-${it.key}`), limitTable(it.limits)]),
];

const variableTable = (list: readonly Variable[]): Block =>
  table(
    ['Variable', 'Gives', 'Example'],
    list.map((it) => [
      code(`{${it.name}}`),
      marked(it.nullable ? `${it.description}; can be empty` : it.description),
      code(it.example),
    ]),
  );

function moduleVariables({variables: {own, categories, where, note}}: Module): Block[] {
  if (where.length === 0) return [paragraph('This module has no texts of its own, so there are no variables here.')];
  const general = variables.categories.filter((it) => categories.includes(it.key));
  return [
    paragraph(marked(`They work in: ${where.join('; ')}.${note ? ` ${capitalized(note)}` : ''}`)),
    variableTable(own),
    paragraph([
      'Also available: ',
      ...joined(general.map((it) => link(paths.variables(it.key), it.title.toLowerCase()))),
      '.',
    ]),
  ];
}

/** Variables of a category, or what a module adds and where its texts are. */
export const variableBlocks = views({
  ...Object.fromEntries(
    variables.categories.map((it) => [it.key, () => [paragraph(it.subject), variableTable(it.variables)]]),
  ),
  ...Object.fromEntries(Object.entries(allModules).map(([key, it]) => [key, () => moduleVariables(it)])),
});

/** Filters of variables with an example each. */
export const filters = blockKind({all: variables.grammar.filtersList}, (list) => [
  table(
    ['Filter', 'Argument', 'Example', 'Result'],
    list.map((it) => [code(it.name), it.argument, code(it.example), code(it.result)]),
  ),
]);

const eventTable = (events: readonly LoggedEvent[]): Block =>
  table(
    ['Event', 'When'],
    events.map((it) => [code(it.key), it.highVolume ? `${it.text}; can come many times a minute` : it.text]),
  );

const groups = Object.fromEntries(eventGroups().map((group): [string, EventGroup] => [group.key, group]));

/** Events of a module or of a group of the server; `all` is the whole catalog under headings. */
export const events = views({
  all: () =>
    eventGroups().flatMap((it) => [
      heading(3, [it.title, ' (', code(it.key), ')'], `events-${it.key}`),
      eventTable(it.events),
    ]),
  ...Object.fromEntries(Object.entries(groups).map(([key, group]) => [key, () => [eventTable(group.events)]])),
});

/** What the main thing of a module can be: types of counters, platforms, places of tickets, methods, looks of panels. */
export const choices = blockKind<Block>(
  {
    reactionroles: table(
      ['Style', 'Options at most', 'Because of'],
      modules.reactionroles.styles.map((it) => [code(it.key), inProse(it.maxOptions), it.why]),
    ),
    serverstats: table(
      ['Type', 'Counts'],
      modules.serverstats.counterTypes.map((it) => [code(it.key), it.label]),
    ),
    socials: table(
      ['Platform', 'Source', 'Posts when', 'Delay'],
      modules.socials.platforms.map((it) => [it.title, it.source, it.event, it.delay]),
    ),
    tickets: table(
      ['Place', 'Needs', 'Good to know'],
      modules.tickets.places.map((it) => [
        [`${it.title} (`, code(it.key), ')'],
        it.needs.map(permissionLabel).join(', '),
        capitalized(it.note),
      ]),
    ),
    verifier: table(
      ['Method', 'Strength', 'What the member does'],
      modules.verifier.methods.map((it) => [[`${it.title} (`, code(it.key), ')'], it.strength, it.effort]),
    ),
  },
  (content) => [content],
);

/** What goes wrong, why, and what to do. */
export const problems = blockKind(allModules, (it) => [
  table(
    ['What you see', 'Why', 'What to do'],
    it.problems.map((problem) => [problem.symptom, marked(problem.cause), marked(problem.fix)]),
  ),
]);

type Part = string | readonly string[] | Readonly<Record<string, string | number>>;

function partWords(part: Part): Inline {
  if (typeof part === 'string') return [code(part)];
  const items = isTextList(part) ? part : Object.entries(part).map(([name, value]) => `${name}: ${value}`);
  return joined(items.map(code));
}

const exampleRow = ({title, command, parts: filledIn}: Example): Inline => [
  strong(title),
  ': ',
  ...(command ? [code(command)] : []),
  ...Object.entries(filledIn ?? {}).flatMap(([name, part], index) => {
    return [index > 0 ? `; ${name} ` : `${name} `, ...parts(partWords(part))];
  }),
];

/** Worked examples. */
export const examples = blockKind(allModules, (it) => [bulletList(it.examples.map(exampleRow))]);

/** Related modules, and the module's pages elsewhere. */
export const related = blockKind(allModules, (it) => [
  bulletList([
    ...it.related.map((key): Inline => [link(paths.module(key), modules[key].title), `: ${modules[key].summary}`]),
    [link(paths.moduleApi(it.key), `${it.title} in the API`), ': read and change all of it from your own code.'],
    [
      link(paths.component('current', `modules.${it.key.replaceAll('-', '_')}`), 'Changelog'),
      ': what changed, release by release.',
    ],
  ]),
]);

/** All modules, grouped by what they are for. */
export const moduleIndex = blockKind({all: purposes}, (list) =>
  list.flatMap((purpose): Block[] => [
    heading(3, purpose.title, `modules-${purpose.key}`),
    paragraph(purpose.why),
    bulletList(
      moduleList
        .filter((it) => it.purpose === purpose.key)
        .map((it): Inline => [link(paths.module(it.key), it.title), `: ${it.summary}`]),
    ),
  ]),
);

/** All groups of functions. */
export const functionIndex = blockKind({all: Object.values(functions)}, (list) => [
  bulletList(list.map((it): Inline => [link(paths.functionGroup(it.key), it.title), `: ${it.summary}`])),
]);
