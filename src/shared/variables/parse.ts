import type {Filter, Part} from './types';

/** `category.name`: two words of lower-case letters, digits and underscores, each beginning with a letter. */
const namePattern = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/;

/** The filters after a name, from the offset of the first bar. */
function filtersOf(typed: readonly string[], bar: number): Filter[] {
  let at = bar;
  return typed.map((text) => {
    const start = at + 1;
    const end = start + text.length;
    at = end;
    const colon = text.indexOf(':');
    return colon === -1
      ? {name: text, start, end}
      : {name: text.slice(0, colon), argument: text.slice(colon + 1), start, end};
  });
}

/** The part that a pair of braces is. */
function bracesPart(source: string, start: number): Part {
  const end = start + source.length;
  const [name = '', ...typed] = source.slice(1, -1).split('|');
  return namePattern.test(name)
    ? {kind: 'variable', name, filters: filtersOf(typed, start + 1 + name.length), source, start, end}
    : {kind: 'text', text: source, braces: true, start, end};
}

/**
 * Takes a template apart, in one pass, whatever is in it.
 *
 * - A variable is `{category.name}`, then filters, each after a bar: `{category.name|filter:argument}`.
 * - Braces do not nest: a variable reaches from the last brace that opens to the first one that closes. So neither names
 *   nor arguments hold braces; in `{{user.name}}` the inner pair is the variable.
 * - A name is two words of lower-case letters, digits and underscores with a dot between. Braces around anything else
 *   are text: with spaces, capital letters, nothing or one word inside.
 * - A bar ends a filter, so that no argument holds one. A filter's argument is all after its first colon, spaces and
 *   further colons included. Which filters there are is the business of those who apply them.
 * - A backslash directly before an opening brace prints the brace; before anything else it is a backslash.
 */
export function parse(template: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  /** What is printed of the text from `done` to the character at hand, if escapes made it differ. */
  let printed = '';
  /** Until here `printed` holds what stands in the template. */
  let copied = 0;
  let open = -1;
  const addText = (end: number) => {
    if (end > done) {
      parts.push({kind: 'text', text: printed + template.slice(copied, end), start: done, end});
    }
    printed = '';
  };
  for (let index = 0; index < template.length; index += 1) {
    const character = template[index];
    if (character === '\\' && template[index + 1] === '{') {
      printed += template.slice(copied, index);
      index += 1;
      copied = index;
      open = -1;
    } else if (character === '{') {
      open = index;
    } else if (character === '}' && open !== -1) {
      addText(open);
      done = index + 1;
      parts.push(bracesPart(template.slice(open, done), open));
      copied = done;
      open = -1;
    }
  }
  addText(template.length);
  return parts;
}
