import type typescript from 'typescript';
import {namingProperties} from '../../build/content/factLookup';
import {requireFromRoot} from '../../build/root';

/** TypeScript, loaded for the first mistake only. It needs `require`, because `import()` finds no files in modules that tsx runs. */
let ts: typeof typescript;

/** Files by their text, because one file often has several mistakes. */
const parsedFiles = new Map<string, typescript.SourceFile>();

/** Strips `as const`, `satisfies` and parentheses. */
function unwrap(node: typescript.Expression): typescript.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

const keyOf = ({name}: typescript.PropertyAssignment): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** Compares a string, or the end of a template after its last value, because the values are unknown. */
function matchesText(node: typescript.Expression, text: string): boolean {
  if (ts.isStringLiteralLike(node)) return node.text === text;
  const end = ts.isTemplateExpression(node) ? node.templateSpans.at(-1)?.literal.text : undefined;
  return end !== undefined && end !== '' && text.endsWith(end);
}

const isNamed = (item: typescript.Expression, name: string): boolean =>
  ts.isObjectLiteralExpression(item) &&
  item.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      namingProperties.includes(keyOf(property) ?? '') &&
      matchesText(property.initializer, name),
  );

const findProperty = (
  node: typescript.ObjectLiteralExpression,
  name: string,
): typescript.PropertyAssignment | undefined =>
  node.properties.filter(ts.isPropertyAssignment).find((property) => keyOf(property) === name);

/** Finds a property of an object, or a named item of a list, with its value. */
function findChild(
  node: typescript.Expression,
  name: string,
): {node: typescript.Node; value: typescript.Expression} | undefined {
  const value = unwrap(node);
  if (ts.isObjectLiteralExpression(value)) {
    const property = findProperty(value, name);
    return property && {node: property, value: property.initializer};
  }
  const item = ts.isArrayLiteralExpression(value)
    ? value.elements.find((element) => isNamed(element, name))
    : undefined;
  return item && {node: item, value: item};
}

/**
 * Returns the line of a fact, from 1. A computed fact gets the line of its nearest ancestor.
 * @param source text of a file of `src/facts/`
 * @param factPath path of the fact, as in `FactMistake`; it can leave out the name of the constant
 */
export function factLineNumber(source: string, factPath: readonly string[]): number {
  ts = requireFromRoot('typescript') as typeof typescript;
  const file = parsedFiles.get(source) ?? ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true);
  parsedFiles.set(source, file);
  const constants = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .filter(({initializer}) => initializer !== undefined);

  let deepest: {node: typescript.Node; depth: number} = {node: file.statements[0] ?? file, depth: 0};
  for (const declaration of constants) {
    const remainingPath = declaration.name.getText() === factPath[0] ? factPath.slice(1) : factPath;
    let node: typescript.Node = declaration;
    let value = declaration.initializer;
    let depth = factPath.length - remainingPath.length;
    for (const name of remainingPath) {
      const child: ReturnType<typeof findChild> = value && findChild(value, name);
      if (!child) break;
      ({node, value} = child);
      depth += 1;
    }
    if (depth > deepest.depth) deepest = {node, depth};
  }
  return file.getLineAndCharacterOfPosition(deepest.node.getStart(file)).line + 1;
}
