import {games} from './games';
import {miscellaneous} from './miscellaneous';
import {moderation} from './moderation';
import {musicAndRadio} from './music-and-radio';
import {utils} from './utils';
import type {FunctionGroup, FunctionKey} from '../types';

/** How a function differs from a module. */
export const functionDefinition =
  'A function needs no setup and has no switch of its own: it works as soon as the bot has its permissions. Admins restrict its commands in Server Settings > Integrations. A module must be switched on and configured.';

/** All groups of functions by key. */
export const functions = {
  games,
  miscellaneous,
  moderation,
  'music-and-radio': musicAndRadio,
  utils,
} as const satisfies Record<FunctionKey, FunctionGroup>;

export const functionList: readonly FunctionGroup[] = Object.values<FunctionGroup>(functions);
