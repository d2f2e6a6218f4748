import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {purposes} from '../../facts/purposes';
import type {FunctionKey, ModuleKey} from '../../facts/types';
import {paths} from '../../rules/routing/paths';

/** A module or group of functions as a list of links shows it. */
export interface FeatureLink {
  key: ModuleKey | FunctionKey;
  title: string;
  summary: string;
  to: string;
  /** Its slash command, without subcommands; a group of functions has several. */
  command?: string;
}

/** What the bot can do: modules grouped by what they are for, then the functions. */
export default {
  groups: purposes.map(({key, title, why}) => ({
    key,
    title,
    why,
    modules: moduleList
      .filter((module) => module.purpose === key)
      .map((module): FeatureLink => ({
        key: module.key,
        title: module.title,
        summary: module.summary,
        to: paths.module(module.key),
        command: module.commands[0]?.name.split(' ')[0],
      })),
  })),
  functions: functionList.map((group): FeatureLink => ({
    key: group.key,
    title: group.title,
    summary: group.summary,
    to: paths.functionGroup(group.key),
  })),
};
