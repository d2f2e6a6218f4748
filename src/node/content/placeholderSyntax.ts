import {mdxExpression} from 'micromark-extension-mdx-expression';

type Extension = ReturnType<typeof mdxExpression>;
type Construct = Exclude<NonNullable<Extension['text']>[number], undefined | readonly unknown[]>;

const brace = '{'.charCodeAt(0);
const dollar = '$'.charCodeAt(0);

/** A brace and a dollar sign. */
const opening: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (first) => {
    effects.enter('data');
    effects.consume(first);
    effects.exit('data');
    return (second) => (second === dollar ? ok(second) : nok(second));
  },
};

/** An expression that is not read as JavaScript. */
const expression = mdxExpression().text?.[brace] as Construct;

/** `{$path.to.fact}` is one: names of facts have hyphens, and words such as `delete` behind them. Other braces are those of MDX. */
const placeholder: Construct = {
  ...expression,
  tokenize(effects, ok, nok) {
    return effects.check(opening, expression.tokenize.call(this, effects, ok, nok), nok);
  },
};

/**
 * Placeholders for the parser of MDX. Braces are always part of a paragraph, even alone on a line, as the facts are that they
 * become; expressions that are left alone in one by then, comments, MDX takes out of it.
 */
export const placeholderSyntax: Extension = {
  text: {[brace]: placeholder},
  disable: {null: ['mdxFlowExpression']},
};
