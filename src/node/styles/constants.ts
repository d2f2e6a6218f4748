import {AtRule, Root, Rule, type Declaration, type Node} from 'postcss';
import {mixColors} from '../colors';

/** Of the document's own element, in every state. */
const always = new Set([':root', 'html']);

/** A word that says where the value comes from and is none: put elsewhere, it would mean another. */
const fromElsewhere = /^(?:|inherit|initial|unset|revert|revert-layer)$/;

/**
 * Puts the values of variables that never change where they are read, and computes the mixes of colors that result. Such a
 * variable is declared once, for the whole document and without condition, and its value reads none, or only others like it.
 * The declarations stay, for something else may read them.
 * @param changed variables that are set elsewhere, in scripts for instance; other names are ignored
 */
export function putConstants(root: Root, changed: ReadonlySet<string>): void {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const single = new Map<string, string>();
  for (const [name, [declaration, ...others]] of declared) {
    if (declaration && others.length === 0 && isUnconditional(declaration) && !changed.has(name))
      single.set(name, declaration.value);
  }

  const constants = new Map<string, string>();
  // Each round finds those that read only what the rounds before found.
  for (let known = -1; known < constants.size;) {
    known = constants.size;
    for (const [name, value] of single) {
      const put = mixColors(withConstants(value, constants).trim());
      if (!put.includes('var(') && !fromElsewhere.test(put)) constants.set(name, put);
    }
  }
  root.walkDecls((declaration) => {
    declaration.value = mixColors(withConstants(declaration.value, constants));
  });
}

/** Whether a declaration is for the whole document, in a layer at most. */
function isUnconditional({parent}: Declaration): boolean {
  if (!(parent instanceof Rule) || !parent.selectors.every((selector) => always.has(selector))) return false;
  let outer: Node | undefined = parent.parent;
  while (outer instanceof AtRule && outer.name === 'layer') outer = outer.parent;
  return outer instanceof Root;
}

/**
 * A value with constants in place of `var()`.
 * @param constants values by the names of variables
 */
export function withConstants(value: string, constants: ReadonlyMap<string, string>): string {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  const end = closing(value, start + 'var('.length);
  const [, name = '', fallback = ''] =
    /^\s*(--[^\s,]+)\s*(,[^]*)?$/.exec(value.slice(start + 'var('.length, end)) ?? [];
  const put = constants.get(name) ?? `var(${name}${withConstants(fallback, constants)})`;
  return joined(joined(value.slice(0, start), put), withConstants(value.slice(end + 1), constants));
}

/** Where the parenthesis closes that is open at an index of a text. */
function closing(text: string, from: number): number {
  let depth = 1;
  let index = from;
  for (; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) break;
  }
  return index;
}

/** Two parts of a value that are not to become one word: minified, nothing need stand before and behind `var()`. */
const joined = (before: string, after: string): string =>
  /[^\s,(*/]$/.test(before) && /^[^\s,)*/]/.test(after) ? `${before} ${after}` : before + after;
