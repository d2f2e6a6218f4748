import {globalCommands} from '../../../facts/commands';
import {functionList, functions} from '../../../facts/functions';
import {intentLabel} from '../../../shared/intents';
import {moduleList, modules} from '../../../facts/modules';
import {serverGroups} from '../../../shared/events';
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
  type Setting,
  type ShownCommand,
  type StoredData,
  type Variable,
} from '../../../facts/types';
import {variables} from '../../../facts/variables';
import {invitePreset, presetPermissions} from '../../../shared/invites';
import {paths} from '../../../shared/routing/paths';
import {product} from '../../../facts/product';
import {inProse} from '../factLookup';
import {capitalized, uncapitalized} from '../../../shared/sentences';
import {keyBy, showEach} from './block';
import {inlineMarkdown} from './inlineMarkdown';
import {code, codeBlock, commaList, join, lines, mdx, paragraphs, type Markdown, type Value} from './mdx';
import {
  defaultText,
  deletionText,
  holderText,
  limitText,
  optionDefault,
  optionRange,
  optionText,
  requirementText,
  settingAnchor,
  settingText,
} from './valueWords';

type Feature = Module | FunctionGroup;

const allModules: Readonly<Record<ModuleKey, Module>> = modules;
const groups: Readonly<Record<FunctionKey, FunctionGroup>> = functions;
const features: Readonly<Record<ModuleKey | FunctionKey, Feature>> = {...modules, ...functions};

const isModule = (key: string): key is ModuleKey => moduleKeys.some((moduleKey) => moduleKey === key);

const featurePath = (key: ModuleKey | FunctionKey): string =>
  isModule(key) ? paths.module(key) : paths.functionGroup(key);

const permissionRow = ({permission, for: purpose}: PermissionNeed, needed: string): Markdown =>
  mdx`| <Anchor id="${permissionAnchor(permission)}">**${permissionLabel(permission)}**</Anchor> | ${needed} | ${inlineMarkdown(capitalized(purpose))} |`;

/** Longer tables are collapsed, so that all headings of a guide's reference fit on the screen. */
const LONGEST_OPEN_TABLE = 8;

/** @param name plural, for the summary: `Show all 16 events` */
const collapseIfLong = (table: Markdown, rows: number, name: string): Markdown =>
  rows <= LONGEST_OPEN_TABLE
    ? table
    : mdx`
      <details>
        <summary>Show all ${rows} ${name}</summary>

        ${table}

      </details>
    `;

/** Compares a module's needs with the recommended invite: `polls` → `The **Recommended** invite … asks for everything …` */
export const needs = showEach(allModules, ({permissions: {required, optional}}) => {
  const granted = new Set(presetPermissions(invitePreset('recommended')));
  const isMissing = ({permission}: PermissionNeed): boolean => !granted.has(permission);
  const invite = mdx`The **${invitePreset('recommended').label}** invite from [Get started](/get-started)`;
  const addLater = '/faq/permissions#add-later';
  const missingOptional = optional
    .filter(isMissing)
    .map(({permission, for: purpose}) => mdx`**${permissionLabel(permission)}**, for ${inlineMarkdown(purpose)}`);
  const leftOut = missingOptional.length > 0 && mdx`It leaves out ${join(missingOptional, '; and ')}.`;
  const missingRequired = commaList(
    required.filter(isMissing).map(({permission}) => mdx`**${permissionLabel(permission)}**`),
  );
  if (required.some(isMissing)) {
    return mdx`${invite} doesn't ask for ${missingRequired}, and nothing works here without it, so [add it](${addLater}) first. ${leftOut} [Here's what each is for](#permissions).`;
  }
  if (missingOptional.length > 0) {
    return mdx`${invite} is enough to start. ${leftOut} [Add what you want](${addLater}). [Here's every permission](#permissions).`;
  }
  return mdx`${invite} asks for everything ${product.name} needs here. [Here's what it's for](#permissions).`;
});

function intentText({privileged, messagesFor}: IntentNeeds = {privileged: [], other: []}): Markdown {
  const several = privileged.length > 1;
  const intentLink = mdx`[privileged intent${several && 's'}](/faq/permissions#intents)`;
  if (privileged.length === 0) return mdx`It uses no ${intentLink}.`;
  const names = commaList(privileged.map((intent) => mdx`**${intentLabel(intent)}**`));
  const reading = messagesFor && inlineMarkdown(`; messages are read for ${messagesFor}`);
  return mdx`The ${intentLink} ${names} ${several ? 'are' : 'is'} used${reading}.`;
}

