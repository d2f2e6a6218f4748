import {globalCommands} from '../../../facts/commands';
import {functionList, functions} from '../../../facts/functions';
import {intentLabel} from '../../../shared/intents';
import {moduleList, modules} from '../../../facts/modules';
import {permissionAnchor, permissionLabel} from '../../../shared/permissions';
import {limitName} from '../../../shared/limits';
import {coreLimits} from '../../../facts/plans';
import {purposes} from '../../../facts/purposes';
import {settings} from '../../../facts/settings';
import {
  moduleKeys,
  type Command,
  type CommandOption,
  type EventGroup,
  type FunctionGroup,
  type FunctionKey,
  type GeneralSetting,
  type IntentNeeds,
  type Limit,
  type LoggedEvent,
  type Module,
  type ModuleKey,
  type PermissionNeed,
  type PermissionNeeds,
  type Setting,
  type ShownCommand,
  type Variable,
} from '../../../facts/types';
import {variables} from '../../../facts/variables';
import {paths} from '../../../shared/routing/paths';
import {inProse} from '../lookup';
import {capitalized, uncapitalized} from '../../../shared/sentences';
import {blockKind, keyed, views} from './block';
import {
  anchored,
  bulletList,
  code,
  codeBlock,
  emphasis,
  enumerated,
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
  defaultWords,
  deletionWords,
  holderWords,
  limitWords,
  optionDefault,
  optionRange,
  optionWords,
  requirementWords,
  settingAnchor,
  settingWords,
} from './valueWords';

type Feature = Module | FunctionGroup;

const features: Readonly<Record<ModuleKey | FunctionKey, Feature>> = {...modules, ...functions};

const featureList: readonly Feature[] = [...moduleList, ...functionList];

const byKey = <Key extends string>({key}: {key: Key}): Key => key;

const isModule = (key: string): key is ModuleKey => moduleKeys.some((moduleKey) => moduleKey === key);

/** Address of the guide to a feature. */
const featurePath = (key: ModuleKey | FunctionKey): string =>
  isModule(key) ? paths.module(key) : paths.functionGroup(key);

function permissionRows({required, optional}: PermissionNeeds): Inline[][] {
  const row = ({permission, for: purpose}: PermissionNeed, when: string): Inline[] => [
    anchored(permissionAnchor(permission), strong(permissionLabel(permission))),
    [`${when} `, ...parts(marked(purpose))],
  ];
  return [...required.map((need) => row(need, 'Always, for')), ...optional.map((need) => row(need, 'Only for'))];
}

/** Which privileged intents a feature uses, with a link for readers who do not know the word. */
function intentWords({privileged, messagesFor}: IntentNeeds = {privileged: [], other: []}): Inline {
  const several = privileged.length > 1;
  const word = link('/faq/permissions#intents', `privileged intent${several ? 's' : ''}`);
  if (privileged.length === 0) return ['It uses no ', word, '.'];
  return [
    'The ',
    word,
    ' ',
    ...enumerated(privileged.map((intent) => strong(intentLabel(intent)))),
    several ? ' are used' : ' is used',
    ...(messagesFor ? parts(marked(`; messages are read for ${messagesFor}.`)) : ['.']),
  ];
}

/** Needed permissions, each with its reason and where, and the privileged intents. */
export const permissions = blockKind(features, ({permissions: needs, intents}) => [
  table(['Permission', 'Why'], permissionRows(needs)),
  paragraph([...(needs.scope ? [`Allow them in ${needs.scope}. `] : []), ...parts(intentWords(intents))]),
]);

/** Who sees the reply. */
const readers: Readonly<Record<Command['reply'], string>> = {ephemeral: 'only you', public: 'everyone'};

/** The verb that follows: "only you see", "everyone sees". */
const seeing: Readonly<Record<Command['reply'], string>> = {ephemeral: 'see', public: 'sees'};

