import type {Command, Json, JsonObject, Permission} from '../../../src/facts/types';
import {isSame, Leftovers, type Comparison, type Difference, type Edit, type Place} from '../difference';
import {literal} from '../literal';
import {exampleLine} from './exampleLine';
import {ourRoots, rootName, type ComparedOption, type OurCommand, type OurRoot} from './ours';
import type {PlatformCommand} from './schema';
import {theirRoots, type TheirCommand, type TheirRoot} from './theirs';

/** What is compared of an option beside its name, in the order of the printout. */
const optionProperties = [
  'description',
  'type',
  'required',
  'choices',
  'autocomplete',
  'min',
  'max',
  'minLength',
  'maxLength',
  'channelTypes',
] as const satisfies readonly (keyof ComparedOption)[];

/** Values as JSON; of channel types the order does not count. */
function comparable(option: ComparedOption, property: (typeof optionProperties)[number]): Json | undefined {
  const value = option[property];
  return property === 'channelTypes' ? [...(option.channelTypes ?? [])].sort() : value;
}

const put = ({file, at}: Place, property: string, value: Json | undefined): Edit =>
  value === undefined ? {kind: 'unset', file, at, property} : {kind: 'set', file, at, property, value};

/** What goes with a property: an option that is required, or has another type, does not keep its default. */
function follows(place: Place, property: string, theirs: ComparedOption): Edit[] {
  const losesDefault = property === 'type' || (property === 'required' && theirs.required);
  return losesDefault ? [put(place, 'default', undefined), put(place, 'defaultNote', undefined)] : [];
}

function compareOption(subject: string, ours: ComparedOption, theirs: ComparedOption, place: Place): Difference[] {
  return optionProperties
    .filter((property) => !isSame(comparable(ours, property), comparable(theirs, property)))
    .map((property): Difference => {
      const [before, after] = [ours[property], theirs[property]];
      return {
        ...{subject, part: `option ${ours.name}`, kind: 'changed', property, place},
        ...(before !== undefined && {ours: before}),
        ...(after !== undefined && {theirs: after}),
        edits: [put(place, property, after), ...follows(place, property, theirs)],
      };
    });
}

/** Options that are new, gone, changed or in another order. */
function compareOptions({command, place}: OurCommand, theirs: TheirCommand): Difference[] {
  const subject = command.name;
  const list: Place = {file: place.file, at: [...place.at, 'options']};
  const placeOf = (name: string): Place => ({file: place.file, at: [...list.at, name]});
  const ourNames = command.options.map(({name}) => name);
  const theirNames = theirs.options.map(({name}) => name);

  const gone = command.options
    .filter(({name}) => !theirNames.includes(name))
    .map(({name}): Difference => {
      const at = placeOf(name);
      return {subject, part: `option ${name}`, kind: 'gone', place: at, edits: [{kind: 'remove', ...at}]};
    });
  const others = theirs.options.flatMap((option, index): Difference[] => {
    const known = command.options.find(({name}) => name === option.name);
    if (known) return compareOption(subject, known, option, placeOf(option.name));
    const value = asJson(option);
    const after = theirNames[index - 1];
    const edit: Edit = {kind: 'insert', ...list, value, ...(after !== undefined && {after})};
    return [{subject, part: `option ${option.name}`, kind: 'added', theirs: value, place: list, edits: [edit]}];
  });
  const kept = [ourNames, theirNames].map((names, _, [a = [], b = []]) =>
    names.filter((name) => a.includes(name) && b.includes(name)),
  );
  const moved: Difference[] = isSame(kept[0], kept[1])
    ? []
    : [
        {
          ...{subject, kind: 'changed', property: 'order of options', ours: ourNames, theirs: theirNames, place: list},
          edits: [{kind: 'order', ...list, names: theirNames}],
        },
      ];
  return [...gone, ...others, ...moved];
}

/** A value without what is undefined. */
const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

function compareCommand(ours: OurCommand, theirs: TheirCommand): Difference[] {
  const {command, place} = ours;
  const described: Difference[] = isSame(command.description, theirs.description)
    ? []
    : [
        {
          ...{subject: command.name, kind: 'changed', property: 'description', place},
          ...{ours: command.description, theirs: theirs.description},
          edits: [put(place, 'description', theirs.description)],
        },
      ];
  return [...described, ...compareOptions(ours, theirs)];
}

/** A command as the facts have it, with what the export says and the most careful guess at what it does not. */
const commandFact = (
  {name, description, options}: TheirCommand,
  shown: boolean,
  permissions: TheirRoot['permissions'],
): JsonObject =>
  asJson({
    ...{name, description},
    ...(shown && {example: exampleLine(name, options)}),
    requires: permissions && permissions.length > 0 ? [{permissions}] : [],
    reply: 'ephemeral',
    options,
  } satisfies Command & {example?: string});

