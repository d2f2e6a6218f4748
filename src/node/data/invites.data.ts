import {globalCommands} from '../../facts/commands';
import {install} from '../../facts/install';
import {links} from '../../facts/links';
import {modules} from '../../facts/modules';
import {permissionLabel} from '../../shared/permissions';
import {product} from '../../facts/product';
import {paths} from '../../shared/routing/paths';

/** The module that the first steps begin with, here and in the introduction. */
const {key, title, variables} = modules.polls;
const question = variables.own.find(({name}) => name === 'poll.question')?.example;

/** Who runs the first steps holds it; the page says so once for all of them. */
const needed = 'ManageGuild';

/**
 * A command of the first steps.
 * @throws if the page would no longer be true of it: others see its answer, or it needs another permission
 */
function step(name: (typeof globalCommands)[number]['name']): string {
  const command = globalCommands.find((command) => command.name === name);
  const [requirement, ...others]: readonly {permissions: readonly string[]}[] = command?.requires ?? [];
  if (command?.reply !== 'ephemeral' || requirement?.permissions.join() !== needed || others.length > 0) {
    throw new Error(
      `The page says of ${name} that only its caller sees the answer, and that it needs ${needed}; see src/pages/get-started.tsx.`,
    );
  }
  return name;
}

/** What to know before adding the bot, and right after. */
export default {
  name: product.name,
  dashboard: links.dashboard,
  supportServer: links.supportServer,
  whoCanAdd: install.whoCanAdd,
  rolePosition: install.permissionPolicy.rolePosition,
  steps: {
    setup: step('/setup'),
    enable: `${step('/module enable')} module:${key}`,
    check: step('/diagnose'),
    tryIt: `/poll create question:${question}`,
    permission: permissionLabel(needed),
  },
  firstModule: {title, quickStart: `${paths.module(key)}#quick-start`},
};