const commandRow = (command: Command): Inline[] => [
  code(command.name),
  command.description,
  requirementWords(command.requires),
  readers[command.reply],
];

/** The options of all commands that have any: one table, one row an option; one that several commands have is shown once. */
function optionTable(list: readonly Command[]): Block[] {
  const rows = new Map<string, {option: CommandOption; owners: string[]}>();
  for (const {name, options} of list) {
    for (const option of options) {
      const same = JSON.stringify(option);
      rows.set(same, {option, owners: [...(rows.get(same)?.owners ?? []), name]});
    }
  }
  if (rows.size === 0) return [];
  return [
    table(
      ['Option', 'What to give', 'Takes', 'If left out'],
      [...rows.values()].map(({option, owners}) => [
        [...joined(owners.map(code)), ' ', code(option.name)],
        marked(option.description),
        optionWords(option),
        optionDefault(option),
      ]),
    ),
  ];
}

const commandTables = (list: readonly Command[]): Block[] => [
  table(['Command', 'What it does', 'Who runs it', 'Who sees the reply'], list.map(commandRow)),
  ...optionTable(list),
];

/** `count` (required): How many messages to delete; 1 to 100. */
function optionItem(option: CommandOption): Inline {
  const range = optionRange(option);
  return [
    code(option.name),
    option.required ? ' (required): ' : ': ',
    ...parts(marked(option.description)),
    ...(range === '' ? [] : ['; ', ...parts(range)]),
    ...(option.required ? [] : [' (default: ', ...parts(optionDefault(option)), ')']),
  ];
}

/** The id of the heading of a command. */
const commandAnchor = ({name}: Command): string => name.slice(1).replaceAll(' ', '-');

/** One command under a heading of its own, with an example that can be typed; its reply where it is not the usual one. */
const commandSection = (command: ShownCommand, usualReply: Command['reply']): Block[] => [
  heading(3, code(command.name), commandAnchor(command)),
  paragraph([
    `${command.description}.`,
    ...(command.requires.length > 0 ? [' For ', ...parts(holderWords(command.requires)), '.'] : []),
    command.reply === usualReply ? '' : ` ${capitalized(readers[command.reply])} ${seeing[command.reply]} the reply.`,
  ]),
  ...(command.options.length > 0 ? [bulletList(command.options.map(optionItem))] : []),
  codeBlock('command', command.example),
];

/** More commands than fit on a screen are listed before they are explained. */
const MANY_COMMANDS = 10;

const commandIndex = (list: readonly Command[]): Block =>
  table(
    ['Command', 'What it does', 'Who runs it'],
    list.map((command) => [
      link(`#${commandAnchor(command)}`, code(command.name)),
      command.description,
      requirementWords(command.requires),
    ]),
  );

/** The commands of a group of functions one by one, after a list of them, and what their replies have in common. */
function commandSections(list: readonly ShownCommand[]): Block[] {
  const privateReplies = list.filter((command) => command.reply === 'ephemeral').length;
  const usual = privateReplies > list.length / 2 ? 'ephemeral' : 'public';
  const exceptions = list.some((command) => command.reply !== usual) ? ', unless a command says otherwise' : '';
  return [
    ...(list.length > MANY_COMMANDS ? [commandIndex(list)] : []),
    paragraph(`${capitalized(readers[usual])} ${seeing[usual]} the replies${exceptions}.`),
    ...list.flatMap((command) => commandSection(command, usual)),
  ];
}

/** That Discord restricts a command with subcommands as a whole only; nothing about one without. */
const restrictionNote = ({commands: list, rootCommand: {name}}: Module): Block[] =>
  list.some((command) => command.name !== name)
    ? [
        paragraph([
          'Server Settings > Integrations restricts ',
          code(name),
          ' as a whole, ',
          link('/faq/permissions#limit-commands', 'not a single subcommand'),
          '.',
        ]),
      ]
    : [];

