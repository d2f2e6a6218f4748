import {Prism} from 'prism-react-renderer';
import {escapeHtmlText} from './markup';

/** Token types by class in `src/css/code.css`. The first match wins. */
const tokenTypesByClass: Readonly<Record<string, readonly string[]>> = {
  'tok-n': ['number', 'boolean', 'constant', 'null', 'deleted'],
  'tok-m': ['comment', 'coord'],
  'tok-s': ['string', 'inserted', 'url', 'triple-quoted-string', 'template-string', 'header-value'],
  'tok-k': ['property', 'keyword', 'tag', 'key', 'builtin', 'header-name'],
};

export type Grammar = Parameters<typeof Prism.tokenize>[1];

type Tokens = Exclude<ReturnType<typeof Prism.tokenize>[number], string>['content'];

const classOf = (tokenTypes: readonly string[]): string | undefined =>
  Object.keys(tokenTypesByClass).find((className) =>
    tokenTypes.some((tokenType) => tokenTypesByClass[className]?.includes(tokenType)),
  );

/** Writes a span only where the color changes, to keep pages small: `<span class="tok-k">const</span> a`. */
function toHtml(tokens: Tokens, parentClass?: string): string {
  if (typeof tokens === 'string') return escapeHtmlText(tokens);
  if (Array.isArray(tokens)) return tokens.map((token) => toHtml(token, parentClass)).join('');
  const className = classOf([tokens.type, tokens.alias].flat());
  const inner = toHtml(tokens.content, className ?? parentClass);
  return className === undefined || className === parentClass ? inner : `<span class="${className}">${inner}</span>`;
}

/** `true` and the grammar of JSON → `<span class="tok-n">true</span>` */
export const highlightWith = (code: string, grammar: Grammar = {}): string => toHtml(Prism.tokenize(code, grammar));
