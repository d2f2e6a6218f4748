import ts from 'typescript';
import type {Json} from '../../src/facts/types';
import {unwrap} from '../../src/checks/facts/locate';
import type {Edit} from './difference';
import {literal, namesProduct} from './literal';
import {
  constantsOf,
  find,
  ownProperty,
  sharedValue,
  spreadWith,
  treeOf,
  usesOf,
  type Found,
  type SharedNode,
} from './syntax';

/** The order in which facts write properties; a new one goes behind those that come before it. */
const propertyOrder = [
  ...['id', 'method', 'path', 'scope', 'summary', 'key', 'name', 'label', 'description', 'example', 'type', 'unit'],
  ...['prefix', 'values', 'required', 'readonly', 'default', 'defaultNote', 'choices', 'autocomplete'],
  ...['min', 'max', 'minLength', 'maxLength', 'channelTypes', 'note'],
];

/** The text with what stands from `start` to `end` replaced. */
const splice = (source: string, start: number, end: number, text: string): string =>
  source.slice(0, start) + text + source.slice(end);

/** Where the comments that follow a place on its line end. */
const afterComments = (source: string, from: number): number =>
  ts.getTrailingCommentRanges(source, from)?.at(-1)?.end ?? from;

/** A member of a list or object with its comments; `comma`: the end of its comma, if it has one. */
function extentOf(node: ts.Node, source: string): {start: number; comma?: number; end: number} {
  const start = afterComments(source, node.getFullStart());
  const comma = /^\s*,/.exec(source.slice(node.getEnd()))?.[0].length;
  const after = node.getEnd() + (comma ?? 0);
  return {start, ...(comma !== undefined && {comma: after}), end: afterComments(source, after)};
}

/** Takes a member of a list or object away, with its comma and comments. */
function without(source: string, node: ts.Node): string {
  const {start, end} = extentOf(node, source);
  return splice(source, start, end, '');
}

/** Puts a member behind another, or first into the brackets that begin at `opening`. */
function insert(source: string, previous: ts.Node | undefined, opening: number, text: string): string {
  if (previous === undefined) {
    const start = afterComments(source, opening + 1);
    return splice(source, start, start, `${start > opening + 1 ? '\n' : ''}${text},`);
  }
  const {comma, end} = extentOf(previous, source);
  const lineBreak = source.includes('\n', previous.getStart()) && end > (comma ?? previous.getEnd()) ? '\n' : ' ';
  const added = splice(source, end, end, `${lineBreak}${text},`);
  return comma === undefined ? splice(added, previous.getEnd(), previous.getEnd(), ',') : added;
}

/** The members of a constant as source, in place of a spread; without those that the object has itself. */
function membersText(value: ts.Expression, tree: ts.SourceFile, replaced: (name: string) => boolean): string {
  const members = ts.isArrayLiteralExpression(value)
    ? [...value.elements]
    : ts.isObjectLiteralExpression(value)
      ? value.properties.filter(({name}) => name === undefined || !replaced(name.getText(tree)))
      : [];
  return members.map((member) => member.getText(tree)).join(', ');
}

/** Writes the value of a constant where the constant is named, so that it can be changed for this place alone. */
function inlined(source: string, tree: ts.SourceFile, node: SharedNode): string {
  const value = sharedValue(node, tree);
  if (value === undefined) throw new Error(`${node.getText(tree)} is no constant of this file.`);
  const {parent} = node;
  const replaced = (name: string): boolean =>
    ts.isObjectLiteralExpression(parent) && ownProperty(parent, name) !== undefined;
  const text = ts.isIdentifier(node) ? value.getText(tree) : membersText(value, tree, replaced);
  return splice(source, node.getStart(tree), node.getEnd(), text);
}

