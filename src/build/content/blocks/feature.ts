import {capitalized} from '../../../lib/sentences';
import {functionList, functions, groupNamed, type FunctionKey} from '../../../facts/functions';
import {moduleKeys, moduleList, moduleNamed, modules, type ModuleKey} from '../../../facts/modules';
import type {FunctionGroup, Module} from '../../../facts/types';
import {paths} from '../../../facts/derived/paths';
import {mdx, table, type Markdown, type MdxValue} from './mdxTemplate';

export type FeatureFacts = Module | FunctionGroup;

export const isModuleFacts = (feature: FeatureFacts): feature is Module => 'rootCommand' in feature;

// Typed with their keys, so that code editors complete `modulesByKey.polls`.
export const modulesByKey: Readonly<Record<ModuleKey, Module>> = modules;
export const groupsByKey: Readonly<Record<FunctionKey, FunctionGroup>> = functions;
export const featuresByKey: Readonly<Record<ModuleKey | FunctionKey, FeatureFacts>> = {...modules, ...functions};

export const isModuleKey = (key: string): boolean => moduleKeys.includes(key);

/** @throws Error if there is no such module or group */
export const featureNamed = (key: string): FeatureFacts => (isModuleKey(key) ? moduleNamed(key) : groupNamed(key));

export const featurePath = (key: string): string => (isModuleKey(key) ? paths.module(key) : paths.functionGroup(key));

/** Longer tables are folded, so that the headings of a guide's reference fit on a phone. */
const MAX_UNFOLDED_ROWS = 4;

/**
 * A table in a guide's reference. Returns nothing without rows.
 * @param things plural, for the summary: `All 16 events`
 */
export function foldableTable(
  things: string,
  columns: readonly MdxValue[],
  rows: readonly Markdown[],
): Markdown | undefined {
  if (rows.length === 0) return undefined;
  if (rows.length <= MAX_UNFOLDED_ROWS) return table(columns, rows);
  return mdx`
    <details>
      <summary>All ${rows.length} ${things}</summary>

      ${table(columns, rows)}

    </details>
  `;
}

/** `polls` → `[Polls](/docs/modules/polls)` */
export const featureLink = (key: string): Markdown => mdx`[${featureNamed(key).title}](${featurePath(key)})`;

export const featureList = [...moduleList, ...functionList];

/** `polls` → `Polls`; `dashboard`, which has no facts of its own → `Dashboard`. */
export const issueAreaTitle = (area: string): string => {
  const areas: Readonly<Record<string, {title: string}>> = featuresByKey;
  return areas[area]?.title ?? capitalized(area);
};