const onlyReplies = 'It needs no permissions: it only replies to commands, which Discord always lets a bot do.';

const permissionTable = (rows: readonly Markdown[]): Markdown => mdx`
  | Permission | Needed | For |
  | - | - | - |
  ${lines(rows)}
`;

/** `polls` → `| **Send Messages** | Always | Posting the poll and its result |`, and the privileged intents. */
export const permissions = showEach(features, ({permissions: {required, optional, scope}, intents}) => {
  const rows = [
    ...required.map((need) => permissionRow(need, 'Always')),
    ...optional.map((need) => permissionRow(need, 'Optional')),
  ];
  return mdx`
      ${rows.length === 0 ? onlyReplies : permissionTable(rows)}

      ${scope && `Allow them in ${scope}. `}${intentText(intents)}
    `;
});

const audiences: Readonly<Record<Command['reply'], string>> = {ephemeral: 'only you', public: 'everyone'};

const audienceVerbs: Readonly<Record<Command['reply'], string>> = {ephemeral: 'see', public: 'sees'};

/** Writes one row for commands that share an option: ``| `/poll close`, `/poll edit` `poll` | A poll from the list | … |`` */
function optionTable(list: readonly Command[]): Value {
  const rows = new Map<string, {option: CommandOption; commands: string[]}>();
  for (const {name, options} of list) {
    for (const option of options) {
      const optionKey = JSON.stringify(option);
      rows.set(optionKey, {option, commands: [...(rows.get(optionKey)?.commands ?? []), name]});
    }
  }
  if (rows.size === 0) return undefined;
  const row = ({option, commands}: {option: CommandOption; commands: string[]}) =>
    mdx`| ${join(commands.map(code), ', ')} ${code(option.name)} | ${inlineMarkdown(option.description)} | ${optionText(option)} | ${optionDefault(option)} |`;
  const table = mdx`
    | Option | Description | Value | Required, or default |
    | - | - | - | - |
    ${lines([...rows.values()].map(row))}
  `;
  return collapseIfLong(table, rows.size, 'options');
}

const commandTables = (list: readonly Command[]): Markdown => mdx`
  | Command | What it does | Who runs it | Who sees the reply |
  | - | - | - | - |
  ${lines(
    list.map(
      ({name, description, requires, reply}) =>
        mdx`| ${code(name)} | ${description} | ${requirementText(requires)} | ${audiences[reply]} |`,
    ),
  )}

  ${optionTable(list)}
`;

/** `seconds` → ``- `seconds`: How long to wait; 1 to 60 (default: `5`)`` */
function optionItem(option: CommandOption): Markdown {
  const range = optionRange(option);
  const defaultNote = !option.required && mdx` (default: ${optionDefault(option)})`;
  return mdx`- ${code(option.name)}${option.required && ' (required)'}: ${inlineMarkdown(option.description)}${range !== '' && ['; ', range]}${defaultNote}`;
}

const commandAnchor = ({name}: Command): string => name.slice(1).replaceAll(' ', '-');

/** `### /game coin`, its description, options and example, and who sees the reply if that is unusual. */
const commandSection = (command: ShownCommand, usualReply: Command['reply']): Markdown => mdx`
  ### ${code(command.name)} {/* #${commandAnchor(command)} */}

  ${command.description}.${command.requires.length > 0 && mdx` For ${holderText(command.requires)}.`}${
    command.reply !== usualReply &&
    ` ${capitalized(audiences[command.reply])} ${audienceVerbs[command.reply]} the reply.`
  }

  ${lines(command.options.map(optionItem))}

  ${codeBlock('command', command.example)}
`;

/** Longer lists of commands begin with a table. */
const MANY_COMMANDS = 10;

const commandIndex = (list: readonly Command[]): Markdown => mdx`
  | Command | What it does | Who runs it |
  | - | - | - |
  ${lines(
    list.map(
      (command) =>
        mdx`| [${code(command.name)}](#${commandAnchor(command)}) | ${command.description} | ${requirementText(command.requires)} |`,
    ),
  )}