/** Gives an object a property. */
function withProperty(source: string, tree: ts.SourceFile, node: ts.Expression, name: string, value: Json): string {
  if (!ts.isObjectLiteralExpression(node)) throw new Error(`${node.getText(tree)} is no object.`);
  const own = ownProperty(node, name);
  if (own) return splice(source, own.initializer.getStart(tree), own.initializer.getEnd(), literal(value));
  const rank = (member: ts.ObjectLiteralElementLike): number => propertyOrder.indexOf(member.name?.getText(tree) ?? '');
  const before = (member: ts.ObjectLiteralElementLike) => {
    const known = rank(member);
    return known >= 0 && known < propertyOrder.indexOf(name);
  };
  const previous = spreadWith(node, name, tree)
    ? node.properties.at(-1)
    : (node.properties.findLast(before) ?? node.properties.at(-1));
  return insert(source, previous, node.getStart(tree), `${name}: ${literal(value)}`);
}

function listOf(node: ts.Expression, edit: Edit): ts.ArrayLiteralExpression {
  if (!ts.isArrayLiteralExpression(node)) throw new Error(`${edit.file}: ${edit.at.join(' > ')} is no list.`);
  return node;
}

/** The member of a list that has this name: an object, or a constant that is one. */
function memberOf(tree: ts.SourceFile, edit: Edit, name: string): ts.Node {
  const found = find(tree, [...edit.at, name]);
  if (!found) throw new Error(`${edit.file}: no ${name} in ${edit.at.join(' > ')}.`);
  return found.node;
}

/** Brings the members of a list into an order; each keeps its comments. */
function ordered(source: string, tree: ts.SourceFile, node: ts.Expression, edit: Edit & {kind: 'order'}): string {
  const {elements} = listOf(node, edit);
  const spread = elements.find(ts.isSpreadElement);
  if (spread) return applyEdit(inlined(source, tree, spread), edit);
  const members = edit.names.map((name) => {
    const member = memberOf(tree, edit, name);
    const {start, comma, end} = extentOf(member, source);
    return `${source.slice(start, member.getEnd()).trimStart()},${source.slice(comma ?? member.getEnd(), end)}`;
  });
  return splice(source, elements.pos, elements.end, `\n${members.join('\n')}\n`);
}

/** Whether a property of something that is named by a constant can be set beside it: `{...reason, required: true}`. */
const canOverride = (found: Found, edit: Edit): found is Found & {kind: 'shared'; node: ts.Identifier} =>
  found.kind === 'shared' && edit.kind === 'set' && ts.isIdentifier(found.node) && found.rest.length === 0;

/** Makes one edit in the source of a file. */
function applyEdit(source: string, edit: Edit): string {
  const tree = treeOf(source);
  const found = find(tree, edit.at);
  if (!found) throw new Error(`${edit.file}: nothing at ${edit.at.join(' > ')}.`);
  if (canOverride(found, edit) && edit.kind === 'set') {
    const text = `{...${found.constant}, ${edit.property}: ${literal(edit.value)}}`;
    return splice(source, found.node.getStart(tree), found.node.getEnd(), text);
  }
  const whole = edit.kind === 'remove' && found.kind === 'shared' && found.rest.length === 0;
  if (found.kind === 'shared' && !whole) return applyEdit(inlined(source, tree, found.node), edit);
  if (whole || edit.kind === 'remove') return without(source, found.node);
  const node = found.node as ts.Expression;
  switch (edit.kind) {
    case 'set':
      return withProperty(source, tree, node, edit.property, edit.value);
    case 'unset':
      return withoutProperty(source, tree, node, edit);
    case 'insert': {
      const list = listOf(node, edit);
      const previous = edit.after === undefined ? undefined : memberOf(tree, edit, edit.after);
      return insert(source, previous, list.getStart(tree), literal(edit.value));
    }
    case 'order':
      return ordered(source, tree, node, edit);
  }
}

/** Takes a property from an object; one that a constant brings is written out first. */
function withoutProperty(
  source: string,
  tree: ts.SourceFile,
  node: ts.Expression,
  edit: Edit & {kind: 'unset'},
): string {
  if (!ts.isObjectLiteralExpression(node)) throw new Error(`${node.getText(tree)} is no object.`);
  const own = ownProperty(node, edit.property);
  if (own) return without(source, own);
  const spread = spreadWith(node, edit.property, tree);
  return spread ? applyEdit(inlined(source, tree, spread), edit) : source;
}

