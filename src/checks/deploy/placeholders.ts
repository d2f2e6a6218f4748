import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type {ContentProblem} from '../../node/content/problems';
import {readFactFiles} from '../factFiles';

/** Who reviews changes, as GitHub reads it. */
const ownersFile = '.github/CODEOWNERS';

/** Properties whose values are samples: `example`, `examples`, `settingsExample`. */
const sample = /(?:^example|Example)s?$/;

/** Hosts that belong to nobody (RFC 2606). */
const reservedHost = /(?:^|[/@.])[\w-]+\.example(?![\w-])|(?:^|[/@.])example\.(?:com|net|org)(?![\w-])/i;

/** A Discord id that belongs to nobody: ids have 17 to 20 digits. */
const noId = /^0{17,20}$/;

const nameOf = (name: ts.Node): string => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '');

/** Names of the constant, the properties and the items that hold a node, from the outermost. */
function pathOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) names.unshift(nameOf(at.name));
    if (ts.isObjectLiteralExpression(at) && ts.isArrayLiteralExpression(at.parent)) names.unshift(itemName(at));
  }
  return names.filter((name) => name !== '').join('.');
}

/** What names an item of a list. */
function itemName(item: ts.ObjectLiteralExpression): string {
  const key = item.properties.find(
    (property) => ts.isPropertyAssignment(property) && ['key', 'name', 'id'].includes(nameOf(property.name)),
  );
  return key && ts.isPropertyAssignment(key) && ts.isStringLiteral(key.initializer) ? key.initializer.text : '';
}

/** What the comment above a fact says, on one line. */
function commentOf(node: ts.Node): string | undefined {
  const owner = ts.findAncestor(node, (at) => ts.isPropertyAssignment(at) || ts.isVariableStatement(at));
  const [comment] = owner ? ts.getJSDocCommentsAndTags(owner) : [];
  return comment && ts.getTextOfJSDocComment(comment.comment)?.replaceAll(/\s+/g, ' ');
}

/** What to put in the place of a value that gives itself away. */
function repairOfLiteral(text: string, node: ts.Node): string | undefined {
  const what = reservedHost.test(text) ? 'your own address' : noId.test(text) ? 'your own id' : undefined;
  if (what === undefined) return undefined;
  const comment = commentOf(node);
  return comment === undefined ? `Put ${what} there.` : `Put ${what} there. ${comment}`;
}

/** A property of the argument of `standIn`, as the source has it. */
function markText(call: ts.CallExpression, name: string): string {
  const [argument] = call.arguments;
  const property =
    argument && ts.isObjectLiteralExpression(argument)
      ? argument.properties.find((entry) => ts.isPropertyAssignment(entry) && nameOf(entry.name) === name)
      : undefined;
  if (!property || !ts.isPropertyAssignment(property)) return argument?.getText() ?? '';
  return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : property.initializer.getText();
}

/** A node as a placeholder: what stands there and what to put there. */
function placeholderAt(node: ts.Node): {shown: string; repair: string} | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'standIn') {
    return {shown: markText(node, 'value'), repair: `Put there, without standIn: ${markText(node, 'putThere')}.`};
  }
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined;
  const text = ts.isStringLiteralLike(node) ? node.text : node.getText().slice(1, -1);
  const repair = repairOfLiteral(text, node);
  return repair === undefined ? undefined : {shown: text, repair};
}

/**
 * The placeholders in a file of facts: values that must be others before the site is anyone's. A value is one by itself
 * (it stands on a domain that is reserved for examples, or is an id of zeros) or by the mark of `placeholders.ts`. Values
 * of properties that are named `example`, or end so, are samples.
 * @param file path from the root of the repository
 */
export function placeholdersIn(file: string, source: string): ContentProblem[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: ContentProblem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && sample.test(nameOf(node.name))) return;
    const placeholder = placeholderAt(node);
    if (placeholder) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({file, line, message: `${pathOf(node)}: ${placeholder.shown}`, repair: placeholder.repair});
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(tree);
  return found;
}

/** The placeholders in all facts of a site, by file and line. */
export async function findPlaceholders(siteDir: string): Promise<ContentProblem[]> {
  const facts = await readFactFiles(siteDir);
  return facts.flatMap(({file, source}) => placeholdersIn(file, source));
}

/** Lines of `.github/CODEOWNERS` that still name the owner it came with; none if there is no such file. */
export async function findOwners(siteDir: string): Promise<ContentProblem[]> {
  const place = path.join(siteDir, ownersFile);
  if (!existsSync(place)) return [];
  const lines = (await readFile(place, 'utf8')).split(/\r?\n/);
  return lines.flatMap((text, index) => {
    const owner = /@your-organization\/\S+/.exec(text)?.[0];
    if (owner === undefined) return [];
    const repair = 'Put the team or the people there who review changes, or delete the file.';
    return [{file: ownersFile, line: index + 1, message: `owner: ${owner}`, repair}];
  });
}

/** How many there are, as a sentence without its end. */
export const placeholderCount = (count: number): string =>
  count === 1 ? '1 placeholder is left' : `${count === 0 ? 'no' : count} placeholders are left`;