/** Commands of a module in tables, those of a group of functions one by one. */
export const commands = views({
  global: {fact: globalCommands, show: () => commandTables(globalCommands)},
  ...keyed(moduleList, byKey, (module) => ({
    fact: module,
    show: () => [...commandTables(module.commands), ...restrictionNote(module)],
  })),
  ...keyed(functionList, byKey, (group) => ({fact: group, show: () => commandSections(group.commands)})),
});

function settingRow(setting: Setting | GeneralSetting): Inline[] {
  const words = 'label' in setting ? setting.label : setting.description;
  const marks = [
    setting.note,
    setting.premium && 'Premium only',
    setting.dashboardOnly && 'dashboard only',
    'command' in setting && `${setting.command} also sets it`,
  ].filter(Boolean);
  return [
    anchored(settingAnchor(setting.key), code(setting.key)),
    marked(marks.length > 0 ? `${words.replace(/\.$/, '')} (${marks.join('; ')})` : words),
    settingWords(setting),
    defaultWords(setting.default, setting.unit),
  ];
}

const settingTable = (list: readonly (Setting | GeneralSetting)[]): Block[] =>
  list.length === 0
    ? [paragraph('Nothing to set: it works as it is.')]
    : [table(['Setting', 'Meaning', 'Takes', 'Starts as'], list.map(settingRow))];

/** Settings with what they take and start with. */
export const settingBlocks = views({
  general: {fact: settings, show: () => settingTable(settings)},
  ...keyed(featureList, byKey, (feature) => ({fact: feature, show: () => settingTable(feature.settings ?? [])})),
});

const limitRow = (limit: Limit): Inline[] => [limitName(limit), limitWords(limit.free), limitWords(limit.premium)];

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
            platform.map((cap) => [capitalized(cap.what), cap.max]),
          ),
        ]
      : []),
    ...(own.length + platform.length === 0
      ? [paragraph('No limit depends on the plan: Free and Premium are the same here.')]
      : []),
  ];
}

const limitsByKey = (keys: readonly string[]): Limit[] => coreLimits.filter((limit) => keys.includes(limit.key));

/** Limits of both plans: of a module or group of functions, or those that belong to none. */
export const limits = views({
  core: {fact: coreLimits, show: () => [limitTable(coreLimits)]},
  ...keyed(featureList, byKey, (feature) => ({fact: feature, show: () => featureLimits(feature)})),
});

/** The whole comparison: one heading and table for each module. */
export const comparison = (): Block[] => [
  heading(3, 'General', 'limits-general'),
  limitTable(coreLimits),
  ...moduleList.flatMap((module) => [heading(3, module.title, `limits-${module.key}`), limitTable(module.limits)]),
];

const variableTable = (list: readonly Variable[]): Block =>
  table(
    ['Variable', 'Gives', 'Example'],
    list.map((variable) => [
      code(`{${variable.name}}`),
      marked(variable.nullable ? `${variable.description}; can be empty` : variable.description),
      code(variable.example),
    ]),
  );

/** Whether a variable can leave nothing behind in a text: a list without entries does, too. */
const canBeEmpty = ({nullable, type}: Variable): boolean => nullable === true || type === 'mention_list';

/** The variables of a category, and for each whether there is always something. */
function categoryVariables(list: readonly Variable[]): Block[] {
  const mark = emphasis('or empty');
  return [
    paragraph(
      list.some(canBeEmpty)
        ? ['A variable marked ', mark, ' can have no value. Then it leaves nothing in the text.']
        : 'They always have a value.',
    ),
    table(
      ['Variable', 'Gives', 'Example'],
      list.map((variable) => [
        code(`{${variable.name}}`),
        canBeEmpty(variable) ? [...parts(marked(variable.description)), ', ', mark] : marked(variable.description),
        code(variable.example),
      ]),
    ),
  ];
}

