import {defineRule} from '@oxlint/plugins';

/**
 * A rule that refuses what a selector finds.
 *
 * @param {string} selector https://eslint.org/docs/latest/extend/selectors
 * @param {string} message What to do instead.
 */
const refused = (selector, message) =>
  defineRule({
    meta: {type: 'problem', messages: {refused: message}},
    create: (context) => ({
      [selector]: (/** @type {import('@oxlint/plugins').ESTree.Node} */ node) =>
        context.report({node, messageId: 'refused'}),
    }),
  });

/** The compiler takes it for a variable, see src/node/content/inPages.ts. */
export const placeholder = refused(
  'Identifier[name=/^\\$(?!ref$)[a-z]/]',
  'Placeholders are for pages: import the fact.',
);

export const parameterIt = refused(
  ':function > Identifier.params[name="it"], :function > :not(Identifier).params Identifier[name="it"]',
  'Name the parameter after what it is (`page`, `option`), or take it apart: `({name}) => name`.',
);

export const htmlLink = refused(
  'JSXOpeningElement[name.name="a"]',
  'Use <Link> of @docusaurus/Link: it knows the base path, and what it leads to is checked.',
);

export const htmlHeading = refused(
  'JSXOpeningElement[name.name=/^h[1-6]$/]',
  'Use <Heading> of @theme/Heading: it can be linked to.',
);
