import {defineRule} from '@oxlint/plugins';
import {findTerms} from '../prose/terms.mjs';

/** Reports the words of `terms.mjs` in the texts of facts and components. A text without a space is a name, not prose. */
export const terms = defineRule({
  meta: {type: 'problem', messages: {term: '"{{word}}" is not used here. {{instead}}'}},
  create(context) {
    /** @type {(node: import('@oxlint/plugins').Ranged, text: string) => void} */
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
      JSXText(node) {
        check(node, node.value);
      },
    };
  },
});