`;

function commandSections(list: readonly ShownCommand[]): Markdown {
  const privateReplies = list.filter((command) => command.reply === 'ephemeral').length;
  const usual = privateReplies > list.length / 2 ? 'ephemeral' : 'public';
  const exceptions = list.some((command) => command.reply !== usual) && ', unless a command says otherwise';
  return mdx`
    ${list.length > MANY_COMMANDS && commandIndex(list)}

    ${capitalized(audiences[usual])} ${audienceVerbs[usual]} the replies${exceptions}.

    ${paragraphs(list.map((command) => commandSection(command, usual)))}
  `;
}

/** `polls` → ``| `/poll list` | List the open polls | everyone | only you |``; `games` → a section for each command. */
export const commands = {
  global: () => commandTables(globalCommands),
  index: () => commandsByFeature(),
  ...showEach(allModules, (module) => commandTables(module.commands)),
  ...showEach(groups, (group) => commandSections(group.commands)),
};

function settingRow(setting: Setting | GeneralSetting): Markdown {
  const notes = [
    setting.note,
    setting.premium && 'Premium only',
    setting.dashboardOnly && 'dashboard only',
    'command' in setting && `${setting.command} also sets it`,
  ].filter(Boolean);
  const note = notes.length > 0 && mdx` (${inlineMarkdown(notes.join('; '))})`;
  const name = mdx`<Anchor id="${settingAnchor(setting.key)}">${code(setting.key)}</Anchor>`;
  const more = 'description' in setting && mdx`. ${inlineMarkdown(setting.description)}`;
  return mdx`| **${inlineMarkdown(setting.label)}** ${name}${note}${more} | ${settingText(setting)} | ${defaultText(setting.default, setting.unit)} |`;
}

const settingTable = (list: readonly (Setting | GeneralSetting)[]): Markdown =>
  list.length === 0
    ? mdx`There are no settings: it works as it is.`
    : collapseIfLong(
        mdx`
          | Setting | Value | Default |
          | - | - | - |
          ${lines(list.map(settingRow))}
        `,
        list.length,
        'settings',
      );

/** `polls` → ``| **Open a thread under each poll** `discussion_thread` | yes or no | no |`` */
export const settingBlocks = {
  general: () => settingTable(settings),
  ...showEach(features, (feature) => settingTable(feature.settings ?? [])),
};

const limitTable = (limits: readonly Limit[]): Markdown => mdx`
  | Limit | Free | Premium |
  | - | - | - |
  ${lines(limits.map((limit) => mdx`| ${limitName(limit)} | ${limitText(limit.free)} | ${limitText(limit.premium)} |`))}
`;

function featureLimits(feature: Feature): Markdown {
  const own = 'order' in feature ? feature.limits : limitsByKey(feature.limits ?? []);
  const platform = 'platformLimits' in feature ? (feature.platformLimits ?? []) : [];
  if (own.length + platform.length === 0) return mdx`The limits are the same in Free and Premium.`;
  const caps = mdx`
    | Limit | Maximum |
    | - | - |
    ${lines(platform.map((cap) => mdx`| ${capitalized(cap.what)} | ${cap.max} |`))}
  `;
  return paragraphs([own.length > 0 && limitTable(own), platform.length > 0 && caps]);
}

const limitsByKey = (keys: readonly string[]): Limit[] => coreLimits.filter((limit) => keys.includes(limit.key));

/** `polls` → `| Open polls | 5 | 50 |` */
export const limits = showEach(features, featureLimits);

/** All limits: `### Polls` and its table, and so on. */
export const limitComparison = (): Markdown => mdx`
  ### General {/* #limits-general */}

  ${limitTable(coreLimits)}

  ${paragraphs(moduleList.map(({key, title, limits: own}) => mdx`### ${title} {/* #limits-${key} */}\n\n${limitTable(own)}`))}
`;

const variableTable = (list: readonly Variable[], gives: (variable: Variable) => Value): Markdown => mdx`
  | Variable | Gives | Example |
  | - | - | - |
  ${lines(list.map((variable) => mdx`| ${code(`{${variable.name}}`)} | ${gives(variable)} | ${code(variable.example)} |`))}
`;

/** An empty list also produces no text. */
const canBeEmpty = ({nullable, type}: Variable): boolean => nullable === true || type === 'mention_list';

const categoryVariables = (list: readonly Variable[]): Markdown => mdx`
  ${
    list.some(canBeEmpty)
      ? mdx`A variable marked *or empty* can have no value. Then nothing appears in its place.`
      : 'They always have a value.'
  }

  ${variableTable(list, (variable) => [inlineMarkdown(variable.description), canBeEmpty(variable) && mdx`, *or empty*`])}
