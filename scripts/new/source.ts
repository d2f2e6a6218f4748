import {dirname} from 'node:path/posix';
import ts from 'typescript';
import {factValue} from '../../src/checks/facts/locate';

const parse = (source: string): ts.SourceFile => ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);

const insert = (source: string, offset: number, text: string): string =>
  source.slice(0, offset) + text + source.slice(offset);

/** The list or object at a path. */
function valueAt(tree: ts.SourceFile, at: readonly string[]): ts.Expression {
  const value = factValue(tree, at);
  if (!value) throw new Error(`Nothing at ${at.join('.')}.`);
  return value;
}

/** Where an item goes that follows those before `index`. */
function place(items: ts.NodeArray<ts.Node>, index: number, text: string): {offset: number; text: string} {
  const next = items[index];
  if (next) return {offset: next.getStart(), text: `${text}, `};
  const last = items.at(-1);
  return {offset: last?.end ?? items.pos, text: last ? `, ${text}` : text};
}

/**
 * Puts an item into a list.
 *
 * @param at - Path of the list in the file, see `factLine`.
 * @param text - The item's source.
 * @param isBefore - Whether it goes before an item of which this is the source; else it goes to the end.
 */
export function addItem(
  source: string,
  at: readonly string[],
  text: string,
  isBefore: (item: string) => boolean = () => false,
): string {
  const list = valueAt(parse(source), at);
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`${at.join('.')} is no list.`);
  const index = list.elements.findIndex((item) => isBefore(item.getText()));
  const found = place(list.elements, index < 0 ? list.elements.length : index, text);
  return insert(source, found.offset, found.text);
}

/**
 * Puts a property into an object: before the first that comes later in the alphabet, among those that are in its order.
 *
 * @param key - Name of the property.
 * @param text - Source of the property.
 */
export function addProperty(source: string, at: readonly string[], key: string, text: string): string {
  const object = valueAt(parse(source), at);
  if (!ts.isObjectLiteralExpression(object)) throw new Error(`${at.join('.')} is no object.`);
  const index = object.properties.findIndex((entry) => (entry.name?.getText().replaceAll("'", '') ?? '') > key);
  const found = place(object.properties, index < 0 ? object.properties.length : index, text);
  return insert(source, found.offset, found.text);
}

/** Replaces a value by another. */
export function setValue(source: string, at: readonly string[], text: string): string {
  const value = valueAt(parse(source), at);
  return source.slice(0, value.getStart()) + text + source.slice(value.end);
}

/**
 * Puts an import among those of the same folder, in the order of their modules.
 *
 * @param from - The module.
 */
export function addImport(source: string, clause: string, from: string): string {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const moduleOf = ({moduleSpecifier}: ts.ImportDeclaration): string => moduleSpecifier.getText().slice(1, -1);
  const neighbors = imports.filter(
    (entry) => moduleOf(entry).startsWith(folder) && !moduleOf(entry).slice(folder.length).includes('/'),
  );
  const next = neighbors.find((entry) => moduleOf(entry) > from);
  const line = `import ${clause} from '${from}';\n`;
  if (next) return insert(source, next.getStart(), line);
  const last = neighbors.at(-1) ?? imports.at(-1);
  return last ? insert(source, last.end, `\n${line.trimEnd()}`) : line + source;
}

/** All lists in a source, the outer before those in it. */
function listsIn(node: ts.Node): ts.ArrayLiteralExpression[] {
  const inner = node.getChildren().flatMap(listsIn);
  return ts.isArrayLiteralExpression(node) ? [node, ...inner] : inner;
}

/**
 * Puts a path into the list that has others of the same folder, after the last of them; into one of the folder above if
 * there is none.
 */
export function addBesideNeighbors(source: string, path: string, folder = dirname(path)): string {
  for (const {elements} of listsIn(parse(source))) {
    const last = elements.findLastIndex((item) => ts.isStringLiteral(item) && dirname(item.text) === folder);
    if (last >= 0) {
      const found = place(elements, last + 1, literal(path));
      return insert(source, found.offset, found.text);
    }
  }
  if (folder === '.') throw new Error(`No list of pages for ${path}.`);
  return addBesideNeighbors(source, path, dirname(folder));
}

/** A text as source. */
export const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
