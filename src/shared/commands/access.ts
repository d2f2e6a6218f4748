import {globalCommands} from '../../facts/commands';
import type {Command, Requirement} from '../../facts/types';

/** Commands that ask for the same, by name. */
export interface SharedRequirement {
  requires: readonly Requirement[];
  commands: string[];
}

const asksOnlyFor = (requires: readonly Requirement[], other: readonly Requirement[]): boolean =>
  JSON.stringify(requires) === JSON.stringify(other);

/** Who switches modules on and opens their settings. */
export const moduleAccess: readonly Requirement[] = globalCommands
  .filter(({name}) => name === '/module enable')
  .flatMap(({requires}) => requires);

/**
 * Commands that ask for a permission other than what switches a module on, in the order of the commands. Those that
 * members run on what is their own, whoever may do so besides, are left out.
 */
export function otherAccess(commands: readonly Command[]): SharedRequirement[] {
  const shared: SharedRequirement[] = [];
  for (const {name, requires} of commands) {
    const forMembers = requires.length === 0 || requires.some((requirement) => 'who' in requirement);
    const asksPermission = requires.some((requirement) => 'permissions' in requirement);
    if (forMembers || !asksPermission || asksOnlyFor(requires, moduleAccess)) continue;
    const same = shared.find((other) => asksOnlyFor(other.requires, requires));
    if (same) same.commands.push(name);
    else shared.push({requires, commands: [name]});
  }
  return shared;
}
