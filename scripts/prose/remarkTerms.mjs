import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {findTerms} from './terms.mjs';

/**
 * A node's text in which terms are looked for: prose, what a preview or note says in an attribute, front matter.
 *
 * @param {import('mdast').Nodes} node
 * @returns {string[]}
 */
function textsOf(node) {
  if (node.type === 'text' || node.type === 'yaml') return [node.value];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : []));
}

/** Lint rule of remark: reports the words of `terms.mjs`. Code is left out: there names stand as the API has them. */
export const remarkTerms = lintRule(
  'house:terms',
  /** @param {import('mdast').Root} tree */
  (tree, file) => {
    visit(tree, (node) => {
      for (const text of textsOf(node)) {
        for (const {word, offset, instead} of findTerms(text)) {
          const start = node.position?.start;
          const linesBefore = text.slice(0, offset).split('\n');
          // Of an attribute only the element's place is known.
          const place =
            start && (node.type === 'text' || node.type === 'yaml')
              ? {
                  line: start.line + linesBefore.length - (node.type === 'yaml' ? 0 : 1),
                  column:
                    linesBefore.length > 1 || node.type === 'yaml'
                      ? (linesBefore.at(-1) ?? '').length + 1
                      : start.column + offset,
                }
              : start;
          file.message(`"${word}" is not used here. ${instead}`, place);
        }
      }
    });
  },
);
