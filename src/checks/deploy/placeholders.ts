import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type {ContentProblem} from '../../node/content/problems';
import {readFactFiles} from '../factFiles';

const ownersFile = '.github/CODEOWNERS';

/** Matches names of properties with samples: `example`, `examples`, `settingsExample` */
const sample = /(?:^example|Example)s?$/;

/** Matches reserved domains (RFC 2606). */
const reservedHost = /(?:^|[/@.])[\w-]+\.example(?![\w-])|(?:^|[/@.])example\.(?:com|net|org)(?![\w-])/i;

/** Discord ids have 17 to 20 digits. */
const zeroId = /^0{17,20}$/;

const nameOf = (name: ts.Node): string => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '');

/** The names of a node's constant, properties and list items. */
function pathOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) names.unshift(nameOf(at.name));
    if (ts.isObjectLiteralExpression(at) && ts.isArrayLiteralExpression(at.parent)) names.unshift(itemName(at));
  }
  return names.filter((name) => name !== '').join('.');
}

function itemName(item: ts.ObjectLiteralExpression): string {
  const key = item.properties.find(
    (property) => ts.isPropertyAssignment(property) && ['key', 'name', 'id'].includes(nameOf(property.name)),
  );
  return key && ts.isPropertyAssignment(key) && ts.isStringLiteral(key.initializer) ? key.initializer.text : '';
}

function commentOf(node: ts.Node): string | undefined {
  const owner = ts.findAncestor(node, (at) => ts.isPropertyAssignment(at) || ts.isVariableStatement(at));
  const [comment] = owner ? ts.getJSDocCommentsAndTags(owner) : [];
  return comment && ts.getTextOfJSDocComment(comment.comment)?.replaceAll(/\s+/g, ' ');
}

function literalRepair(text: string, node: ts.Node): string | undefined {
  const kind = reservedHost.test(text) ? 'URL' : zeroId.test(text) ? 'id' : undefined;
  if (kind === undefined) return undefined;
  const comment = commentOf(node);
  return `Replace it with your own ${kind}.${comment === undefined ? '' : ` ${comment}`}`;
}

function standInProperty(call: ts.CallExpression, name: string): string {
  const [argument] = call.arguments;
  const property =
    argument && ts.isObjectLiteralExpression(argument)
      ? argument.properties.find((entry) => ts.isPropertyAssignment(entry) && nameOf(entry.name) === name)
      : undefined;
  if (!property || !ts.isPropertyAssignment(property)) return argument?.getText() ?? '';
  return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : property.initializer.getText();
}

function readPlaceholder(node: ts.Node): {value: string; repair: string} | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'standIn') {
    const repair = `Replace it, without standIn, with: ${standInProperty(node, 'putThere')}.`;
    return {value: standInProperty(node, 'value'), repair};
  }
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined;
  const text = ts.isStringLiteralLike(node) ? node.text : node.getText().slice(1, -1);
  const repair = literalRepair(text, node);
  return repair === undefined ? undefined : {value: text, repair};
}

/**
 * Finds invented values to replace before the site is public: URLs on reserved domains, ids of zeros, and values in
 * `standIn()`. Leaves out samples for readers, such as `example`.
 *
 * `{domain: 'bot.example'}` → `product.domain: bot.example`
 * @param file path from the root of the repository
 */
export function placeholdersIn(file: string, source: string): ContentProblem[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: ContentProblem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && sample.test(nameOf(node.name))) return;
    const placeholder = readPlaceholder(node);
    if (placeholder) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({file, line, message: `${pathOf(node)}: ${placeholder.value}`, repair: placeholder.repair});
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(tree);
  return found;
}

export async function findPlaceholders(siteDir: string): Promise<ContentProblem[]> {
  const facts = await readFactFiles(siteDir);
  return facts.flatMap(({file, source}) => placeholdersIn(file, source));
}

/** Finds lines of `.github/CODEOWNERS` that still name the template's owner. */
export async function findOwners(siteDir: string): Promise<ContentProblem[]> {
  const file = path.join(siteDir, ownersFile);
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  return lines.flatMap((text, index) => {
    const owner = /@your-organization\/\S+/.exec(text)?.[0];
    if (owner === undefined) return [];
    const repair = 'Replace it with the team or people who review changes, or delete the file.';
    return [{file: ownersFile, line: index + 1, message: `owner: ${owner}`, repair}];
  });
}

/** Returns a sentence without its full stop: `2 placeholders are left` */
export const placeholderCount = (count: number): string =>
  count === 1 ? '1 placeholder is left' : `${count === 0 ? 'no' : count} placeholders are left`;
