import {capitalized} from '../../../lib/sentences';
import {functionList, functions} from '../../../facts/functions';
import {moduleList, modules} from '../../../facts/modules';
import {moduleKeys, type FunctionGroup, type FunctionKey, type Module, type ModuleKey} from '../../../facts/types';
import {paths} from '../../../facts/derived/paths';
import {mdx, type Markdown} from './mdx';

export type Feature = Module | FunctionGroup;

export const allModules: Readonly<Record<ModuleKey, Module>> = modules;
export const groups: Readonly<Record<FunctionKey, FunctionGroup>> = functions;
export const features: Readonly<Record<ModuleKey | FunctionKey, Feature>> = {...modules, ...functions};

export const isModule = (key: string): key is ModuleKey => moduleKeys.some((moduleKey) => moduleKey === key);

export const featurePath = (key: ModuleKey | FunctionKey): string =>
  isModule(key) ? paths.module(key) : paths.functionGroup(key);

/** Longer tables are collapsed, so that all headings of a guide's reference fit on the screen. */
const LONGEST_OPEN_TABLE = 8;

/** @param name plural, for the summary: `Show all 16 events` */
export const collapseIfLong = (table: Markdown, rows: number, name: string): Markdown =>
  rows <= LONGEST_OPEN_TABLE
    ? table
    : mdx`
      <details>
        <summary>Show all ${rows} ${name}</summary>

        ${table}

      </details>
    `;

/** `polls` → `[Polls](/docs/modules/polls)` */
export const featureLink = (key: ModuleKey | FunctionKey): Markdown =>
  mdx`[${features[key].title}](${featurePath(key)})`;

export const featureList = [...moduleList, ...functionList];

/** `polls` → `Polls`; `dashboard`, which has no facts of its own → `Dashboard`. */
export const ownerTitle = (id: string): string => {
  const key = id.replace('functions/', '');
  const owners: Readonly<Record<string, {title: string}>> = features;
  return owners[key]?.title ?? capitalized(id);
};
