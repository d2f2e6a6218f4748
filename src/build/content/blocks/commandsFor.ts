import {hasFunctions} from '../../../facts/functions';
import {permissionLabel} from '../../../facts/derived/permissions';
import {platform} from '../../../facts/platform';
import type {Command, Permission, Requirement} from '../../../facts/types';
import {orListFormat} from '../../../lib/collections';
import {commandAnchor} from './commands';
import {featureList, featureNamed, featurePath, isModuleKey} from './feature';
import {code, withDetectedCode, join, lines, mdx, table, type Markdown} from './mdxTemplate';

type Audience = 'members' | 'moderators' | 'admins';

const everyonePermissions: readonly Permission[] = platform.everyonePermissions;

const permissionsOf = (requirement: Requirement): readonly Permission[] => {
  if ('permissions' in requirement) return requirement.permissions;
  return 'byDefault' in requirement && requirement.byDefault ? [requirement.byDefault] : [];
};

/**
 * Returns who can run a command because of this requirement: `{who: 'opener'}` → `members`. A setting counts by its
 * `byDefault`; without one, it counts as `moderators`, because admins choose who has the role.
 */
function audienceOf(requirement: Requirement): Audience {
  if ('who' in requirement) return requirement.who === 'staff' ? 'moderators' : 'members';
  const permissions = permissionsOf(requirement);
  if (permissions.includes('ManageGuild')) return 'admins';
  return permissions.length > 0 && permissions.every((permission) => everyonePermissions.includes(permission))
    ? 'members'
    : 'moderators';
}

const isFor = (audience: Audience, {requires}: Command): boolean =>
  requires.length === 0 ? audience === 'members' : requires.some((item) => audienceOf(item) === audience);

/** `channel owner`, `Ban Members`, `Create Polls, unless creator_roles changes that`. Empty if everyone can run the command. */
function conditionText(audience: Audience, {requires}: Command): string {
  const texts = requires.flatMap((requirement) => {
    if (audienceOf(requirement) !== audience) return [];
    if ('who' in requirement) return [requirement.who];
    const permissions = permissionsOf(requirement).map(permissionLabel).join(' and ');
    if (!('setting' in requirement)) return [permissions];
    const {setting} = requirement;
    return [permissions ? `${permissions}, unless \`${setting}\` changes that` : `a role from \`${setting}\``];
  });
  return orListFormat.format(texts);
}

/** Groups of functions have an anchor for each command. */
const commandLink = (featureKey: string, command: Command): Markdown =>
  isModuleKey(featureKey)
    ? code(command.name)
    : mdx`[${code(command.name)}](${featurePath(featureKey)}#${commandAnchor(command)})`;

const commandItem = (featureKey: string, command: Command): Markdown =>
  mdx`- ${commandLink(featureKey, command)}: ${withDetectedCode(command.description)}`;

/** Permissions that an admin's command needs besides Manage Server: ` (with Manage Roles)` or an empty string. */
function furtherPermissionsText({requires}: Command): string {
  const permissions = requires.flatMap(permissionsOf).filter((permission) => permission !== 'ManageGuild');
  return permissions.length > 0 ? ` (with ${permissions.map(permissionLabel).join(' and ')})` : '';
}

const commandNames = (commandList: readonly Command[]): Markdown =>
  join(
    commandList.map((command) => mdx`${code(command.name)}${furtherPermissionsText(command)}`),
    ' ',
  );

const commandsOf = (audience: Audience, commandList: readonly Command[]): readonly Command[] =>
  commandList.filter((command) => isFor(audience, command));

const featuresFor = (audience: Audience): readonly {key: string; commandList: readonly Command[]}[] =>
  featureList
    .map(({key, commands}) => ({key, commandList: commandsOf(audience, commands)}))
    .filter(({commandList}) => commandList.length > 0);

/** `- **Tickets** (opener or staff)` with what its commands do, an item for each condition. */
function featureItems(audience: Audience, key: string, commandList: readonly Command[]): Markdown[] {
  const byCondition = new Map<string, Command[]>();
  for (const command of commandList) {
    const condition = conditionText(audience, command);
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), command]);
  }
  return [...byCondition].map(
    ([condition, commandsInItem]) => mdx`
      - [**${featureNamed(key).title}**](${featurePath(key)}#commands)${condition && [' (', withDetectedCode(condition), ')']}
        ${lines(commandsInItem.map((command) => commandItem(key, command)))}
    `,
  );
}

/** Lists what each command does. Folded, because readers of the page look for other things too. */
function describedCommands(audience: Audience): Markdown | undefined {
  const features = featuresFor(audience);
  if (features.length === 0) return undefined;
  const count = features.flatMap(({commandList}) => commandList).length;
  return mdx`
    <details>
      <summary>All ${count} commands for ${audience}</summary>

      ${lines(features.flatMap(({key, commandList}) => featureItems(audience, key, commandList)))}

    </details>
  `;
}

/** ``| [Polls](/docs/modules/polls#commands) | `/poll create` … |`` */
function commandTable(audience: Audience): Markdown | undefined {
  const features = featuresFor(audience);
  if (features.length === 0) return undefined;
  return table(
    [hasFunctions ? 'Module or function' : 'Module', 'Commands'],
    features.map(
      ({key, commandList}) =>
        mdx`| [${featureNamed(key).title}](${featurePath(key)}#commands) | ${commandNames(commandList)} |`,
    ),
  );
}

/**
 * Commands by who can run them: a command is in each list that one of its requirements fits. Leaves out general commands, which
 * `<Facts.Commands of="general" />` lists.
 */
export const commandsFor = {
  members: () => describedCommands('members'),
  moderators: () => describedCommands('moderators'),
  admins: () => commandTable('admins'),
};
