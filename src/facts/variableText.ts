import {suggest} from '../nearest';
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

/** What stands in braces, unless they are escaped. */
const braces = /(?<!\\)\{([^{}]*)\}/g;

/** How a variable looks in code, where braces have other uses: addresses have `{guild_id}`, objects `{"id": 1}`. */
const dotted = /^\s*[\w-]+(?:\.[\w-]+)+\s*(?:\||$)/;

/** The variables, in braces, of code that has other braces, too. */
export const variablesInCode = (code: string): string =>
  [...code.matchAll(braces)].flatMap(([whole, inside = '']) => (dotted.test(inside) ? [whole] : [])).join(' ');

/**
 * Unknown variables and filters in a text in which all braces are variables.
 * @param available names of the variables that work in it
 */
export function variableProblems(text: string, available: readonly string[]): {message: string; repair: string}[] {
  return [...text.matchAll(braces)].flatMap(([, inside = '']) => {
    const [name = '', ...filters] = inside.split('|');
    const wrongFilters = filters.map((it) => it.split(':')[0] ?? it).filter((it) => !filterNames.includes(it));
    return [
      ...(available.includes(name)
        ? []
        : [{message: `no variable named ${name} works here`, repair: suggest(name, available)}]),
      ...wrongFilters.map((it) => ({message: `no filter named ${it}`, repair: suggest(it, filterNames)})),
    ];
  });
}
