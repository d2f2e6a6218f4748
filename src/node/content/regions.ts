import {parse, postprocess, preprocess} from 'micromark';
import {frontmatter} from 'micromark-extension-frontmatter';
import {mdx} from 'micromark-extension-mdx';

/** Where in a page a placeholder stands decides how its fact is written. */
export type Surroundings = 'prose' | 'code' | 'block' | 'attribute' | 'frontMatter';

/** A part of a page that is no prose, by offsets in its source. */
export interface Region {
  start: number;
  end: number;
  surroundings: Surroundings;
}

/** Tokens of the MDX parser in which text is no prose. */
const regionTokens: Readonly<Record<string, Surroundings>> = {
  yaml: 'frontMatter',
  codeFenced: 'block',
  codeText: 'code',
  mdxJsxFlowTagAttributeValueLiteral: 'attribute',
  mdxJsxTextTagAttributeValueLiteral: 'attribute',
};

/** The parts of a page that are no prose, found by the parser that MDX uses itself. */
export function regionsOf(source: string): Region[] {
  const context = parse({extensions: [frontmatter(['yaml']), mdx()]});
  const events = postprocess(context.document().write(preprocess()(source, undefined, true)));
  return events.flatMap(([kind, token]): Region[] => {
    const surroundings = kind === 'enter' ? regionTokens[token.type] : undefined;
    return surroundings ? [{start: token.start.offset, end: token.end.offset, surroundings}] : [];
  });
}

/** Line of an offset in a source, from 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
