import ts from 'typescript';

/** The expression inside `as const`, `satisfies` and brackets. */
function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

const nameProperties = ['key', 'name', 'code', 'id', 'version', 'title', 'summary'];

/** Name of a property, quoted in the source or not; undefined if it is computed. */
const keyOf = ({name}: ts.PropertyAssignment): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** Whether a text of the source is this one. A template's expressions are not known here, so its end is compared. */
function isText(node: ts.Expression, text: string): boolean {
  if (ts.isStringLiteralLike(node)) return node.text === text;
  const end = ts.isTemplateExpression(node) ? node.templateSpans.at(-1)?.literal.text : undefined;
  return end !== undefined && end !== '' && text.endsWith(end);
}

/** Whether an item of a list is named so. */
const isNamed = (item: ts.Expression, name: string): boolean =>
  ts.isObjectLiteralExpression(item) &&
  item.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      nameProperties.includes(keyOf(property) ?? '') &&
      isText(property.initializer, name),
  );

const property = (node: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined =>
  node.properties.filter(ts.isPropertyAssignment).find((property) => keyOf(property) === name);

/** One step into a value: a property of an object, or the item of a list that is named so. */
function step(node: ts.Expression, name: string): {place: ts.Node; value: ts.Expression} | undefined {
  const value = unwrap(node);
  if (ts.isObjectLiteralExpression(value)) {
    const found = property(value, name);
    return found && {place: found, value: found.initializer};
  }
  const item = ts.isArrayLiteralExpression(value)
    ? value.elements.find((element) => isNamed(element, name))
    : undefined;
  return item && {place: item, value: item};
}

/** The constants of a file that have a value. */
const constantsOf = (file: ts.SourceFile): ts.VariableDeclaration[] =>
  file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .filter(({initializer}) => initializer !== undefined);

/**
 * The value at a path in a file of facts.
 * @param at names from the constant on, see `FactProblem`
 * @returns undefined if there is none, or it is computed
 */
export function factValue(file: ts.SourceFile, [first, ...names]: readonly string[]): ts.Expression | undefined {
  const root = constantsOf(file).find(({name}) => name.getText() === first);
  const value = names.reduce<ts.Expression | undefined>((at, name) => at && step(at, name)?.value, root?.initializer);
  return value && unwrap(value);
}

/**
 * Line of a fact in its file, from 1: follows the path as far as it goes, so that a computed part still leads to the
 * nearest place above it.
 * @param source text of a file of `src/facts/`
 * @param at see `FactProblem`
 */
export function factLine(source: string, at: readonly string[]): number {
  const file = ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true);

  let best: {place: ts.Node; depth: number} = {place: file.statements[0] ?? file, depth: 0};
  for (const root of constantsOf(file)) {
    // The first name can be the constant itself or a part of it.
    const names = root.name.getText() === at[0] ? at.slice(1) : at;
    let place: ts.Node = root;
    let value = root.initializer;
    let depth = at.length - names.length;
    for (const name of names) {
      const next: ReturnType<typeof step> = value && step(value, name);
      if (!next) break;
      ({place, value} = next);
      depth += 1;
    }
    if (depth > best.depth) best = {place, depth};
  }
  return file.getLineAndCharacterOfPosition(best.place.getStart(file)).line + 1;
}
