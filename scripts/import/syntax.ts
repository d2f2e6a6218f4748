import ts from 'typescript';
import {isNamed, keyOf, unwrap} from '../../src/checks/facts/locate';

/** The syntax tree of a file of facts. */
export const treeOf = (source: string): ts.SourceFile =>
  ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true);

/** The constants of a file, by name. */
export function constantsOf(tree: ts.SourceFile): ReadonlyMap<string, ts.VariableDeclaration> {
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
  return new Map(declarations.map((declaration) => [declaration.name.getText(tree), declaration]));
}

/** A place that names a constant of the same file instead of a value. */
export type SharedNode = ts.Identifier | ts.SpreadElement | ts.SpreadAssignment;

/** One step of a path: to a value, or to a place that names a constant. */
type Step = {kind: 'value'; node: ts.Expression} | {kind: 'shared'; node: SharedNode};

/** What a path leads to. */
export type Found =
  /** The value itself. */
  | {kind: 'value'; node: ts.Expression}
  /** A constant stands between: the place that names it first, and how the path goes on in the constant. */
  | {kind: 'shared'; node: SharedNode; constant: string; rest: readonly string[]};

/** The constant of the same file that an expression names. */
function constantOf(node: ts.Expression, tree: ts.SourceFile): ts.Expression | undefined {
  const initializer = ts.isIdentifier(node) ? constantsOf(tree).get(node.text)?.initializer : undefined;
  return initializer && unwrap(initializer);
}

/** What a place names: the value of the constant. */
export const sharedValue = (node: SharedNode, tree: ts.SourceFile): ts.Expression | undefined =>
  constantOf(ts.isIdentifier(node) ? node : unwrap(node.expression), tree);

/** The own property of an object. */
export const ownProperty = (node: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined =>
  node.properties.filter(ts.isPropertyAssignment).find((property) => keyOf(property) === name);

/** The place where a constant that has the property is spread into an object. */
export const spreadWith = (
  node: ts.ObjectLiteralExpression,
  name: string,
  tree: ts.SourceFile,
): ts.SpreadAssignment | undefined =>
  node.properties.filter(ts.isSpreadAssignment).find((spread) => {
    const value = sharedValue(spread, tree);
    return value !== undefined && ts.isObjectLiteralExpression(value) && ownProperty(value, name) !== undefined;
  });

/** Whether an item of a list is named so, itself or by a constant that is spread into it. */
function isItem(item: ts.Expression, name: string, tree: ts.SourceFile): boolean {
  if (isNamed(item, name)) return true;
  const spreads = ts.isObjectLiteralExpression(item) ? item.properties.filter(ts.isSpreadAssignment) : [];
  return spreads.some((spread) => {
    const value = sharedValue(spread, tree);
    return value !== undefined && isNamed(value, name);
  });
}

/** The item of a list that is named so. */
function itemOf(list: ts.ArrayLiteralExpression, name: string, tree: ts.SourceFile): Step | undefined {
  for (const element of list.elements) {
    if (ts.isSpreadElement(element)) {
      const value = sharedValue(element, tree);
      if (value && ts.isArrayLiteralExpression(value) && itemOf(value, name, tree))
        return {kind: 'shared', node: element};
    } else if (ts.isIdentifier(element)) {
      const value = constantOf(element, tree);
      if (value && isItem(value, name, tree)) return {kind: 'shared', node: element};
    } else if (isItem(unwrap(element), name, tree)) {
      return {kind: 'value', node: unwrap(element)};
    }
  }
  return undefined;
}

/** One step: to a property of an object, or to the item of a list. */
function step(node: ts.Expression, name: string, tree: ts.SourceFile): Step | undefined {
  if (ts.isArrayLiteralExpression(node)) return itemOf(node, name, tree);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const value = ownProperty(node, name)?.initializer;
  if (value === undefined) {
    const spread = spreadWith(node, name, tree);
    return spread && {kind: 'shared', node: spread};
  }
  return ts.isIdentifier(value) && constantOf(value, tree)
    ? {kind: 'shared', node: value}
    : {kind: 'value', node: unwrap(value)};
}

/** How a path goes on in the constant that the step at `index` led to: the constant is the item, or holds it. */
function shared(node: SharedNode, names: readonly string[], index: number): Found {
  const name = ts.isIdentifier(node) ? node : unwrap(node.expression);
  return {kind: 'shared', node, constant: name.getText(), rest: names.slice(ts.isIdentifier(node) ? index + 1 : index)};
}

/** Follows a path from the value of one constant. */
function findIn(root: ts.Expression, names: readonly string[], tree: ts.SourceFile): Found | undefined {
  let node = unwrap(root);
  for (const [index, name] of names.entries()) {
    const next = step(node, name, tree);
    if (next === undefined) return undefined;
    if (next.kind === 'shared') return shared(next.node, names, index);
    node = next.node;
  }
  return {kind: 'value', node};
}

/**
 * Follows a path into the value of a constant, up to the first place that names another constant.
 * @param at see `FactProblem`: the first name can be the constant itself or a part of it
 */
export function find(tree: ts.SourceFile, at: readonly string[]): Found | undefined {
  for (const [name, {initializer}] of constantsOf(tree)) {
    const names = name === at[0] ? at.slice(1) : at;
    const found = initializer && findIn(initializer, names, tree);
    if (found) return found;
  }
  return undefined;
}

/** Whether an identifier only names a property or declares something. */
function isMereName(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  return ts.isVariableDeclaration(parent) ? parent.name === node : ts.isImportSpecifier(parent);
}

/** How often a file uses each name. */
export function usesOf(tree: ts.SourceFile): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMereName(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}
