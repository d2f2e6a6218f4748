import {moduleKeys, moduleList} from '../modules';
import {standIn} from '../standIn';
import type {ChangelogComponent, Module} from '../types';
import {core} from './current/core';
import {dashboard} from './current/dashboard';
import {general} from './current/general';
import {core as legacyCore} from './legacy/core';

/** A component without releases has no page. */
const withReleases = (components: readonly ChangelogComponent[]): readonly ChangelogComponent[] =>
  components.filter(({releases}) => releases.length > 0);

/** `invite-tracker` → `modules.invite_tracker` */
export const changelogComponentName = (moduleKey: string): string => `modules.${moduleKey.replaceAll('-', '_')}`;

/** Returns the module of a component: `modules.polls.entries` → `polls`. The added dots make it compare whole words. */
export const moduleKeyOf = (component: string): string | undefined =>
  moduleKeys.find((key) => `${component}.`.startsWith(`${changelogComponentName(key)}.`));

/** Returns the changelog components of a module: the module itself, then its parts. */
export function componentsOf({key, title, releases, parts = []}: Module): readonly ChangelogComponent[] {
  const name = changelogComponentName(key);
  return withReleases([{name, title, releases}, ...parts.map((part) => ({...part, name: `${name}.${part.name}`}))]);
}

/**
 * Releases of a module are in its facts, which import those of components that it replaced from `legacy/`. Other components have
 * a file here. Each has a page: `/documents/changelog/<current or legacy>/<product's slug>.<name>`. Legacy components were merged
 * into others.
 */
export const changelog = {
  versioning:
    'A version has three numbers. If the first goes up, you have to do something. The second stands for new features, the third for fixes.',
  current: [...withReleases([core, dashboard, general]), ...moduleList.flatMap(componentsOf)],
  legacy: withReleases([legacyCore, ...moduleList.flatMap(({legacy = []}) => legacy)]),
} as const;

/** Without releases, the site has no changelog. */
export const hasReleases = changelog.current.length + changelog.legacy.length > 0;

standIn([core, dashboard, general, legacyCore], 'the releases of your other parts, in src/facts/releases/');
