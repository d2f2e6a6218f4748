import type {RootContent} from 'mdast';
import {suggest} from '../../../shared/nearest';
import {parser} from '../parse';
import type {Mistake} from '../problems';
import {serialize} from './markdown';
import {blocks} from './registry';

/** What a block becomes, or why there is none and the repair. */
export type Rendered = {nodes: readonly RootContent[]} | Mistake;

const parse = parser();

function render(name: string, of: string): Rendered {
  const block = blocks.get(name);
  if (!block) return {message: `no block named Facts.${name}`, repair: suggest(name, [...blocks.keys()])};
  const content = block.render(of);
  return content
    ? {nodes: parse(serialize(content)).children}
    : {message: `Facts.${name} knows nothing named ${of}`, repair: suggest(of, block.keys())};
}

/** Checks and pages ask for the same blocks. */
const made = new Map<string, Rendered>();

/**
 * Turns `<Facts.Name of="key" />` into nodes of a page, which are not to be changed.
 * @param name the block, see `registry.ts`
 * @param of what it is about; each block says which keys it knows
 */
export function renderBlock(name: string, of: string): Rendered {
  const key = `${name} ${of}`;
  const rendered = made.get(key) ?? render(name, of);
  made.set(key, rendered);
  return rendered;
}
