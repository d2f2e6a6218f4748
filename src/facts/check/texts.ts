import {allCommands, topLevelCommands} from '../commandIndex';
import type {Field, Limit, Module, Setting} from '../types';
import {variables} from '../variables';
import type {Report} from './report';

/** What sentences and texts can name. */
const known = {
  commands: new Set(allCommands().map((it) => it.name)),
  topLevel: new Set(topLevelCommands()),
  filters: new Set<string>(variables.grammar.filtersList.map((it) => it.name)),
};

/** Names of the general variables, by category. */
export const generalVariables = new Map(
  variables.categories.map((it): [string, string[]] => [it.key, it.variables.map((v) => v.name)]),
);

/** All texts inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Checks the variables and filters in braces in default texts and examples against those that work in the module. */
export function checkTexts(module: Module, report: Report): void {
  const available = new Set([
    ...module.variables.own.map((it) => it.name),
    ...module.variables.categories.flatMap((key) => generalVariables.get(key) ?? []),
  ]);
  const ofType = (it: Setting | Field) => (it.type === 'text' ? textsIn(it.default) : []);
  const texts = [
    ...module.settings.map((it) => ({texts: ofType(it), at: ['settings', it.key, 'default']})),
    ...Object.entries(module.entities).flatMap(([entity, fields]) =>
      fields.map((it) => ({texts: ofType(it), at: ['entities', entity, it.name, 'default']})),
    ),
    ...module.examples.map((it) => ({texts: textsIn(it), at: ['examples', it.title]})),
  ];
  for (const {texts: list, at} of texts) {
    for (const [, name, filter] of list.flatMap((text) => [...text.matchAll(/\{([a-z_.0-9]+)(?:\|([a-z]+))?/g)])) {
      if (name !== undefined && !available.has(name)) {
        report(at, `no variable named ${name} works here`, 'Use a variable of the module or of its categories.');
      }
      if (filter !== undefined && !known.filters.has(filter)) {
        report(at, `no filter named ${filter}`, `There is: ${[...known.filters].join(', ')}.`);
      }
    }
  }
}

/** Slash commands and limits that a sentence names must exist. */
export function checkSentence(sentence: string, limits: readonly Limit[], at: readonly string[], report: Report): void {
  for (const [, command, sub] of sentence.matchAll(/(?<![\w/.<])(\/[a-z][a-z-]*)(?: ([a-z][a-z-]*))?/g)) {
    if (!command) continue;
    const alone = known.commands.has(command);
    const withSub = sub !== undefined && known.commands.has(`${command} ${sub}`);
    if (!alone && !withSub && !known.topLevel.has(command)) {
      report(at, `no command named ${command}`, `There is: ${[...known.topLevel].join(', ')}.`);
    }
  }
  for (const [, key] of sentence.matchAll(/\blimit ([a-z]+_[a-z_]+)/g)) {
    if (!limits.some((it) => it.key === key)) {
      report(at, `no limit named ${key} here`, `There is: ${limits.map((it) => it.key).join(', ')}.`);
    }
  }
}

/** What an example fills in must be settings, or fields of the object that the part is named after. */
export function checkExamples({examples, settings, entities}: Module, report: Report): void {
  for (const {title, parts: filledIn} of examples) {
    for (const [part, values] of Object.entries(filledIn ?? {})) {
      const names = part === 'settings' ? settings.map((it) => it.key) : entities[part]?.map((it) => it.name);
      if (!names || typeof values === 'string' || Array.isArray(values)) continue;
      for (const name of Object.keys(values)) {
        // People write the role, the API its id.
        if (!names.includes(name) && !names.includes(`${name}_id`)) {
          report(['examples', title], `${part} has nothing named ${name}`, `There is: ${names.join(', ')}.`);
        }
      }
    }
  }
}