const guessed =
  'The export does not say who may run it below the permission, nor who sees the reply: look at requires and reply.';

/** A command below one that the facts have. */
function addedCommand(
  theirs: TheirCommand,
  ours: OurRoot,
  {permissions}: TheirRoot,
  after: string | undefined,
): Difference {
  const value = commandFact(theirs, ours.shown, permissions);
  return {
    ...{subject: theirs.name, kind: 'added', theirs: value, place: ours.list},
    edits: [{kind: 'insert', ...ours.list, value, ...(after !== undefined && {after})}],
    byHand: guessed,
  };
}

const permissionWords = (permissions: readonly Permission[] | null): Json =>
  permissions?.length === 0 ? 'administrators alone' : permissions;

/** What members need by default: written where one fact says it, else for people. */
function comparePermissions(ours: OurRoot, theirs: TheirRoot): Difference[] {
  const [before, after] = [ours.permissions, theirs.permissions].map((names) => names && [...names].sort());
  if (isSame(before, after)) return [];
  const [only, ...more] = ours.commands;
  const place = only?.place ?? ours.list;
  const difference: Difference = {
    ...{subject: ours.name, kind: 'changed', property: 'default_member_permissions'},
    ...{ours: permissionWords(ours.permissions), theirs: permissionWords(theirs.permissions), edits: []},
  };
  const one = theirs.permissions === null ? null : theirs.permissions.length === 1 ? theirs.permissions[0] : undefined;
  if (ours.ofModule && one !== undefined) {
    const root: Place = {file: place.file, at: ['rootCommand']};
    return [
      {
        ...{...difference, place: root, edits: [put(root, 'defaultMemberPermissions', one)]},
        byHand: 'Look at requires of its commands: the default is what all of them ask for.',
      },
    ];
  }
  if (more.length === 0 && theirs.permissions && theirs.permissions.length > 0) {
    const requires = [{permissions: theirs.permissions}];
    return [{...difference, place, edits: [put(place, 'requires', requires)]}];
  }
  return [{...difference, place, byHand: 'Change requires of its commands: the default is what all of them ask for.'}];
}

/** One command with all its subcommands. */
function compareRoot(ours: OurRoot, theirs: TheirRoot): Difference[] {
  const theirNames = theirs.commands.map(({name}) => name);
  const ourNames = ours.commands.map(({command}) => command.name);
  const goneAll = ours.commands
    .filter(({command}) => !theirNames.includes(command.name))
    .map(({command, place}): Difference => ({
      subject: command.name,
      kind: 'gone',
      place,
      edits: [{kind: 'remove', ...place}],
    }));
  let after = ourNames.at(-1);
  const others = theirs.commands.flatMap((command): Difference[] => {
    const known = ours.commands.find((own) => own.command.name === command.name);
    if (known) return compareCommand(known, command);
    const added = addedCommand(command, ours, theirs, after);
    after = command.name;
    return [added];
  });
  // What is gone is taken away last: new commands find their place behind it.
  return [...comparePermissions(ours, theirs), ...others, ...goneAll];
}

/** A command of which the facts have nothing: people say where it belongs. */
const strangeRoot = ({commands, permissions}: TheirRoot): Difference[] =>
  commands.map((command): Difference => ({
    ...{subject: command.name, kind: 'added', theirs: command.description, edits: []},
    byHand: `No module or group of functions has ${rootName(command.name)}. Put it into \`commands\` of the one it belongs to, or into globalCommands in src/facts/commands.ts; say who may run it and who sees the reply:\n${literal(commandFact(command, false, permissions))}`,
  }));

/** A command that the bot does not have. */
const goneRoot = ({name, commands, ofModule}: OurRoot): Difference[] =>
  commands.map(({command, place}): Difference => ({
    ...{subject: command.name, kind: 'gone', place, edits: []},
    byHand: ofModule
      ? `The bot has no ${name}: name the root command of the module as the bot does, or remove the module.`
      : `The bot has no ${name}: remove it here, and where pages name it.`,
  }));

/**
 * Compares an export of application commands with the facts. Order of commands, and descriptions of commands that have
 * subcommands, are not compared: the platform shows neither.
 */
export function compareCommands(exported: readonly PlatformCommand[]): Comparison {
  const leftovers = new Leftovers();
  const theirs = theirRoots(exported, leftovers);
  const ours = ourRoots();
  const differences = [
    ...ours.flatMap((root) => {
      const same = theirs.find(({name}) => name === root.name);
      return same ? compareRoot(root, same) : goneRoot(root);
    }),
    ...theirs.filter(({name}) => !ours.some((root) => root.name === name)).flatMap(strangeRoot),
  ];
  return {differences, leftovers: leftovers.all};
}
