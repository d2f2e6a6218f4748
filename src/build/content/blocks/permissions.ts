import {privilegedIntentLabel, intents} from '../../../facts/derived/intents';
import {permissionAnchorId, permissionLabel} from '../../../facts/derived/permissions';
import type {IntentNeeds, PermissionNeed, PermissionNeeds} from '../../../facts/types';
import {invitePreset, permissionsRequestedBy} from '../../../facts/derived/invites';
import {product} from '../../../facts/product';
import {capitalized} from '../../../lib/sentences';
import {showEach} from './block';
import {joinWithAnd, withDetectedCode, join, mdx, table, type Markdown, type MdxValue} from './mdxTemplate';
import {modulesByKey, featuresByKey, foldableTable} from './feature';

const permissionRow = ({permission, for: purpose}: PermissionNeed, kind: string): Markdown =>
  mdx`| <Anchor id="${permissionAnchorId(permission)}">**${permissionLabel(permission)}**</Anchor> | ${kind} | ${withDetectedCode(capitalized(purpose))} |`;

const boldLabel = ({permission}: PermissionNeed): Markdown => mdx`**${permissionLabel(permission)}**`;

/** Compares a module's needs with the recommended invite: `polls` → `**Recommended** includes every permission you need. …` */
export const needs = showEach(modulesByKey, ({permissions: {required, optional}}) => {
  const grantedPermissions = new Set(permissionsRequestedBy(invitePreset('recommended')));
  const isMissing = ({permission}: PermissionNeed): boolean => !grantedPermissions.has(permission);
  const recommendedInviteLink = mdx`[**${invitePreset('recommended').label}**](/get-started)`;
  const missingRequiredPermissions = required.filter(isMissing);
  const optionalSentences = optional
    .filter(isMissing)
    .map(
      (need) =>
        mdx`${withDetectedCode(need.to === undefined ? `For ${need.for}` : `To ${need.to}`)}, add ${boldLabel(need)}.`,
    );
  if (missingRequiredPermissions.length + optionalSentences.length === 0) {
    return mdx`${recommendedInviteLink} includes every permission you need. With another invite, [check the permissions](#permissions) first.`;
  }
  const pronoun = missingRequiredPermissions.length === 1 ? 'it' : 'them';
  const firstSentence =
    missingRequiredPermissions.length === 0
      ? mdx`${recommendedInviteLink} is enough to start. With another invite, [check the permissions](#permissions) first.`
      : mdx`Add ${joinWithAnd(missingRequiredPermissions.map(boldLabel))} first. Nothing works here without ${pronoun}, and ${recommendedInviteLink} doesn't have ${pronoun}.`;
  return mdx`${join([firstSentence, ...optionalSentences], ' ')} [How to add a permission](/faq/permissions#add-later)`;
});

const noIntents: IntentNeeds = {privileged: []};

/** `Allow these permissions in the channels with polls. ` */
function grantText({serverWide = [], where}: PermissionNeeds): MdxValue {
  if (serverWide.length === 0) return where && `Allow these permissions in ${where}. `;
  const names = joinWithAnd(serverWide.map((permission) => mdx`**${permissionLabel(permission)}**`));
  return mdx`You give ${product.name}'s role ${names} in Server Settings > Roles${where && `, and the other permissions in ${where}`}. `;
}

/** `polls` → `| **Send Messages** | Required | Posting the poll and its result |`, and the privileged intents. */
export const permissions = showEach(
  featuresByKey,
  ({title, permissions: permissionNeeds, intents: {privileged, messagesFor} = noIntents}) => {
    const rows = [
      ...permissionNeeds.required.map((need) => permissionRow(need, 'Required')),
      ...permissionNeeds.optional.map((need) => permissionRow(need, 'Optional')),
    ];
    const intentLink = mdx`[privileged intent${privileged.length > 1 && 's'}](/faq/permissions#intents)`;
    if (rows.length + privileged.length === 0) {
      return mdx`${product.name} needs no permissions and no ${intentLink} here, because it only replies to commands. Discord always lets a bot do that.`;
    }
    const names = joinWithAnd(privileged.map((intent) => mdx`**${privilegedIntentLabel(intent)}**`));
    return mdx`
      ${foldableTable('permissions', ['Permission', 'Kind', 'For'], rows)}

      ${grantText(permissionNeeds)}${privileged.length > 0 && mdx`${product.name} already has the ${intentLink} ${names}, so there's nothing to switch on.${messagesFor && withDetectedCode(` In ${title}, ${product.name} only reads messages for ${messagesFor}.`)}`}
    `;
  },
);

/** `all` → `| **Message Content** | Logging, Autoresponder, Tickets, Server stats, Moderation |` */
export const intentIndex = {
  all: () =>
    table(
      ['Intent', 'Used by'],
      [
        ...intents.privilegedUsed.map(({label, usedBy}) => mdx`| **${label}** | ${usedBy.join(', ')} |`),
        ...intents.privilegedNotUsed.map(({label, why}) => mdx`| **${label}** | Nothing. ${why} |`),
      ],
    ),
};
