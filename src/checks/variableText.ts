import type {Mistake} from '../lib/mistake';
import {suggest} from '../lib/nearest';
import {findFilterMistakes, parseTemplate} from '../lib/variables';
import {moduleList} from '../facts/modules';
import type {Module, Variable} from '../facts/types';
import {variables} from '../facts/variables';

export const variableNamesByCategory: ReadonlyMap<string, readonly string[]> = new Map(
  variables.categories.map((category) => [category.key, category.variables.map(({name}) => name)]),
);

/** Returns the names of the variables that work in a module's texts. */
export const variableNamesUsableIn = ({variables: {own, categories}}: Module): readonly string[] => [
  ...own.map(({name}) => name),
  ...categories.flatMap((key) => variableNamesByCategory.get(key) ?? []),
];

export const allVariableNames: readonly string[] = [
  ...[...variableNamesByCategory.values()].flat(),
  ...moduleList.flatMap((module) => module.variables.own.map(({name}) => name)),
];

const variableTypes: ReadonlyMap<string, Variable['type']> = new Map(
  [
    ...variables.categories.flatMap(({variables}): readonly Variable[] => variables),
    ...moduleList.flatMap((module) => module.variables.own),
  ].map(({name, type}) => [name, type]),
);

/** Matches `{user.name}` and `{user.name|upper}`, but not other braces in code, such as `{guild_id}` and `{"id": 1}`. */
const codeVariablePattern = /^\{\s*[\w-]+(?:\.[\w-]+)+\s*[|}]/;

/** Returns the variables in code with their braces, separated by spaces; also misspelled ones: `{User.Name}`. */
export const joinedVariablesIn = (code: string): string =>
  parseTemplate(code)
    .map((part) => (part.kind === 'variable' ? part.source : part.isBracePair ? part.text : ''))
    .filter((text) => codeVariablePattern.test(text))
    .join(' ');

/**
 * Checks a text that uses braces only for variables.
 * @param availableNames names of the variables that work in it
 */
export function variableMistakesIn(text: string, availableNames: readonly string[]): Mistake[] {
  return parseTemplate(text).flatMap((part) => {
    if (part.kind === 'text' && !part.isBracePair) return [];
    // `{User.Name|upper}` is a text part, because the name is invalid. Its filters aren't parsed.
    const {name, filters} =
      part.kind === 'variable' ? part : {name: part.text.slice(1, -1).replace(/\|.*/s, ''), filters: []};
    return [
      ...(availableNames.includes(name)
        ? []
        : [
            {
              message: allVariableNames.includes(name)
                ? `variable "${name}" doesn't work here`
                : `unknown variable "${name}"`,
              repair: suggest(name, availableNames),
            },
          ]),
      ...findFilterMistakes(filters, variableTypes.get(name)).map(({message, repair}) => ({message, repair})),
    ];
  });
}
