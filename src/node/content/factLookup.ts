import {andList} from '../../shared/listFormats';
import type {Mistake} from '../../shared/mistake';
import {suggest} from '../../shared/nearest';

/** What a placeholder may stand for. */
export type FactValue = string | number | readonly string[];

/** A fact was found, or the reason why not and the repair. */
export type Found = {value: unknown} | Mistake;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The word by which an item of a list is named in a path. */
function itemName(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const name = item.key ?? item.name ?? item.code ?? item.id ?? item.state;
  return typeof name === 'string' ? name : undefined;
}

/** The names one step below a value. */
function children(value: unknown): [string, unknown][] {
  if (!isObject(value)) return [];
  return Array.isArray(value)
    ? value.flatMap((item): [string, unknown][] => {
        const name = itemName(item);
        return name === undefined ? [] : [[name, item]];
      })
    : Object.entries(value);
}

/** The longest name that the path begins with: names may hold dots (`modules.polls`), so a path cannot be split. */
function firstStep(value: unknown, path: string): [string, unknown] | undefined {
  return children(value)
    .filter(([name]) => path === name || (path.startsWith(`${name}.`) && path.length > name.length + 1))
    .sort(([a], [b]) => b.length - a.length)[0];
}

/**
 * Finds a fact.
 * @param facts the tree, see `src/node/content/factTree.ts`
 * @param path names joined by dots; an item of a list is named by its `key`, `name`, `code`, `id` or `state`
 */
export function lookUp(facts: unknown, path: string): Found {
  let value = facts;
  let rest = path;
  while (rest !== '') {
    const step = firstStep(value, rest);
    if (!step) {
      const done = path.slice(0, path.length - rest.length).replace(/\.$/, '');
      const wrong = rest.split('.')[0] ?? rest;
      const names = children(value).map(([name]) => name);
      return {
        message: `unknown fact "${path}"`,
        repair: `${done === '' ? 'At the top' : `In ${done}`}: ${suggest(wrong, names)}`,
      };
    }
    value = step[1];
    rest = rest.slice(step[0].length + 1);
  }
  return {value};
}

/** A list of strings that has any. */
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** Finds a fact that can stand in a sentence: a string, a number or a list of strings. */
export function lookUpText(facts: unknown, path: string): {value: FactValue} | Mistake {
  const found = lookUp(facts, path);
  if (!('value' in found)) return found;
  const {value} = found;
  if (typeof value === 'string' || typeof value === 'number' || isTextList(value)) return {value};
  const names = children(value).map(([name]) => name);
  return {
    message: `the fact ${path} cannot stand in a sentence: it is ${isObject(value) ? 'an object or a list' : String(value)}`,
    repair:
      names.length > 0 ? `Name one of its parts: ${names.join(', ')}.` : 'Say it in words, or name a string or number.',
  };
}

const numberFormat = new Intl.NumberFormat('en-US');

/** A fact as a sentence has it: `1,000`, `a, b and c`. */
export function inProse(value: FactValue): string {
  if (typeof value === 'number') return numberFormat.format(value);
  return typeof value === 'string' ? value : andList.format(value);
}

/** A fact as code has it: `1000`, `a b c`. */
export function inCode(value: FactValue): string {
  return typeof value === 'object' ? value.join(' ') : String(value);
}
