import {functionList, hasFunctions} from '../../facts/functions';
import {loadFirstSteps} from '../content/firstSteps';
import {intents} from '../../facts/derived/intents';
import {install} from '../../facts/install';
import type {PresetKey} from '../../facts/invitePresets';
import {
  describedPresets,
  inviteLink,
  presetFunctions,
  presetModules,
  permissionsRequestedBy,
} from '../../facts/derived/invites';
import {moduleList} from '../../facts/modules';
import {allPermissionsInUse} from '../../facts/derived/permissions';
import {permissionLabels} from '../../facts/permissions';
import {diagnoseCommandName} from '../../facts/derived/commands/commandIndex';
import {product} from '../../facts/product';
import {purposes} from '../../facts/purposes';
import type {FunctionGroup, Intent, Module, PermissionNeed} from '../../facts/types';
import type {QuickStart} from '../../lib/firstSteps';

interface PermissionUse {
  /** Discord's name: `SendMessages`. */
  permission: string;
  for: string;
}

/** A module or a group of functions; ids of the latter begin with `functions/`. */
export interface Feature {
  id: string;
  title: string;
  required: readonly PermissionUse[];
  optional: readonly PermissionUse[];
  /** Selecting the feature also selects its optional permissions. */
  selectsOptional?: true;
  /** Privileged intents. */
  intents: readonly string[];
  /** Purpose of the intent `MessageContent`. Phrase to follow "for". */
  messagesFor?: string;
  firstSteps: QuickStart;
}

export interface Preset {
  key: string;
  label: string;
  /** A sentence for each permission that the preset leaves out: `To give members a role, add Manage Roles.` */
  additionsText?: string;
  features: readonly string[];
  /** Permissions beyond the required ones. */
  optional: readonly string[];
}

export interface Catalog {
  /** Invite URL without the permissions' integer at its end. */
  inviteUrlPrefix: string;
  /** In bit order. */
  permissions: readonly {name: string; label: string; bit: number}[];
  groups: readonly {key: string; title: string; features: readonly Feature[]}[];
  presets: readonly Preset[];
  /** Key of the initial preset. */
  initialPreset: string;
  /** `gives` is what the intent lets the bot see. */
  intents: readonly {name: string; label: string; gives: string}[];
}

/** Matches setting names at the end of a reason, which only help people who configure the module: ` (discussion_thread)` */
const settingNamesPattern = / \([a-z]+(?:_[a-z]+)+(?:, [a-z]+(?:_[a-z]+)+)*\)$/;

const toPermissionUse = ({permission, for: purpose}: PermissionNeed): PermissionUse => ({
  permission,
  for: purpose.replace(settingNamesPattern, ''),
});

const toFeature = (id: string, docId: string, featureFacts: Module | FunctionGroup): Feature => {
  const {required, optional, selectsOptional} = featureFacts.permissions;
  const usedIntents = intents.privilegedUsed.filter(({name}) =>
    featureFacts.intents?.privileged.some((needed) => needed === name),
  );
  return {
    id,
    title: featureFacts.title,
    required: required.map(toPermissionUse),
    optional: optional.map(toPermissionUse),
    ...(selectsOptional && {selectsOptional}),
    intents: usedIntents.map(({name}) => name),
    ...(featureFacts.intents?.messagesFor !== undefined && {messagesFor: featureFacts.intents.messagesFor}),
    firstSteps: loadFirstSteps(docId),
  };
};

const featureGroups = [
  ...purposes.map(({key, title}) => ({
    key,
    title,
    features: moduleList
      .filter((module) => module.purpose === key)
      .map((module) => toFeature(module.key, `modules/${module.key}`, module)),
  })),
  {
    key: 'functions',
    title: 'Functions',
    features: functionList.map((group) => toFeature(`functions/${group.key}`, `functions/${group.key}`, group)),
  },
];

const catalog: Catalog = {
  inviteUrlPrefix: inviteLink(0n).replace(/0$/, ''),
  permissions: allPermissionsInUse().map(({name, label, bit}) => ({name, label, bit})),
  groups: featureGroups,
  presets: describedPresets.map((preset) => {
    // Everything its features require, even permissions that the preset leaves out.
    const required = permissionsRequestedBy({...preset, asksForOptional: false, without: []});
    return {
      key: preset.key,
      label: preset.label,
      ...(preset.additions !== undefined && {additionsText: preset.additions}),
      features: [
        ...presetModules(preset).map(({key}) => key),
        ...presetFunctions(preset).map(({key}) => `functions/${key}`),
      ],
      optional: permissionsRequestedBy(preset).filter((permission) => !required.includes(permission)),
    };
  }),
  initialPreset: 'recommended' satisfies PresetKey,
  intents: intents.privilegedUsed.map(({name, label, gives}) => ({name, label, gives})),
};

const {steps, ...introduction} = loadFirstSteps('Introduction', 'first-steps');
// Counted from 1.
const {firstStep, lastStep} = install.serverStepRange;
const serverQuickStart: QuickStart = {...introduction, steps: steps.slice(firstStep - 1, lastStep)};

const messageIntent: Intent = 'MessageContent';

export default {
  catalog,
  /** Names the things with checkboxes: `Tick modules and functions` */
  featureNoun: hasFunctions ? 'modules and functions' : 'modules',
  messageIntent,
  serverQuickStart,
  diagnoseCommandName,
  productName: product.name,
  customChoice: install.customChoice,
  administrator: {label: permissionLabels.Administrator, note: install.permissionPolicy.administrator},
  intentsNote: intents.note,
  unusedIntents: intents.privilegedNotUsed.map(({label, why}) => ({label, why})),
};