`;

function categoryModules(category: string): Markdown {
  const withTexts: readonly Module[] = moduleList.filter((module) => module.variables.where.length > 0);
  const offering = withTexts.filter((module) => module.variables.categories.includes(category));
  const others = withTexts.filter((module) => !offering.includes(module));
  const linked = (list: readonly Module[]): Value =>
    commaList(list.map((module) => mdx`[${module.title}](${paths.module(module.key)}#variables)`));
  return mdx`
    They work in the texts of ${linked(offering)}.

    ${others.length > 0 && mdx`They don't work in the texts of ${linked(others)}.`}
  `;
}

function moduleVariables({variables: {own, categories, where, note}}: Module): Markdown {
  if (where.length === 0) return mdx`This module has no texts of its own, so it has no variables.`;
  const general = variables.categories.filter((category) => categories.includes(category.key));
  const links = general.map(
    ({key, title}, index) => mdx`[${index === 0 ? title : uncapitalized(title)}](${paths.variables(key)})`,
  );
  return mdx`
    ${inlineMarkdown(`They work in ${inProse(where)}.${note ? ` ${capitalized(note)}` : ''}`)}

    ${variableTable(own, ({description, nullable}) => inlineMarkdown(nullable ? `${description}; can be empty` : description))}

    ${commaList(links)} also work there.
  `;
}

/** `| [Polls](/docs/modules/polls#variables) | yes | yes | yes | yes | 3 |` */
function categoryTable(): Markdown {
  const all = variables.categories;
  const row = ({key, title, variables: {categories, own}}: (typeof moduleList)[number]): Markdown => {
    const offers = all.map((category) => (categories.some((name) => name === category.key) ? 'yes' : 'no'));
    return mdx`| [${title}](${paths.module(key)}#variables) | ${join(offers, ' | ')} | ${own.length} |`;
  };
  return mdx`
    | Module | ${join(
      all.map((category) => capitalized(category.key)),
      ' | ',
    )} | Own variables |
    | - | ${join(
      all.map(() => mdx`-`),
      ' | ',
    )} | - |
    ${lines(moduleList.filter((module) => module.variables.where.length > 0).map(row))}
  `;
}

/** `user` → ``| `{user.name}` | Username | `marlow` |``; `user-places` → the modules whose texts can use them; `modules` → a table. */
export const variableBlocks = {
  modules: categoryTable,
  ...showEach(
    keyBy(variables.categories, ({key}) => key),
    (category) => categoryVariables(category.variables),
  ),
  ...showEach(
    keyBy(variables.categories, ({key}) => `${key}-places` as const),
    ({key}) => categoryModules(key),
  ),
  ...showEach(allModules, moduleVariables),
};

/** `all` → ``| `cut` | 1-200 characters | `{server.description|cut:20}` | `A calm place for peo…` |`` */
export const filters = {
  all: () => mdx`
    | Filter | Argument | Example | Result |
    | - | - | - | - |
    ${lines(
      variables.grammar.filtersList.map(
        ({name, argument, example, result, ...rest}) =>
          mdx`| ${code(name)} | ${argument} | ${code(example)} | ${code(result)}${'when' in rest && `, when ${rest.when}`} |`,
      ),
    )}
  `,
};

function eventTable({events}: {events: readonly LoggedEvent[]}): Markdown {
  const when = ({text, note, highVolume}: LoggedEvent): Value =>
    inlineMarkdown([text, note, highVolume && 'frequent'].filter(Boolean).join('; '));
  const table = mdx`
    | Event | When |
    | - | - |
    ${lines(events.map((event) => mdx`| ${code(event.key)} | ${when(event)} |`))}
  `;
  return collapseIfLong(table, events.length, 'events');
}

const eventGroup = (group: EventGroup): Markdown => mdx`
  ### ${group.title} (${code(group.key)}) {/* #events-${group.key} */}

  ${eventTable(group)}
`;

const eventLink = ({key, title, events}: Module): Markdown =>
  mdx`- [${title}](${paths.module(key)}#events) (${code(key)}): ${events.length} events`;

/** `polls` → ``| `polls.poll.closed` | A poll closed |``; `catalog` → events of the server itself. */
export const events = {
  catalog: () => paragraphs(serverGroups.map(eventGroup)),
  modules: () => lines(moduleList.map(eventLink)),
  ...showEach(allModules, eventTable),
};

/** `verifier` → ``| Button (`button`) | low | one click |`` */
export const choices = {
  reactionroles: () => mdx`
    | Style | Maximum options | What Discord allows |
    | - | - | - |
    ${lines(
      modules.reactionroles.styles.map(
        ({key, maxOptions, why}) => mdx`| ${code(key)} | ${inProse(maxOptions)} | ${why} |`,
      ),
    )}
  `,
  serverstats: () => mdx`
    | Type | Counts |
    | - | - |
    ${lines(modules.serverstats.counterTypes.map(({key, label}) => mdx`| ${code(key)} | ${label} |`))}
  `,
  socials: () => mdx`
    | Platform | Source | Posts when | Delay |
    | - | - | - | - |
    ${lines(
      modules.socials.platforms.map(
        ({title, source, event, delay}) => mdx`| ${title} | ${source} | ${event} | ${delay} |`,
      ),
    )}
  `,
  verifier: () => mdx`
    | Method | Strength | What the member does |
    | - | - | - |
    ${lines(
      modules.verifier.methods.map(
        ({title, key, strength, effort}) => mdx`| ${title} (${code(key)}) | ${strength} | ${effort} |`,
      ),
    )}
  `,
};

/** `polls` → `| Your vote and when you cast it | As long as the poll | Yes |` */
export const stored = showEach(features, (feature) => {
  const row = (data: StoredData): Markdown =>
    mdx`| ${inlineMarkdown(data.what)} | ${inlineMarkdown(capitalized(data.kept))} | ${inlineMarkdown(deletionText(data))} |`;
  const all = mdx`
    | What's stored | How long | Can you delete it? |
    | - | - | - |
    ${lines(feature.stored.map(row))}
  `;
  return mdx`
    ${feature.stored.length === 0 ? 'Nothing about members is stored.' : all}

    ${'privacyNote' in feature && feature.privacyNote}

    ${feature.stored.length > 0 && mdx`[Who can see it](${paths.privacy}#visible)`}
  `;
});

const changelogItem = (component: string): Markdown => mdx`- [Changelog](${paths.component('current', component)})`;

// Skips unknown keys, which `checkFacts` reports.
const guideLinks = (keys: readonly (ModuleKey | FunctionKey)[]): Markdown =>
  lines(
    keys
      .filter((key) => key in features)
      .map((key) => mdx`- [${features[key].title}](${featurePath(key)}): ${features[key].summary}`),
  );

const behaviorAnchor = (key: ModuleKey | FunctionKey): string => `behavior-${key}`;

const behaviorLink = (key: ModuleKey | FunctionKey): Markdown =>
  mdx`- [Threads, other bots, members who return, restarts](/docs#${behaviorAnchor(key)})`;

/** `polls` → links to related guides, its row in `Behavior`, variables, API and changelog. */
export const related = {
  ...showEach(
    allModules,
    ({key, title, related: others, variables: {where}}) => mdx`
      ${guideLinks(others)}
      ${behaviorLink(key)}
      ${where.length > 0 && mdx`- [Variables](${paths.variableIndex})`}
      - [${title} in the API](${paths.moduleApi(key)})
      ${changelogItem(`modules.${key.replaceAll('-', '_')}`)}
    `,
  ),
  ...showEach(
    groups,
    (group) => mdx`
      ${guideLinks(group.related)}
      ${behaviorLink(group.key)}
      ${changelogItem('general')}
    `,
  ),
};

/** `all` → `### Let the right people in` with links to its modules. */
export const moduleIndex = {
  all: () =>
    paragraphs(
      purposes.map(
        ({key, title, why}) => mdx`
          ### ${title} {/* #modules-${key} */}

          ${why}

          ${guideLinks(moduleList.filter((module) => module.purpose === key).map((module) => module.key))}
        `,
      ),
    ),
};

const featureList = [...moduleList, ...functionList];

function behaviorRow({key, title, behavior: {threads, bots, rejoin, restart}}: (typeof featureList)[number]): Value {
  const name = mdx`<Anchor id="${behaviorAnchor(key)}">[${title}](${featurePath(key)})</Anchor>`;
  return mdx`| ${name} | ${join([threads, bots, rejoin, restart].map(inlineMarkdown), ' | ')} |`;
}

/** `all` → `| [Polls](…) | … | … | … | … |`, a column for each question. */
export const behavior = {
  all: () => mdx`
    | Module or function | Threads and forums | Other bots | Members who leave or return | Restarts |
    | - | - | - | - | - |
    ${lines(featureList.map(behaviorRow))}
  `,
};

/** ``| [Polls](/docs/modules/polls#commands) | `/poll create` `/poll native` … |`` */
const commandsByFeature = (): Markdown => {
  const row = ({key, title, commands: list}: (typeof featureList)[number]): Value => {
    const names = list.map(({name}) => code(name));
    return mdx`| [${title}](${featurePath(key)}#commands) | ${join(names, ' ')} |`;
  };
  return mdx`
    | Module or function | Commands |
    | - | - |
    ${lines(featureList.map(row))}
  `;
};

/** `all` → `- [Games](/docs/functions/games): Short games alone or with others, in any text channel.` */
export const functionIndex = {all: () => guideLinks(functionList.map(({key}) => key))};
