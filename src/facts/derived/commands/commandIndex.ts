import {generalCommands} from '../../commands';
import {functionList} from '../../functions';
import {moduleList} from '../../modules';
import type {Command} from '../../types';
import {byCodeUnit} from '../../../lib/collections';

export function allCommands(): Command[] {
  const featureCommands = [...moduleList, ...functionList].flatMap(({commands}): readonly Command[] => commands);
  return [...generalCommands, ...featureCommands].sort((a, b) => byCodeUnit(a.name, b.name));
}

/** Returns the first word of each command: `/poll create` → `/poll`. Discord limits their number, and admins restrict these. */
export function topLevelCommandNames(commands: readonly Pick<Command, 'name'>[] = allCommands()): string[] {
  return [...new Set(commands.map(({name}) => name.split(' ')[0] ?? name))];
}

/** Returns the name if the bot has this command. If it is undefined, texts don't mention the command. */
const existingCommandName = (name: string): string | undefined =>
  allCommands().find((command) => command.name === name)?.name;

export const diagnoseCommandName = existingCommandName('/diagnose');
export const privacyDeleteCommandName = existingCommandName('/privacy delete');
