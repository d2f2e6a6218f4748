import {andListFormat} from '../../lib/collections';
import type {Mistake} from '../../lib/mistake';
import {suggest} from '../../lib/nearest';

export type QuotableFact = string | number | readonly string[];

export type LookupResult = {value: unknown} | Mistake;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Properties that name a list item in a path, best first: `{key: 'polls', …}` → `polls` */
export const namingProperties: readonly string[] = ['key', 'name', 'code', 'id', 'state', 'version'];

const itemName = (item: unknown): string | undefined =>
  isObject(item)
    ? namingProperties.map((property) => item[property]).find((name) => typeof name === 'string')
    : undefined;

function namedChildren(value: unknown): [string, unknown][] {
  if (!isObject(value)) return [];
  return Array.isArray(value)
    ? value.flatMap((item): [string, unknown][] => {
        const name = itemName(item);
        return name === undefined ? [] : [[name, item]];
      })
    : Object.entries(value);
}

/** Names may contain dots (`3.2.0`), so the longest match wins. A path that ends with a dot matches nothing. */
function matchingChild(value: unknown, path: string): [string, unknown] | undefined {
  return namedChildren(value)
    .filter(([name]) => path === name || (path.startsWith(`${name}.`) && path.length > name.length + 1))
    .sort(([a], [b]) => b.length - a.length)[0];
}

/**
 * Finds a fact: `modules.polls.limits.open_polls.free` → `{value: 5}`.
 * @param path names joined by dots; list items go by one of `namingProperties`
 */
export function findFact(facts: unknown, path: string): LookupResult {
  let value = facts;
  let remainingPath = path;
  while (remainingPath !== '') {
    const [name, child] = matchingChild(value, remainingPath) ?? [];
    if (name === undefined) {
      const parent = path.slice(0, path.length - remainingPath.length).replace(/\.$/, '');
      const unknownName = remainingPath.split('.')[0] ?? remainingPath;
      const names = namedChildren(value).map(([name]) => name);
      return {
        message: `unknown fact "${path}"`,
        repair: `${parent === '' ? 'At the top' : `In ${parent}`}: ${suggest(unknownName, names)}`,
      };
    }
    value = child;
    remainingPath = remainingPath.slice(name.length + 1);
  }
  return {value};
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** Like `findFact`, for facts that fit in a sentence: strings, numbers and non-empty lists of strings. */
export function findQuotableFact(facts: unknown, path: string): {value: QuotableFact} | Mistake {
  const lookup = findFact(facts, path);
  if (!('value' in lookup)) return lookup;
  const {value} = lookup;
  if (typeof value === 'string' || typeof value === 'number' || isTextList(value)) return {value};
  const names = namedChildren(value).map(([name]) => name);
  return {
    message: `fact "${path}" can't be used in a sentence: it is ${isObject(value) ? 'an object or a list' : String(value)}`,
    repair:
      names.length > 0
        ? `Name one of its parts: ${names.join(', ')}.`
        : 'Write it in words, or name a string or number.',
  };
}

const numberFormat = new Intl.NumberFormat('en-US');

/** Formats a fact for a sentence: `1000` → `1,000`, `['a', 'b', 'c']` → `a, b and c`. */
export function formatForProse(value: QuotableFact): string {
  if (typeof value === 'number') return numberFormat.format(value);
  return typeof value === 'string' ? value : andListFormat.format(value);
}

/** Formats a fact for code: `1000` → `1000`, `['a', 'b', 'c']` → `a b c`. */
export function formatForCode(value: QuotableFact): string {
  return typeof value === 'object' ? value.join(' ') : String(value);
}
