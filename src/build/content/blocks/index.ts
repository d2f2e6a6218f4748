import type {RootContent} from 'mdast';
import type {Mistake} from '../../../lib/mistake';
import {suggest} from '../../../lib/nearest';
import type {Block} from './block';
import {nodesOf} from './mdx';
import {blocks} from './registry';

export type RenderedBlock = {nodes: readonly RootContent[]} | Mistake;

function renderUncached(name: string, of: string): RenderedBlock {
  const block = blocks.get(name);
  if (!block) return {message: `unknown block "Facts.${name}"`, repair: suggest(name, [...blocks.keys()])};
  const entries: Block = typeof block === 'function' ? {} : block;
  const show = typeof block === 'function' ? block(of) : Object.hasOwn(entries, of) ? entries[of] : undefined;
  if (show) {
    const content = show();
    if (content) return {nodes: nodesOf(content)};
    return {message: `block "Facts.${name}" has nothing to show for "${of}"`, repair: 'Delete it with its heading.'};
  }
  const keys =
    typeof block === 'function'
      ? ['a path to a list of strings, as in placeholders; for questions, a path that the FAQ answers or links to']
      : Object.keys(entries);
  return {message: `unknown key "${of}" of block "Facts.${name}"`, repair: suggest(of, keys)};
}

/** Checks and pages render the same blocks. */
const cache = new Map<string, RenderedBlock>();

/** Renders `<Facts.Name of="key" />`. Callers must not change the nodes, which are cached. */
export function renderBlock(name: string, of: string): RenderedBlock {
  const key = `${name} ${of}`;
  const rendered = cache.get(key) ?? renderUncached(name, of);
  cache.set(key, rendered);
  return rendered;
}
