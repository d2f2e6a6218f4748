import type {LucideIconData} from 'lucide-react';
import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {purposes} from '../../facts/purposes';
import type {FunctionKey, ModuleKey} from '../../facts/types';
import {paths} from '../../shared/routing/paths';
import {iconDrawing} from '../markdown/iconDrawing';

/** A module or group of functions as a list of links shows it. */
export interface FeatureLink {
  key: ModuleKey | FunctionKey;
  title: string;
  /** What to draw: the page gets these icons and no others. */
  icon: LucideIconData;
  summary: string;
  to: string;
  /** Its slash command, without subcommands; a group of functions has several. */
  command?: string;
}

/** @throws if there is no such icon; the check of facts says so first, with file and repair */
function drawingOf(icon: string): LucideIconData {
  const drawing = iconDrawing(icon);
  if (!drawing) throw new Error(`lucide-react has no icon named ${icon}.`);
  return drawing;
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
        icon: drawingOf(module.icon),
        summary: module.summary,
        to: paths.module(module.key),
        command: module.commands[0]?.name.split(' ')[0],
      })),
  })),
  functions: functionList.map((group): FeatureLink => ({
    key: group.key,
    title: group.title,
    icon: drawingOf(group.icon),
    summary: group.summary,
    to: paths.functionGroup(group.key),
  })),
};
