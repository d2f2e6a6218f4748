import {games} from './games';
import {miscellaneous} from './miscellaneous';
import {moderation} from './moderation';
import {musicAndRadio} from './music-and-radio';
import {utils} from './utils';
import type {FunctionGroup, FunctionKey} from '../types';

export const functionDefinition =
  'You switch a module on and set it up. A function has no switch and needs no setup. It works as soon as the bot has its permissions, and admins can restrict its commands in Server Settings > Integrations.';

export const functions = {
  games,
  miscellaneous,
  moderation,
  'music-and-radio': musicAndRadio,
  utils,
} as const satisfies Record<FunctionKey, FunctionGroup>;

export const functionList: readonly FunctionGroup[] = Object.values<FunctionGroup>(functions);
