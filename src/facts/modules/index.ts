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
import {moduleKeys, type Module, type ModuleKey} from '../types';

export const modules = {
  autoresponder,
  giveaways,
  'invite-tracker': inviteTracker,
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
} as const satisfies Record<ModuleKey, Module>;

const missing = moduleKeys.find((key) => !(key in modules));
if (missing !== undefined) {
  throw new Error(
    `src/facts/types.ts has the module ${missing} in moduleKeys, and src/facts/modules/index.ts has no facts of it. Enter src/facts/modules/${missing}.ts there, or take the key out of moduleKeys.`,
  );
}

/** In the order of lists. */
export const moduleList: readonly Module[] = Object.values<Module>(modules).sort((a, b) => a.order - b.order);