/** Which modules have texts in which the variables of a category work, and which have only texts without them. */
function categoryPlaces(category: string): Block[] {
  const withTexts: readonly Module[] = moduleList.filter((module) => module.variables.where.length > 0);
  const offering = withTexts.filter((module) => module.variables.categories.includes(category));
  const others = withTexts.filter((module) => !offering.includes(module));
  const linked = (list: readonly Module[]): Inline =>
    enumerated(list.map((module) => link(`${paths.module(module.key)}#variables`, module.title)));
  return [
    paragraph(['They work in texts of ', ...parts(linked(offering)), '.']),
    ...(others.length > 0 ? [paragraph(["They don't work in texts of ", ...parts(linked(others)), '.'])] : []),
  ];
}

function moduleVariables({variables: {own, categories, where, note}}: Module): Block[] {
  if (where.length === 0) return [paragraph('This module has no texts of its own, so it has no variables.')];
  const general = variables.categories.filter((category) => categories.includes(category.key));
  return [
    paragraph(marked(`They work in ${inProse(where)}.${note ? ` ${capitalized(note)}` : ''}`)),
    variableTable(own),
    paragraph([
      ...enumerated(
        general.map(({key, title}, index) => link(paths.variables(key), index === 0 ? title : uncapitalized(title))),
      ),
      ' also work there.',
    ]),
    paragraph(['Try a text in the ', link(`${paths.variableIndex}#try`, 'variables playground'), '.']),
  ];
}

/** Which variables work in the texts of which module, and how many it adds. */
const offerTable = (): Block =>
  table(
    ['Module', ...variables.categories.map((category) => capitalized(category.key)), 'Its own'],
    moduleList
      .filter((module) => module.variables.where.length > 0)
      .map(({key, title, variables: {categories, own}}) => [
        link(`${paths.module(key)}#variables`, title),
        ...variables.categories.map((category) => (categories.some((name) => name === category.key) ? 'yes' : 'no')),
        String(own.length),
      ]),
  );

/**
 * Variables of a category (`user`), where they work (`user-places`), what a module adds and where its texts are, or which
 * module offers which category (`modules`).
 */
export const variableBlocks = views({
  modules: {fact: modules, show: () => [offerTable()]},
  ...keyed(variables.categories, byKey, (category) => ({
    fact: category,
    show: () => categoryVariables(category.variables),
  })),
  ...keyed(
    variables.categories,
    (category) => `${category.key}-places` as const,
    (category) => ({fact: modules, show: () => categoryPlaces(category.key)}),
  ),
  ...keyed(moduleList, byKey, (module) => ({fact: module, show: () => moduleVariables(module)})),
});

/** Filters of variables with an example each. */
export const filters = blockKind({all: variables.grammar.filtersList}, (list) => [
  table(
    ['Filter', 'Argument', 'Example', 'Result'],
    list.map((filter) => [code(filter.name), filter.argument, code(filter.example), code(filter.result)]),
  ),
]);

const eventTable = (events: readonly LoggedEvent[]): Block =>
  table(
    ['Event', 'When'],
    events.map((event) => [
      code(event.key),
      marked([event.text, event.note, event.highVolume && 'frequent'].filter(Boolean).join('; ')),
    ]),
  );

/** Groups of events of the server itself; those of modules are on the modules' own pages. */
const serverGroups: readonly EventGroup[] = modules.logging.groups;

/**
 * Events of a module or of a group of the server; `catalog` has those of the server itself, `modules` leads to those of
 * each module.
 */
export const events = views({
  catalog: {
    fact: serverGroups,
    show: () =>
      serverGroups.flatMap((group) => [
        heading(3, [group.title, ' (', code(group.key), ')'], `events-${group.key}`),
        eventTable(group.events),
      ]),
  },
  modules: {
    fact: modules,
    show: () => [
      bulletList(
        moduleList.map((module): Inline => [
          link(`${paths.module(module.key)}#events`, module.title),
          ' (',
          code(module.key),
          `): ${module.events.length} events`,
        ]),
      ),
    ],
  },
  ...keyed(modules.logging.groups, byKey, (group) => ({fact: group, show: () => [eventTable(group.events)]})),
  ...keyed(moduleList, byKey, (module) => ({fact: module, show: () => [eventTable(module.events)]})),
});

