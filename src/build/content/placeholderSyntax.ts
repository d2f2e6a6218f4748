import {mdxExpression} from 'micromark-extension-mdx-expression';

type Extension = ReturnType<typeof mdxExpression>;
type Construct = Exclude<NonNullable<Extension['text']>[number], undefined | readonly unknown[]>;

const brace = '{'.charCodeAt(0);
const dollar = '$'.charCodeAt(0);

/** Looks ahead for `{$`. */
const opening: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (braceCode) => {
    // `consume` needs a token. `check` discards it.
    effects.enter('data');
    effects.consume(braceCode);
    effects.exit('data');
    return (nextCode) => (nextCode === dollar ? ok(nextCode) : nok(nextCode));
  },
};

/** MDX's own construct for expressions. Without the option `acorn`, it doesn't parse the content as JavaScript. */
const expression = mdxExpression().text?.[brace] as Construct;

/** Matches `{$path.to.fact}`, which may not be JavaScript: names can contain hyphens or be keywords. */
const placeholder: Construct = {
  ...expression,
  tokenize(effects, ok, nok) {
    return effects.check(opening, expression.tokenize.call(this, effects, ok, nok), nok);
  },
};

/**
 * Micromark extension for placeholders. Disables block expressions, so that a placeholder on a line by itself becomes a paragraph
 * with text. An MDX comment on a line by itself then also becomes a paragraph, which MDX removes later.
 */
export const placeholderSyntax: Extension = {
  text: {[brace]: placeholder},
  disable: {null: ['mdxFlowExpression']},
};
