import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {findTerms} from './terms.mjs';

/**
 * A node's text in which terms are looked for: prose, what a preview or note says in an attribute, titles of links and
 * images, front matter.
 *
 * @param {import('mdast').Nodes} node
 * @returns {string[]}
 */
function textsOf(node) {
  if (node.type === 'text' || node.type === 'yaml') return [node.value];
  if (node.type === 'link') return [node.title ?? ''];
  if (node.type === 'image') return [node.alt ?? '', node.title ?? ''];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.map(({value}) => (typeof value === 'string' ? value : (value?.value ?? '')));
}

/**
 * Where a word stands: in prose its line, and its column as long as no indentation or mark of a list comes between; in
 * front matter its line; of an attribute or title the start of the node.
 *
 * @param {import('mdast').Nodes} node
 * @param {string} text
 * @param {number} offset
 */
function placeOf(node, text, offset) {
  const start = node.position?.start;
  if (!start || (node.type !== 'text' && node.type !== 'yaml')) return start;
  const line = text.slice(0, offset).split('\n').length - 1;
  // The text of front matter begins in the line after its fence.
  if (node.type === 'yaml') return {line: start.line + 1 + line, column: 1};
  return line === 0 ? {line: start.line, column: start.column + offset} : {line: start.line + line, column: 1};
}

/** Lint rule of remark: reports the words of `terms.mjs`. Code is left out: there names stand as the API has them. */
export const remarkTerms = lintRule(
  'house:terms',
  /** @param {import('mdast').Root} tree */
  (tree, file) => {
    visit(tree, (node) => {
      for (const text of textsOf(node)) {
        for (const {word, offset, instead} of findTerms(text)) {
          file.message(`"${word}" is not used here. ${instead}`, placeOf(node, text, offset));
        }
      }
    });
  },
);