/** What the main thing of a module can be: types of counters, platforms, methods, looks of panels. */
export const choices = views({
  reactionroles: {
    fact: modules.reactionroles,
    show: () => [
      table(
        ['Style', 'Options at most', 'What Discord allows'],
        modules.reactionroles.styles.map((style) => [code(style.key), inProse(style.maxOptions), style.why]),
      ),
    ],
  },
  serverstats: {
    fact: modules.serverstats,
    show: () => [
      table(
        ['Type', 'Counts'],
        modules.serverstats.counterTypes.map((type) => [code(type.key), type.label]),
      ),
    ],
  },
  socials: {
    fact: modules.socials,
    show: () => [
      table(
        ['Platform', 'Source', 'Posts when', 'Delay'],
        modules.socials.platforms.map((platform) => [platform.title, platform.source, platform.event, platform.delay]),
      ),
    ],
  },
  verifier: {
    fact: modules.verifier,
    show: () => [
      table(
        ['Method', 'Strength', 'What the member does'],
        modules.verifier.methods.map((method) => [
          [`${method.title} (`, code(method.key), ')'],
          method.strength,
          method.effort,
        ]),
      ),
    ],
  },
});

/** What is stored about people, how long, and what members can delete. */
export const stored = blockKind(features, (feature) => [
  feature.stored.length === 0
    ? paragraph('Nothing about members is stored.')
    : table(
        ['What is stored', 'How long it is kept', '/privacy delete'],
        feature.stored.map((data) => [
          marked(data.what),
          marked(capitalized(data.kept)),
          marked(capitalized(deletionWords(data))),
        ]),
      ),
  ...('privacyNote' in feature && feature.privacyNote ? [paragraph(feature.privacyNote)] : []),
]);

const changelogLink = (component: string): Inline => link(paths.component('current', component), 'Changelog');

const relatedLink = (key: ModuleKey | FunctionKey): Inline => {
  const {title, summary} = features[key];
  return [link(featurePath(key), title), `: ${summary}`];
};

const variableLink = link(paths.variableIndex, 'Variables');

/** Related features, and where else the feature has a page: the API, the variables, the changelog. */
export const related = views({
  ...keyed(moduleList, byKey, (module) => ({
    fact: module,
    show: () => [
      bulletList([
        ...module.related.map(relatedLink),
        ...(module.variables.where.length > 0 ? [variableLink] : []),
        link(paths.moduleApi(module.key), `${module.title} in the API`),
        changelogLink(`modules.${module.key.replaceAll('-', '_')}`),
      ]),
    ],
  })),
  ...keyed(functionList, byKey, (group) => ({
    fact: group,
    show: () => [bulletList([...group.related.map(relatedLink), changelogLink('general')])],
  })),
});

/** All modules, grouped by what they are for. */
export const moduleIndex = blockKind({all: purposes}, (list) =>
  list.flatMap((purpose): Block[] => [
    heading(3, purpose.title, `modules-${purpose.key}`),
    paragraph(purpose.why),
    bulletList(
      moduleList
        .filter((module) => module.purpose === purpose.key)
        .map((module): Inline => [link(paths.module(module.key), module.title), `: ${module.summary}`]),
    ),
  ]),
);

/** All groups of functions. */
export const functionIndex = blockKind({all: functions}, (all) => [
  bulletList(
    Object.values(all).map((group): Inline => [
      link(paths.functionGroup(group.key), group.title),
      `: ${group.summary}`,
    ]),
  ),
]);
