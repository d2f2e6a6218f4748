import {autoresponder} from './autoresponder';
import {giveaways} from './giveaways';
import {inviteTracker} from './invite-tracker';
import {logging} from './logging';
import {polls} from './polls';
import {reactionroles} from './reactionroles';
import {reminders} from './reminders';
import {rules} from './rules';
import {serverstats} from './serverstats';
import {socials} from './socials';
import {tags} from './tags';
import {tempchannels} from './tempchannels';
import {tickets} from './tickets';
import {verifier} from './verifier';
import {welcoming} from './welcoming';
import {standIn} from '../standIn';
import type {Module} from '../types';

/** The modules, in the order in which every list shows them. */
const list = [
  autoresponder,
  giveaways,
  inviteTracker,
  logging,
  polls,
  reactionroles,
  reminders,
  rules,
  serverstats,
  socials,
  tags,
  tempchannels,
  tickets,
  verifier,
  welcoming,
] as const satisfies readonly Module[];

/** Widens the literal types of `list`. */
export const moduleList: readonly Module[] = list;

standIn(moduleList, 'your modules with their releases, in src/facts/modules/');

export type ApiModule = Module & Required<Pick<Module, 'api'>>;

/** The modules that programs can use. */
export const apiModules = moduleList.filter((module): module is ApiModule => module.api !== undefined);

export const apiModuleKeys = apiModules.map(({key}) => key);

export const hasApi = apiModules.length > 0;

export const moduleKeys = moduleList.map(({key}) => key);

/** @throws Error if there is no such module */
export function moduleNamed(key: string): Module {
  const module = moduleList.find((listed) => listed.key === key);
  if (!module) throw new Error(`src/facts/modules/index.ts has no module "${key}".`);
  return module;
}

/** The modules by key. */
export const modules = Object.fromEntries(list.map((module) => [module.key, module])) as {
  [Listed in (typeof list)[number] as Listed['key']]: Listed;
};

export type ModuleKey = keyof typeof modules;
