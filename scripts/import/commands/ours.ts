import {globalCommands} from '../../../src/facts/commands';
import {functionList} from '../../../src/facts/functions';
import {moduleList} from '../../../src/facts/modules';
import type {Command, CommandOption, Permission} from '../../../src/facts/types';
import type {Place} from '../difference';

/** A command of the facts and its place. */
export interface OurCommand {
  command: Command;
  place: Place;
}

/** All commands of the facts whose first word is the same: what the platform has as one command. */
export interface OurRoot {
  /** With the slash: `/poll`. */
  name: string;
  /** The list that its commands are in. */
  list: Place;
  /** Its commands have a line that can be typed. */
  shown: boolean;
  /** The one command of a module, which says what members need by default. */
  ofModule: boolean;
  commands: readonly OurCommand[];
  /** What the platform asks of members by default; null: nothing. */
  permissions: readonly Permission[] | null;
}

/** A list of commands in the facts. */
interface OurList extends Omit<OurRoot, 'name' | 'commands' | 'permissions' | 'ofModule'> {
  commands: readonly Command[];
  rootCommand?: {name: string; defaultMemberPermissions: Permission | null};
}

const lists = (): OurList[] => [
  {list: {file: 'commands.ts', at: ['globalCommands']}, commands: globalCommands, shown: false},
  ...moduleList.map(({key, commands, rootCommand}) => ({
    ...{list: {file: `modules/${key}.ts`, at: ['commands']}, shown: false},
    ...{commands, rootCommand},
  })),
  ...functionList.map(({key, commands}) => ({
    ...{list: {file: `functions/${key}.ts`, at: ['commands']}, shown: true},
    commands,
  })),
];

/** First word of a command's name. */
export const rootName = (name: string): string => name.split(' ')[0] ?? name;

/** What a command asks of members if nothing but permissions counts. */
function onlyPermissions({requires}: Command): readonly Permission[] | null {
  const [requirement, ...more] = requires;
  return requirement && 'permissions' in requirement && more.length === 0 ? requirement.permissions : null;
}

/** The permissions that all commands ask for, else none: `commandRules.defaultMemberPermissions`. */
function sharedPermissions(commands: readonly Command[]): readonly Permission[] | null {
  const [first = null, ...rest] = commands.map(onlyPermissions);
  return rest.every((permissions) => JSON.stringify(permissions) === JSON.stringify(first)) ? first : null;
}

/** The commands of the facts as the platform counts them. */
export function ourRoots(): OurRoot[] {
  return lists().flatMap(({list, shown, commands, rootCommand}) =>
    [...new Set(commands.map(({name}) => rootName(name)))].map((name): OurRoot => {
      const own = commands.filter((command) => rootName(command.name) === name);
      const ofModule = rootCommand?.name === name;
      const asked = rootCommand?.defaultMemberPermissions;
      return {
        ...{name, list, shown, ofModule},
        commands: own.map((command) => ({command, place: {file: list.file, at: [...list.at, command.name]}})),
        permissions: ofModule ? (asked ? [asked] : null) : sharedPermissions(own),
      };
    }),
  );
}

/** What both sides say of an option. */
export type ComparedOption = Omit<CommandOption, 'default' | 'defaultNote' | 'note'>;
