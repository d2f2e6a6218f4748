import type {Filter, TemplatePart} from './types';

const namePattern = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/;

function filtersOf(texts: readonly string[], firstBarIndex: number): Filter[] {
  let barIndex = firstBarIndex;
  return texts.map((text) => {
    const start = barIndex + 1;
    const end = start + text.length;
    barIndex = end;
    const colon = text.indexOf(':');
    return colon === -1
      ? {name: text, start, end}
      : {name: text.slice(0, colon), argument: text.slice(colon + 1), start, end};
  });
}

function bracesPart(source: string, start: number): TemplatePart {
  const end = start + source.length;
  const [name = '', ...filters] = source.slice(1, -1).split('|');
  return namePattern.test(name)
    ? {kind: 'variable', name, filters: filtersOf(filters, start + 1 + name.length), source, start, end}
    : {kind: 'text', text: source, isBracePair: true, start, end};
}

/**
 * Parses any template; it never throws. `Hi {user.name|upper}!` → text, variable, text.
 *
 * - A variable is `{category.name}`, or `{category.name|filter:argument}` with filters. Names consist of lower-case letters,
 *   digits and underscores. All other braces are text.
 * - Braces don't nest: in `{{user.name}}`, the inner pair is the variable.
 * - An argument is everything after the first colon, up to the next bar. Filters can be unknown; `findFilterMistakes` checks them.
 * - A backslash before an opening brace prints the brace. Other backslashes are text.
 */
export function parseTemplate(template: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let partStart = 0;
  /** The text from `partStart` to `copiedEnd`, with escapes resolved. */
  let unescapedText = '';
  let copiedEnd = 0;
  let openBraceIndex = -1;
  /** Adds the text from `partStart` to `end`, unless it is empty. */
  const addText = (end: number) => {
    if (end > partStart) {
      parts.push({kind: 'text', text: unescapedText + template.slice(copiedEnd, end), start: partStart, end});
    }
    unescapedText = '';
  };
  for (let index = 0; index < template.length; index += 1) {
    const character = template[index];
    if (character === '\\' && template[index + 1] === '{') {
      unescapedText += template.slice(copiedEnd, index);
      // Skips the brace. Copying goes on from it, without the backslash.
      index += 1;
      copiedEnd = index;
      openBraceIndex = -1;
    } else if (character === '{') {
      openBraceIndex = index;
    } else if (character === '}' && openBraceIndex !== -1) {
      addText(openBraceIndex);
      partStart = index + 1;
      parts.push(bracesPart(template.slice(openBraceIndex, partStart), openBraceIndex));
      copiedEnd = partStart;
      openBraceIndex = -1;
    }
  }
  addText(template.length);
  return parts;
}
