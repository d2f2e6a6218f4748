import {suggest} from '../../../shared/nearest';
import type {Block} from './markdown';
import {blocks} from './registry';

/** What a block becomes and the fact that it shows above all, or why there is none and the repair. */
export type Rendered = {nodes: readonly Block[]; fact: unknown} | {message: string; repair: string};

/**
 * Turns `<Facts.Name of="key" />` into nodes of Markdown.
 * @param name the block, see `registry.ts`
 * @param of what it is about; each block says which keys it knows
 */
export function renderBlock(name: string, of: string): Rendered {
  const block = blocks.get(name);
  if (!block) return {message: `no block named Facts.${name}`, repair: suggest(name, [...blocks.keys()])};
  const content = block.render(of);
  return content
    ? {nodes: content, fact: block.fact(of)}
    : {message: `Facts.${name} knows nothing named ${of}`, repair: suggest(of, block.keys())};
}
