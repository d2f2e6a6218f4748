import {modules} from '../modules';
import type {Component, Module, ModuleKey} from '../types';
import {core} from './current/core';
import {dashboard} from './current/dashboard';
import {general} from './current/general';
import {core as legacyCore} from './legacy/core';
import {functionsGiveaways} from './legacy/functions.giveaways';
import {functionsGiveawaysEntries} from './legacy/functions.giveaways.entries';
import {functionsReminders} from './legacy/functions.reminders';
import {functionsRemindersEntries} from './legacy/functions.reminders.entries';
import {modulesGreetings} from './legacy/modules.greetings';
import {modulesSocialsReddit} from './legacy/modules.socials.reddit';
import {modulesSocialsRss} from './legacy/modules.socials.rss';
import {modulesSocialsTwitch} from './legacy/modules.socials.twitch';

/** Component names have underscores instead of the hyphens of module keys. */
type Underscored<Key extends string> = Key extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Key;

/** `modules.polls`, `modules.polls.entries` */
type ModuleComponentName = {
  [Key in ModuleKey]:
    | `modules.${Underscored<Key>}`
    | ((typeof modules)[Key] extends {parts: readonly {name: infer Part extends string}[]}
        ? `modules.${Underscored<Key>}.${Part}`
        : never);
}[ModuleKey];

/** Returns the changelog components of a module: the module itself, then its parts. */
function componentsOf({key, title, releases, parts = []}: Module): Component[] {
  const name = `modules.${key.replaceAll('-', '_')}`;
  return [{name, title, releases}, ...parts.map((part) => ({...part, name: `${name}.${part.name}`}))];
}

const ofModules = Object.values<Module>(modules).flatMap(componentsOf) as (Component & {name: ModuleComponentName})[];

/**
 * Releases of a module are in its facts. Other components have a file here. Each component has a page:
 * `/documents/changelog/<current or legacy>/<slug>.<name>`. Legacy components were merged into others.
 */
export const changelog = {
  versioning:
    'A version has three numbers. Act when the first goes up. The second means something new, the third a fix.',
  /** Date of the last comparison with the bot, ISO. No release is newer. */
  asOf: '2026-06-16',
  current: [core, dashboard, general, ...ofModules],
  legacy: [
    legacyCore,
    functionsGiveaways,
    functionsGiveawaysEntries,
    functionsReminders,
    functionsRemindersEntries,
    modulesGreetings,
    modulesSocialsReddit,
    modulesSocialsRss,
    modulesSocialsTwitch,
  ],
} as const;
