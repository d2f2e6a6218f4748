import {functionList} from '../../facts/functions';
import {firstStepsOf} from '../content/firstSteps';
import {intents} from '../../shared/intents';
import {install} from '../../facts/install';
import {describedPresets, invitePreset, inviteLink, presetPermissions} from '../../shared/invites';
import {moduleList} from '../../facts/modules';
import {permissionIndex} from '../../shared/permissions';
import {permissionLabels} from '../../facts/permissions';
import {diagnoseCommand} from '../../shared/commands/commandIndex';
import {product} from '../../facts/product';
import {purposes} from '../../facts/purposes';
import type {FunctionGroup, Intent, Module, PermissionNeed} from '../../facts/types';
import type {FirstSteps} from '../../shared/firstSteps';

/** Why a feature wants a permission. */
interface Grant {
  /** Name of the permission, as in Discord's API: `SendMessages`. */
  permission: string;
  for: string;
}

/** A module, or a group of functions, whose id then begins with `functions/`. */
export interface Feature {
  id: string;
  title: string;
  /** Text that the search matches. */
  words: string;
  /** It does not work without these. */
  required: readonly Grant[];
  /** Each switches one thing on. */
  optional: readonly Grant[];
  /** The optional ones are its very work: they are ticked with it. */
  optionalAtFirst?: true;
  /** Names of the privileged intents that it uses. */
  intents: readonly string[];
  /** The reason that it reads messages, with the intent that allows it. */
  messagesFor?: string;
  /** The first steps of its guide. */
  firstSteps: FirstSteps;
}

/** A ready choice. */
export interface Preset {
  key: string;
  label: string;
  /** What the reader gains by adding what it leaves out; a sentence. */
  additions?: string;
  /** Ids of features. */
  features: readonly string[];
  /** Permissions that it asks for beyond the required ones. */
  optional: readonly string[];
}

/** All that can be chosen from. */
export interface Catalog {
  /** The invite's address up to the integer of the permissions. */
  invite: string;
  /** In the order of their bits. */
  permissions: readonly {name: string; label: string; bit: number}[];
  groups: readonly {key: string; title: string; features: readonly Feature[]}[];
  presets: readonly Preset[];
  /** Key of the preset that is chosen at first. */
  initial: string;
  /** Privileged intents, and what they let the bot see. */
  intents: readonly {name: string; label: string; gives: string}[];
}

/** Names of settings at the end of a reason are for who sets up the module: here they explain nothing. */
const settingNames = / \([a-z]+(?:_[a-z]+)+(?:, [a-z]+(?:_[a-z]+)+)*\)$/;

const grant = ({permission, for: purpose}: PermissionNeed): Grant => ({
  permission,
  for: purpose.replace(settingNames, ''),
});

/** What a search finds a feature by, each word once: title, what it does, commands. */
function wordsOf({title, summary, commands}: Module | FunctionGroup): string {
  const text = [title, summary, ...commands.map(({name}) => name)].join(' ').toLowerCase();
  return [...new Set(text.split(/[^a-z0-9/-]+/))].join(' ').trim();
}

const feature = (id: string, guide: string, owner: Module | FunctionGroup): Feature => {
  const {required, optional, optionalAtFirst} = owner.permissions;
  const used = intents.privilegedUsed.filter(({name}) => owner.intents?.privileged.some((needed) => needed === name));
  return {
    id,
    title: owner.title,
    words: wordsOf(owner),
    required: required.map(grant),
    optional: optional.map(grant),
    ...(optionalAtFirst && {optionalAtFirst}),
    intents: used.map(({name}) => name),
    ...(owner.intents?.messagesFor !== undefined && {messagesFor: owner.intents.messagesFor}),
    firstSteps: firstStepsOf(guide),
  };
};

const groups = [
  ...purposes.map(({key, title}) => ({
    key,
    title,
    features: moduleList
      .filter((module) => module.purpose === key)
      .map((module) => feature(module.key, `modules/${module.key}`, module)),
  })),
  {
    key: 'functions',
    title: 'Functions',
    features: functionList.map((group) => feature(`functions/${group.key}`, `functions/${group.key}`, group)),
  },
];

const catalog: Catalog = {
  invite: inviteLink(0n).replace(/0$/, ''),
  permissions: permissionIndex().map(({name, label, bit}) => ({name, label, bit})),
  groups,
  presets: describedPresets.map((preset) => {
    const required = presetPermissions({...preset, optional: false, without: []});
    return {
      key: preset.key,
      label: preset.label,
      ...(preset.additions !== undefined && {additions: preset.additions}),
      features: [...preset.modules, ...preset.functions.map((key) => `functions/${key}`)],
      optional: presetPermissions(preset).filter((permission) => !required.includes(permission)),
    };
  }),
  initial: invitePreset('recommended').key,
  intents: intents.privilegedUsed.map(({name, label, gives}) => ({name, label, gives})),
};

const {steps, ...introduction} = firstStepsOf('Introduction', 'first-steps');
const firstWith = (command: string): number =>
  steps.findIndex(({parts}) =>
    parts.some((part) => typeof part === 'object' && 'code' in part && part.code.startsWith(command)),
  );

/** The steps of the introduction after the bot is in the server and before the first module is switched on. */
const serverSteps: FirstSteps = {...introduction, steps: steps.slice(firstWith('/'), firstWith('/module enable'))};

/** The intent that lets features read messages. */
const messageIntent: Intent = 'MessageContent';

/** What the invite builder needs, and the sentences around it. */
export default {
  catalog,
  messageIntent,
  serverSteps,
  check: diagnoseCommand,
  name: product.name,
  custom: install.custom,
  administrator: {label: permissionLabels.Administrator, note: install.permissionPolicy.administrator},
  intentsNote: intents.note,
  unusedIntents: intents.privilegedNotUsed.map(({label, why}) => ({label, why})),
};
