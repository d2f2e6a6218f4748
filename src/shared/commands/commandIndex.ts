import {globalCommands} from '../../facts/commands';
import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import type {Command, FunctionKey, ModuleKey} from '../../facts/types';

/** Finds out what is missing when something doesn't work. */
export const diagnoseCommand: (typeof globalCommands)[number]['name'] = '/diagnose';

/** A command and the module or group of functions that it belongs to. */
export type OwnedCommand = Command & {owner: ModuleKey | FunctionKey | 'core'};

/** All commands, by name. */
export function allCommands(): OwnedCommand[] {
  return [
    ...globalCommands.map((command): OwnedCommand => ({owner: 'core', ...command})),
    ...[...moduleList, ...functionList].flatMap((feature) =>
      feature.commands.map((command): OwnedCommand => ({owner: feature.key, ...command})),
    ),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** First words of commands: what Discord counts against its limit and lets admins restrict. */
export function topLevelCommands(commands: readonly Pick<Command, 'name'>[] = allCommands()): string[] {
  return [...new Set(commands.map(({name}) => name.split(' ')[0] ?? name))];
}
