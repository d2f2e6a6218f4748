import {functionList} from '../../facts/functions';
import {moduleList} from '../../facts/modules';
import {purposes} from '../../facts/purposes';
import {paths} from '../../routing/paths';

/** A module or group of functions as a list of links shows it. */
export interface FeatureLink {
  title: string;
  summary: string;
  to: string;
}

/** What the bot can do: modules grouped by what they are for, then the functions. */
export default {
  groups: purposes.map(({key, title, why}) => ({
    key,
    title,
    why,
    modules: moduleList
      .filter((it) => it.purpose === key)
      .map((it): FeatureLink => ({title: it.title, summary: it.summary, to: paths.module(it.key)})),
  })),
  functions: functionList.map((it): FeatureLink => ({
    title: it.title,
    summary: it.summary,
    to: paths.functionGroup(it.key),
  })),
};
