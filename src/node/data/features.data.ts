import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {purposes} from '../../facts/purposes';
import type {FunctionGroup, Module} from '../../facts/types';
import {paths} from '../../shared/routing/paths';
import {iconDrawing} from '../markdown/iconDrawing';

/**
 * A module or group of functions as a list of links shows it.
 * @param command its slash command, without subcommands; a group of functions has several
 * @throws if there is no such icon; the check of facts says so first, with file and repair
 */
function linkTo({key, title, icon: name, summary}: Module | FunctionGroup, to: string, command?: string) {
  // The page gets these icons and no others.
  const icon = iconDrawing(name);
  if (!icon) throw new Error(`unknown icon "${name}".`);
  return {key, title, icon, summary, to, command};
}

/** A link of such a list. */
export type FeatureLink = ReturnType<typeof linkTo>;

/** What the bot can do: modules grouped by what they are for, then the functions. */
export default {
  groups: purposes.map(({key, title, why}) => ({
    key,
    title,
    why,
    modules: moduleList
      .filter((module) => module.purpose === key)
      .map((module) => linkTo(module, paths.module(module.key), module.commands[0]?.name.split(' ')[0])),
  })),
  functions: functionList.map((group) => linkTo(group, paths.functionGroup(group.key))),
};
