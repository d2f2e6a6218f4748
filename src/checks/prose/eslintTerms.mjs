import {createHash} from 'node:crypto';
import {findTerms, terms} from './terms.mjs';

/**
 * Rule of ESLint: reports the words of `terms.mjs` in the texts of facts and components. A text without a space is a
 * name, not prose.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const eslintTerms = {
  meta: {type: 'problem', schema: [], messages: {term: '"{{word}}" is not used here. {{instead}}'}},
  create(context) {
    /** @type {(node: import('estree').Node, text: string) => void} */
    const check = (node, text) => {
      if (!text.includes(' ')) return;
      for (const {word, instead} of findTerms(text)) context.report({node, messageId: 'term', data: {word, instead}});
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? '');
      },
      // The types of ESLint know JSX, those of estree that its reports take do not.
      JSXText(/** @type {import('estree').Node & {value: string}} */ node) {
        check(node, node.value);
      },
    };
  },
};

/**
 * The site's own rules. ESLint keeps what it found in a file for as long as file, configuration and versions of plugins are
 * the same: so another list of words is another version.
 *
 * @type {import('eslint').ESLint.Plugin}
 */
export const house = {
  meta: {name: 'house', version: createHash('sha256').update(JSON.stringify(terms)).digest('hex')},
  rules: {terms: eslintTerms},
};
