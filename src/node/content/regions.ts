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

/** The begin or the end of a token. */
export type Event = ReturnType<typeof postprocess>[number];

/**
 * A page as the parser reads it that MDX uses itself.
 * @throws the parser's error with the line, if the source is no MDX
 */
export function parsePage(source: string): Event[] {
  const context = parse({extensions: [frontmatter(['yaml']), mdx()]});
  return postprocess(context.document().write(preprocess()(source, undefined, true)));
}

/** The parts of a page that are no prose. */
export const regionsOf = (events: readonly Event[]): Region[] =>
  events.flatMap(([kind, token]): Region[] => {
    const surroundings = kind === 'enter' ? regionTokens[token.type] : undefined;
    return surroundings ? [{start: token.start.offset, end: token.end.offset, surroundings}] : [];
  });

/** Line of an offset in a source, from 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
