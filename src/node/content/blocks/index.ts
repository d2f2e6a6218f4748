import {suggest} from '../../../rules/nearest';
import {serialize} from './markdown';
import {blocks} from './registry';

/** A block as Markdown, or why there is none and the repair. */
export type Rendered = {markdown: string} | {message: string; repair: string};

/**
 * Turns `<Facts.Name of="key" />` into Markdown.
 * @param name the block, see `registry.ts`
 * @param of what it is about; each block says which keys it knows
 */
export function renderBlock(name: string, of: string): Rendered {
  const block = blocks.get(name);
  if (!block) return {message: `no block named Facts.${name}`, repair: suggest(name, [...blocks.keys()])};
  const content = block.render(of);
  return content
    ? {markdown: serialize(content)}
    : {message: `Facts.${name} knows nothing named ${of}`, repair: suggest(of, block.keys())};
}
