import {games} from './games';
import {miscellaneous} from './miscellaneous';
import {moderation} from './moderation';
import {musicAndRadio} from './music-and-radio';
import {utils} from './utils';
import {standIn} from '../standIn';
import type {FunctionGroup, FunctionKey} from '../types';

export const functionDefinition =
  'You switch a module on and set it up. A function has no switch and needs no setup. It works as soon as the bot has its permissions, and admins can restrict its commands in Server Settings > Integrations.';

export const functions = standIn(
  {
    games,
    miscellaneous,
    moderation,
    'music-and-radio': musicAndRadio,
    utils,
  } as const satisfies Record<FunctionKey, FunctionGroup>,
  'your groups of functions, in src/facts/functions/',
);

export const functionList: readonly FunctionGroup[] = Object.values<FunctionGroup>(functions);
