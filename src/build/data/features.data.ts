import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {purposes} from '../../facts/purposes';
import type {FunctionGroup, Module} from '../../facts/types';
import {paths} from '../../facts/derived/paths';
import {iconDrawing} from '../markdown/iconDrawing';

/** @throws if the icon is unknown, which `findFactMistakes` reports first, with file and repair */
function featureCard({key, title, icon: iconName, summary}: Module | FunctionGroup, to: string, command?: string) {
  // Pages load the drawing itself rather than a library of icons.
  const icon = iconDrawing(iconName);
  if (!icon) throw new Error(`unknown icon "${iconName}"`);
  return {key, title, icon, summary, to, command};
}

export type FeatureCard = ReturnType<typeof featureCard>;

export default {
  groups: purposes
    .map(({key, title, why}) => ({
      key,
      title,
      why,
      modules: moduleList
        .filter((module) => module.purpose === key)
        // The command's first word: `/poll`.
        .map((module) => featureCard(module, paths.module(module.key), module.commands[0]?.name.split(' ')[0])),
    }))
    .filter(({modules}) => modules.length > 0),
  functions: functionList.map((group) => featureCard(group, paths.functionGroup(group.key))),
};