/**
 * Changes a constant itself where all places that name it change alike, so that what is shared stays shared.
 * @returns the edits, with one of the constant in place of those
 */
function hoisted(source: string, edits: readonly Edit[]): readonly Edit[] {
  const tree = treeOf(source);
  const uses = usesOf(tree);
  const alike = new Map<string, {of: Edit; edits: Edit[]; constant: string}>();
  for (const edit of edits) {
    const found = edit.kind === 'set' || edit.kind === 'unset' ? find(tree, edit.at) : undefined;
    if (found?.kind !== 'shared') continue;
    const of: Edit = {...edit, at: [found.constant, ...found.rest]};
    const group = alike.get(JSON.stringify(of)) ?? {of, edits: [], constant: found.constant};
    group.edits.push(edit);
    alike.set(JSON.stringify(of), group);
  }
  const whole = [...alike.values()].filter((group) => uses.get(group.constant) === group.edits.length);
  const replaced = new Set(whole.flatMap((group) => group.edits));
  return [...whole.map((group) => group.of), ...edits.filter((edit) => !replaced.has(edit))];
}

/** Takes imports and constants away that nothing uses any more; the compiler refuses them. */
function withoutUnused(source: string, before: ReadonlyMap<string, number>): string {
  const tree = treeOf(source);
  const uses = usesOf(tree);
  const isLost = (name: string): boolean => before.has(name) && !uses.has(name);
  const lost = [...constantsOf(tree)].find(([name, {parent}]) => {
    const statement = parent.parent;
    return isLost(name) && ts.isVariableStatement(statement) && !statement.modifiers?.length;
  });
  if (lost)
    return withoutUnused(
      splice(source, lost[1].parent.parent.getFullStart(), lost[1].parent.parent.getEnd(), ''),
      before,
    );
  for (const statement of tree.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    const specifiers = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const unused = specifiers.find(({name}) => isLost(name.text));
    if (!unused) continue;
    const only = specifiers.length === 1 && statement.importClause?.name === undefined;
    return withoutUnused(
      only ? splice(source, statement.getStart(tree), statement.getEnd() + 1, '') : without(source, unused),
      before,
    );
  }
  return source;
}

/** Imports the product where a template names it. */
function withProduct(source: string, file: string): string {
  const isThere = /import \{[^}]*\bproduct\b[^}]*\} from/.test(source);
  if (!namesProduct(source) || isThere) return source;
  return `import {product} from '${file.includes('/') ? '../' : './'}product';\n${source}`;
}

/** Whether source writes a value out; a template counts, since what it names is one word of it. */
function isWritten(node: ts.Expression, tree: ts.SourceFile): boolean {
  const value = unwrap(node);
  if (ts.isIdentifier(value)) return constantsOf(tree).has(value.text);
  return (
    ts.isLiteralExpression(value) ||
    ts.isTemplateExpression(value) ||
    ts.isPrefixUnaryExpression(value) ||
    ts.isArrayLiteralExpression(value) ||
    ts.isObjectLiteralExpression(value) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(value.kind)
  );
}

/**
 * Whether an edit can be made: not where a fact is made of facts of other files, for those would stay as they are.
 * @param source text of the file
 */
export function canEdit(source: string, edit: Edit): boolean {
  const tree = treeOf(source);
  const found = find(tree, edit.at);
  if (!found) return false;
  if (found.kind === 'shared') return true;
  if (edit.kind === 'insert' || edit.kind === 'order') return ts.isArrayLiteralExpression(found.node);
  if (!ts.isObjectLiteralExpression(found.node)) return false;
  const own = edit.kind === 'set' ? ownProperty(found.node, edit.property) : undefined;
  return own === undefined || isWritten(own.initializer, tree);
}

/**
 * Makes edits in the source of one file of facts, one after the other. What they do not concern stays as it is; the
 * result has to be formatted.
 * @param source text of the file
 * @param edits edits of this file
 * @throws if an edit names what is not there
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const [first] = edits;
  if (first === undefined) return source;
  const edited = hoisted(source, edits).reduce(applyEdit, source);
  return withProduct(withoutUnused(edited, usesOf(treeOf(source))), first.file);
}
