import {load} from 'cheerio';
import {AttributeAction, parse as parseSelector, SelectorType, type Selector} from 'css-what';
import {atRule, parse, type ChildNode, type Container, type Declaration, type Root} from 'postcss';
import type {PageElementName} from '../../shared/markup';
import {putConstants} from './constants';

/**
 * What rules can ask for, as a stylesheet writes it: `p`, `.menu`, `#main`; and variables that markup or scripts read or set:
 * `--width`.
 */
export type Names = ReadonlySet<string>;

/** Names in the HTML of a page, as a browser understands it: with elements whose tags are left out, and with `<template>`. */
export function namesIn(html: string): Names {
  const names = new Set<string>();
  // As a browser without scripts, for which there is more on the page.
  const elements = load(html, {scriptingEnabled: false}).root().find('*');
  elements.each((_, {name, attribs}) => {
    names.add(name.toLowerCase());
    if (attribs.id !== undefined) names.add(`#${attribs.id}`);
    for (const token of attribs.class?.split(/\s+/) ?? []) names.add(`.${token}`);
    for (const variable of variablesIn(attribs.style ?? '')) names.add(variable);
  });
  return names;
}

/** Names that a bundled script of React can put on a page: elements that it makes, and every word as a class. */
export const namesInScript = (script: string): Names =>
  new Set([
    ...[...script.matchAll(/(?<![\w$])jsxs?\)\("([a-z0-9]+)"/g)].map(([, tag = '']) => tag),
    ...(script.match(/[\w-]+/g) ?? []).map((word) => `.${word}`),
  ]);

/**
 * The part of a stylesheet that pages can use, in the order of the whole.
 *
 * A selector stays if the pages have all its elements, classes and ids somewhere. That is not exact, and simpler than whether
 * one element matches all of it: nothing has to be known of what scripts move, and what it keeps in vain is 1% of the result.
 * Attributes and states, which scripts and readers change, and `:not()` are taken for possible, but not the dark theme on pages
 * without a switch. Variables and animations stay if something reads them that stays; for a variable that never changes, its
 * value stands where it was read.
 * @throws Error naming a selector that cannot be read
 */
export function subset(sheet: string, names: Names): string {
  const root = parse(sheet);
  dropImpossible(root, names);
  dropOutvoted(root);
  putConstants(root, names);
  dropUnreadVariables(root, names);
  dropUnusedAnimations(root);
  dropEmpty(root);
  return root.toString();
}

/** A stylesheet without names of layers that have no rules: the framework lists layers of plugins that a site may not have. */
export function withoutEmptyLayers(sheet: string): string {
  const root = parse(sheet);
  const filled = new Set<string>();
  root.walkAtRules('layer', ({nodes, params}) => {
    if (nodes) filled.add(params);
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) return;
    const names = layer.params.split(/\s*,\s*/).filter((name) => filled.has(name));
    if (names.length === 0) layer.remove();
    else layer.params = names.join();
  });
  return root.toString();
}

/** A stylesheet without what nobody needs in the first moment of a page: for paper, and for what is under a pointer. */
export function withoutLater(sheet: string): string {
  const root = parse(sheet);
  root.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  root.walkRules(/:hover/, (rule) => {
    const selectors = rule.selectors.filter((selector) => !selector.includes(':hover'));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return root.toString();
}

/** A stylesheet without faces of fonts. Said a second time, a face is another one: it would come late, and text would move. */
export function withoutFaces(sheet: string): string {
  const root = parse(sheet);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

/** Whether pages that have these names can have an element for a selector, of which these are the parts. */
function isPossible(parts: readonly Selector[], names: Names): boolean {
  return parts.every((part) => {
    const name = nameOf(part);
    if (name !== undefined) return names.has(name);
    if (part.type !== SelectorType.Pseudo || part.name === 'not' || !Array.isArray(part.data)) return true;
    // `:is()`, `:where()` and `:has()` ask for one of these.
    return part.data.some((inner) => isPossible(inner, names));
  });
}

/** The name that part of a selector asks for, if any. */
function nameOf(part: Selector): string | undefined {
  if (part.type === SelectorType.Tag) return part.name.toLowerCase();
  if (part.type !== SelectorType.Attribute || part.ignoreCase === true) return undefined;
  if (part.name === 'class' && part.action === AttributeAction.Element) return `.${part.value}`;
  if (part.name === 'id' && part.action === AttributeAction.Equals) return `#${part.value}`;
  if (part.name === 'data-theme' && part.value === 'dark') return 'color-mode' satisfies PageElementName;
  return undefined;
}

function partsOf(selector: string): Selector[][] {
  try {
    return parseSelector(selector);
  } catch (cause) {
    throw new Error(
      `The built stylesheet has the selector "${selector}", which css-what cannot read: write it in another way, ` +
        'or let src/node/styles/subset.ts keep it.',
      {cause},
    );
  }
}

function dropImpossible(container: Container, names: Names): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const possible = node.selectors.filter((selector) => partsOf(selector).some((part) => isPossible(part, names)));
      if (possible.length === 0) node.remove();
      else if (possible.length < node.selectors.length) node.selectors = possible;
    } else if ('nodes' in node && node.nodes && !isAnimation(node.name)) {
      dropImpossible(node, names);
    }
  });
}

const isAnimation = (atRuleName: string): boolean => atRuleName.endsWith('keyframes');

/** The document's own element, in whatever state. */
const documentElement = /^(?::root|html)(?:\[[^\]]*\])?$/;

/**
 * Drops what a layer says of the document's variables that are set for `:root` without layer and condition, too: that always
 * wins. So go the theme's values in place of which the site has its own.
 */
function dropOutvoted(root: Root): void {
  const settled = new Set<string>();
  root.each((node) => {
    if (node.type !== 'rule' || !node.selectors.includes(':root')) return;
    node.each((child) => {
      if (isVariable(child)) settled.add(child.prop);
    });
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      if (!rule.selectors.every((selector) => documentElement.test(selector))) return;
      rule.each((child) => {
        if (isVariable(child) && settled.has(child.prop) && !child.important) child.remove();
      });
    });
  });
}

const isVariable = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--');

/** Names of variables in a style, or in the text of a script, where those of other things can be among them. */
export const variablesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/** Drops variables that are read by nothing but each other. */
function dropUnreadVariables(root: Root, names: Names): void {
  const readBy = new Map<string, string[]>();
  const readByRules: string[] = [...names];
  root.walkAtRules(({params}) => {
    readByRules.push(...variablesIn(params));
  });
  root.walkDecls((declaration) => {
    const read = variablesIn(declaration.value);
    if (isVariable(declaration)) readBy.set(declaration.prop, [...(readBy.get(declaration.prop) ?? []), ...read]);
    else readByRules.push(...read);
  });

  const read = new Set<string>();
  const follow = (name: string): void => {
    if (read.has(name)) return;
    read.add(name);
    readBy.get(name)?.forEach(follow);
  };
  readByRules.forEach(follow);

  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

function dropUnusedAnimations(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(/animation|^--/, ({value}) => {
    for (const word of value.split(/[\s,()]+/)) used.add(word);
  });
  root.walkAtRules((atRule) => {
    if (isAnimation(atRule.name) && !used.has(atRule.params)) atRule.remove();
  });
}

/** Drops what became empty. Layers leave their names, because the first mention of each decides which wins. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length > 0) return;
    if (node.type !== 'rule' && node.name === 'layer') node.replaceWith(atRule({name: node.name, params: node.params}));
    else node.remove();
  });
}
