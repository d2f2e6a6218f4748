import {functionList} from '../../../facts/functions';
import {intents} from '../../../facts/intents';
import {install, invitePresets} from '../../../facts/install';
import {inviteLink, links} from '../../../facts/links';
import {moduleList} from '../../../facts/modules';
import {permissionIndex, permissionInteger, presetPermissions} from '../../../facts/permissions';
import {product} from '../../../facts/product';
import {purposes} from '../../../facts/purposes';
import type {FunctionKey, IntentNeeds, ModuleKey, PermissionNeeds} from '../../../facts/types';
import {paths} from '../../../routing/paths';
import type {Catalog, Feature} from './selection';

interface Needing {
  title: string;
  permissions: PermissionNeeds;
  intents?: IntentNeeds;
}

const feature = (id: string, to: string, {title, permissions, intents: needed}: Needing): Feature => ({
  id,
  title,
  to,
  required: permissions.required.map((it) => ({permission: it.permission, for: it.for})),
  optional: permissions.optional.map((it) => ({permission: it.permission, for: it.for})),
  intents: intents.privilegedUsed
    .filter(({name}) => needed?.privileged.some((used) => used === name))
    .map(({name}) => name),
});

const groups = [
  ...purposes.map(({key, title}) => ({
    key: key,
    title: title,
    features: moduleList.filter((it) => it.purpose === key).map((it) => feature(it.key, paths.module(it.key), it)),
  })),
  {
    key: 'functions',
    title: 'Functions',
    features: functionList.map((it) => feature(`functions/${it.key}`, paths.functionGroup(it.key), it)),
  },
];

const allFeatures = groups.flatMap((it) => it.features);

const idsOf = (modules: readonly ModuleKey[], functions: readonly FunctionKey[]): string[] => [
  ...modules,
  ...functions.map((key) => `functions/${key}`),
];

const catalog: Catalog = {
  invite: links.invite,
  permissions: permissionIndex().map(({name, label, bit}) => ({name, label, bit})),
  groups,
  presets: invitePresets.map((preset) => {
    const features = idsOf(preset.modules, preset.functions);
    const required = new Set(
      allFeatures
        .filter(({id}) => features.includes(id))
        .flatMap((it) => it.required.map(({permission}) => permission)),
    );
    const permissions = presetPermissions(preset);
    return {
      key: preset.key,
      label: preset.label,
      purpose: preset.purpose,
      features,
      optional: permissions.filter((it) => !required.has(it)),
      count: permissions.length,
      href: inviteLink(permissionInteger(permissions)),
    };
  }),
  intents: intents.privilegedUsed.map(({name, label}) => ({name, label})),
};

/** What the invite builder needs, and the sentences around it. */
export default {
  catalog,
  name: product.name,
  custom: install.custom.label,
  administrator: install.permissionPolicy.administrator,
  unusedIntents: intents.privilegedNotUsed.map(({name, why}) => ({name, why})),
};
