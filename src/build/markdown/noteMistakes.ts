import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Mistake} from '../../lib/mistake';

/**
 * Finds notes that Docusaurus would show differently than their author expects: an unknown kind (`:::hint`), colons that close
 * nothing, and a note that reaches the end of the page because it is never closed.
 * @param tree tree after Docusaurus' plugin for notes, which sets `data` on each note it knows
 */
export function noteMistakes(tree: Root, source: string): (Mistake & {line: number})[] {
  const mistakes: (Mistake & {line: number})[] = [];
  visit(tree, ({position, data, ...node}) => {
    const type: string = node.type;
    const text = position ? source.slice(position.start.offset, position.end.offset) : '';
    const line = position?.start.line ?? 1;
    if (type === 'text' && /^:{3}/m.test(text)) {
      const repair = 'Remove them, or open a note above with as many colons.';
      mistakes.push({line, message: "these colons don't close a note", repair});
    } else if (type === 'containerDirective' && !data) {
      const repair = 'Docusaurus has note, tip, info, warning and danger, and docusaurus.config.ts adds premium.';
      mistakes.push({line, message: `unknown kind of note "${'name' in node ? String(node.name) : ''}"`, repair});
    } else if (type === 'containerDirective' && !/\n\s*:{3,}\s*$/.test(text)) {
      mistakes.push({line, message: 'the note is never closed', repair: 'Write as many colons on a line after it.'});
    }
  });
  return mistakes;
}
