import type {RootContent} from 'mdast';
import type {Mistake} from '../../../lib/mistake';
import {suggest} from '../../../lib/nearest';
import {nodesOf} from './mdxTemplate';
import {blocks} from './registry';

export type RenderedBlock = {nodes: readonly RootContent[]} | Mistake;

function renderUncached(name: string, key: string): RenderedBlock {
  const block = blocks.get(name);
  if (!block) return {message: `unknown block "Facts.${name}"`, repair: suggest(name, [...blocks.keys()])};
  const isLookup = typeof block === 'function';
  const show = isLookup ? block(key) : Object.hasOwn(block, key) ? block[key] : undefined;
  if (show) {
    const content = show();
    if (content && content.text.trim() !== '') return {nodes: nodesOf(content)};
    return {message: `block "Facts.${name}" has nothing to show for "${key}"`, repair: 'Delete it with its heading.'};
  }
  const availableKeys = isLookup
    ? ['a path to a list of strings, as in placeholders; for questions, the path of an FAQ page or a linked heading']
    : Object.keys(block);
  return {message: `unknown key "${key}" of block "Facts.${name}"`, repair: suggest(key, availableKeys)};
}

/** Checks and pages render the same blocks. */
const cache = new Map<string, RenderedBlock>();

/** Renders `<Facts.Name of="key" />`. Callers must not change the nodes, which are cached. */
export function renderBlock(name: string, key: string): RenderedBlock {
  const cacheKey = `${name} ${key}`;
  const rendered = cache.get(cacheKey) ?? renderUncached(name, key);
  cache.set(cacheKey, rendered);
  return rendered;
}
