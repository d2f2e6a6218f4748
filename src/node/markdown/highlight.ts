import type {Code, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {Prism} from './prism';
// After ./prism, to which they add themselves.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-http.js';

/** Languages of code blocks that have colors, as Prism names them. */
const coloredLanguages: readonly string[] = ['bash', 'http', 'javascript', 'js', 'json', 'python', 'yaml'];

/** Languages of code blocks that have no colors: a command to type, a text for the bot, an address. */
const plainLanguages: readonly string[] = ['command', 'text'];

/**
 * The four colors of code, each a class of src/css/content.css, and the tokens of the highlighter that have them. A token of
 * several kinds has the first color that fits: null is a keyword, too.
 */
const colors: Readonly<Record<string, readonly string[]>> = {
  'tok-n': ['number', 'boolean', 'constant', 'null'],
  'tok-m': ['comment'],
  'tok-s': ['string', 'url', 'triple-quoted-string', 'template-string', 'header-value'],
  'tok-k': ['property', 'keyword', 'tag', 'key', 'builtin', 'header-name'],
};

type Tokens = Exclude<ReturnType<typeof Prism.tokenize>[number], string>['content'];

/** The color of a token by the kinds that Prism says it is of. */
const colorOf = (kinds: readonly string[]): string | undefined =>
  Object.keys(colors).find((color) => kinds.some((kind) => colors[color]?.includes(kind)));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Tokens as HTML. Those without a color of their own are text, for every element is bytes of every visit. */
function toHtml(tokens: Tokens, around?: string): string {
  if (typeof tokens === 'string') return escaped(tokens);
  if (Array.isArray(tokens)) return tokens.map((token) => toHtml(token, around)).join('');
  const color = colorOf([tokens.type, tokens.alias].flat());
  const inner = toHtml(tokens.content, color ?? around);
  return color === undefined || color === around ? inner : `<span class="${color}">${inner}</span>`;
}

/** Languages that code blocks can name. */
export const knownLanguages: readonly string[] = [...plainLanguages, ...coloredLanguages].sort();

/**
 * Code as HTML with a class for each color.
 * @throws if the language is unknown, with those that are known
 */
export function highlight(code: string, language: string): string {
  if (plainLanguages.includes(language)) return escaped(code);
  const grammar = coloredLanguages.includes(language) ? Prism.languages[language] : undefined;
  if (grammar === undefined) {
    throw new Error(
      `No colors for code in ${language}. There is: ${knownLanguages.join(', ')}; add one in highlight.ts.`,
    );
  }
  return toHtml(Prism.tokenize(code, grammar));
}

const titleIn = /\btitle="(?<title>[^"]*)"/;

/** The element `pre`, which src/theme/MDXComponents draws as a CodeBlock, with its props. */
function preformatted({lang, meta, value}: Code): Paragraph {
  const language = lang ?? 'text';
  const title = titleIn.exec(meta ?? '')?.groups?.title;
  const props = {language, ...(title !== undefined && {title}), html: highlight(value, language)};
  return {type: 'paragraph', children: [], data: {hName: 'pre', hProperties: props}};
}

/** Gives code blocks their code as HTML, so that no highlighter reaches the browser. */
export function highlightCode() {
  return (root: Root): void =>
    visit(root, 'code', (code, index, parent) => {
      parent?.children.splice(index ?? 0, 1, preformatted(code));
    });
}
