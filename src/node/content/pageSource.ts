import {toString} from 'mdast-util-to-string';
import {renderBlock} from './blocks';
import type {Page} from './expand';

/** The file of facts in which an object is written: its path from the root of the repository, with slashes. */
export type FactFiles = ReadonlyMap<unknown, string>;

/** All objects within a value, itself included. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value === 'object' && value !== null && !found.has(value)) {
    found.add(value);
    for (const part of Object.values(value)) objectsIn(part, found);
  }
  return found;
}

/**
 * Finds out which file each object among the facts is written in.
 * @param modules what files of facts export, by path. A file that puts others together exports their objects, too: an
 *   object belongs to the one with the fewest.
 */
export function factFiles(modules: readonly (readonly [file: string, exported: unknown])[]): FactFiles {
  const bySize = modules
    .map(([file, exported]) => ({file, objects: objectsIn(exported)}))
    .sort((a, b) => b.objects.size - a.objects.size);
  return new Map(bySize.flatMap(({file, objects}) => [...objects].map((object) => [object, file] as const)));
}

/** Words that lead into facts. A page that has more of its own is written by hand, however much its blocks add to it. */
const introduction = 250;

const frontMatter = /^---\n.*?\n---\n/s;
const blockLine = /^<Facts\.(?<name>\w+) of="(?<of>[^"]*)" \/>\s*$/gm;
const headingOrImport = /^(?:#|import ).*$/gm;

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/**
 * The file to change when something on a page is wrong: its own, or, where it only leads into facts, the one that most of
 * them are written in.
 * @returns path from the root of the repository, with slashes
 */
export function pageSource({file, source}: Page, files: FactFiles): string {
  const body = source.replace(frontMatter, '').replace(headingOrImport, '');
  const own = countWords(body.replace(blockLine, ''));
  if (own > introduction) return file;

  const words = new Map<string, number>();
  for (const {groups} of body.matchAll(blockLine)) {
    const block = renderBlock(groups?.name ?? '', groups?.of ?? '');
    const from = 'nodes' in block ? files.get(block.fact) : undefined;
    if (!('nodes' in block) || from === undefined) continue;
    words.set(
      from,
      block.nodes.reduce((sum, node) => sum + countWords(toString(node)), words.get(from) ?? 0),
    );
  }
  const [most] = [...words].sort(([, a], [, b]) => b - a);
  return most && most[1] > own ? most[0] : file;
}
