import {intentLabel} from '../../../facts/derived/intents';
import {permissionAnchor, permissionLabel} from '../../../facts/derived/permissions';
import type {IntentNeeds, PermissionNeed} from '../../../facts/types';
import {invitePreset, presetPermissions} from '../../../facts/derived/invites';
import {product} from '../../../facts/product';
import {capitalized} from '../../../lib/sentences';
import {showEach} from './block';
import {commaList, inlineMarkdown, join, lines, mdx, type Markdown} from './mdx';
import {allModules, features} from './feature';

const permissionRow = ({permission, for: purpose}: PermissionNeed, needed: string): Markdown =>
  mdx`| <Anchor id="${permissionAnchor(permission)}">**${permissionLabel(permission)}**</Anchor> | ${needed} | ${inlineMarkdown(capitalized(purpose))} |`;

/** Compares a module's needs with the recommended invite: `polls` → `The **Recommended** invite … asks for everything …` */
export const needs = showEach(allModules, ({permissions: {required, optional}}) => {
  const granted = new Set(presetPermissions(invitePreset('recommended')));
  const isMissing = ({permission}: PermissionNeed): boolean => !granted.has(permission);
  const invite = mdx`The **${invitePreset('recommended').label}** invite from [Get started](/get-started)`;
  const addLater = '/faq/permissions#add-later';
  const missingOptional = optional
    .filter(isMissing)
    .map(({permission, for: purpose}) => mdx`**${permissionLabel(permission)}**, for ${inlineMarkdown(purpose)}`);
  const leftOut = missingOptional.length > 0 && mdx`It leaves out ${join(missingOptional, '; and ')}.`;
  const missingRequired = commaList(
    required.filter(isMissing).map(({permission}) => mdx`**${permissionLabel(permission)}**`),
  );
  if (required.some(isMissing)) {
    return mdx`${invite} doesn't ask for ${missingRequired}, and nothing works here without it, so [add it](${addLater}) first. ${leftOut} [Here's what each is for](#permissions).`;
  }
  if (missingOptional.length > 0) {
    return mdx`${invite} is enough to start. ${leftOut} [Add what you want](${addLater}). [Here's every permission](#permissions).`;
  }
  return mdx`${invite} asks for everything ${product.name} needs here. [Here's what it's for](#permissions).`;
});

function intentText({privileged, messagesFor}: IntentNeeds = {privileged: [], other: []}): Markdown {
  const several = privileged.length > 1;
  const intentLink = mdx`[privileged intent${several && 's'}](/faq/permissions#intents)`;
  if (privileged.length === 0) return mdx`It uses no ${intentLink}.`;
  const names = commaList(privileged.map((intent) => mdx`**${intentLabel(intent)}**`));
  const reading = messagesFor && inlineMarkdown(`; messages are read for ${messagesFor}`);
  return mdx`The ${intentLink} ${names} ${several ? 'are' : 'is'} used${reading}.`;
}

const onlyReplies = 'It needs no permissions: it only replies to commands, which Discord always lets a bot do.';

const permissionTable = (rows: readonly Markdown[]): Markdown => mdx`
  | Permission | Needed | For |
  | - | - | - |
  ${lines(rows)}
`;

/** `polls` → `| **Send Messages** | Always | Posting the poll and its result |`, and the privileged intents. */
export const permissions = showEach(features, ({permissions: {required, optional, scope}, intents}) => {
  const rows = [
    ...required.map((need) => permissionRow(need, 'Always')),
    ...optional.map((need) => permissionRow(need, 'Optional')),
  ];
  return mdx`
      ${rows.length === 0 ? onlyReplies : permissionTable(rows)}

      ${scope && `Allow them in ${scope}. `}${intentText(intents)}
    `;
});
