import {suggest} from '../content/nearest';
import {moduleList} from './modules';
import type {Module} from './types';
import {variables} from './variables';

const filterNames: readonly string[] = variables.grammar.filtersList.map((it) => it.name);

/** Names of the general variables, by category. */
export const generalVariables: ReadonlyMap<string, readonly string[]> = new Map(
  variables.categories.map((it) => [it.key, it.variables.map(({name}) => name)]),
);

/** Names of the variables that work in the texts of a module. */
export const variablesOf = ({variables: {own, categories}}: Module): readonly string[] => [
  ...own.map((it) => it.name),
  ...categories.flatMap((key) => generalVariables.get(key) ?? []),
];

/** Names of all variables. */
export const allVariables: readonly string[] = [
  ...[...generalVariables.values()].flat(),
  ...moduleList.flatMap((it) => it.variables.own.map(({name}) => name)),
];

/** A variable in braces with its filters. A name without a dot is no variable: addresses have `{guild_id}`. */
const variable = /(?<!\\)\{(?<name>[a-z_]+(?:\.[a-z0-9_]+)+)(?<filters>(?:\|[^{}|]+)*)\}/g;

/**
 * Unknown variables and filters in a text.
 * @param available names of the variables that work in it
 */
export function variableProblems(text: string, available: readonly string[]): {message: string; repair: string}[] {
  return [...text.matchAll(variable)].flatMap(({groups}) => {
    const {name = '', filters = ''} = groups ?? {};
    const wrongFilters = filters
      .split('|')
      .slice(1)
      .map((it) => it.split(':')[0] ?? it)
      .filter((it) => !filterNames.includes(it));
    return [
      ...(available.includes(name)
        ? []
        : [{message: `no variable named ${name} works here`, repair: suggest(name, available)}]),
      ...wrongFilters.map((it) => ({message: `no filter named ${it}`, repair: suggest(it, filterNames)})),
    ];
  });
}
