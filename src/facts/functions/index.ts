import {games} from './games';
import {miscellaneous} from './miscellaneous';
import {moderation} from './moderation';
import {musicAndRadio} from './music-and-radio';
import {utils} from './utils';
import {standIn} from '../standIn';
import type {FunctionGroup} from '../types';

export const functionsVersusModules =
  'You switch a module on and set it up. Functions have no switch. They work without setup as soon as the bot has their permissions. A few have settings, and admins can restrict their commands in Server Settings > Integrations.';

/** The groups of functions, in the order of all lists. Names call a group a function: `functionList`, `FunctionKey`. */
const list = [games, miscellaneous, moderation, musicAndRadio, utils] as const satisfies readonly FunctionGroup[];

/** Widens the literal types of `list`. */
export const functionList: readonly FunctionGroup[] = list;

export const hasFunctions = functionList.length > 0;

export const functionKeys = functionList.map(({key}) => key);

/** @throws Error if there is no such group. The message also names modules, because callers look among those first. */
export function groupNamed(key: string): FunctionGroup {
  const group = functionList.find((listed) => listed.key === key);
  if (!group)
    throw new Error(
      `There is no module or group of functions "${key}" in src/facts/modules/ and src/facts/functions/.`,
    );
  return group;
}

/** The groups by key. */
export const functions = Object.fromEntries(functionList.map((group) => [group.key, group])) as {
  [Listed in (typeof list)[number] as Listed['key']]: Listed;
};

standIn(functionList, 'your groups of functions, in src/facts/functions/');

export type FunctionKey = keyof typeof functions;
