import path from 'node:path';
import type {Declaration} from 'postcss';
import {contrast, isHex, isLighter} from '../../node/colors';
import type {ContentProblem} from '../../node/content/problems';
import {readTokens, tokenValue, type TokenSet} from '../../node/designTokens';
import {suggest} from '../../shared/nearest';

/** Reads the backgrounds of a token from the comment behind it: `on a, b`, or `edge on a` for edges of controls and large text. */
function surfacesOf(declaration: Declaration): {needed: number; surfaces: string[]} {
  const next = declaration.next();
  const [, edge, names = ''] = /^(edge )?on (.+)$/s.exec(next?.type === 'comment' ? next.text : '') ?? [];
  return {
    // Source: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast
    needed: edge === undefined ? 4.5 : 3,
    surfaces: names.match(/[^\s,]+/g)?.map((name) => `--${name}`) ?? [],
  };
}

const lineOf = (set: TokenSet, name: string): number => set.declarations.get(name)?.source?.start?.line ?? 1;

/** Path of the file that declares a token, from the root of the project. */
const fileOf = (root: string, set: TokenSet, name: string): string =>
  path.relative(root, set.declarations.get(name)?.source?.input.file ?? root);

/** Names of the tokens that the value of another one reads. */
const readBy = (set: TokenSet, name: string): string[] =>
  [...(set.declarations.get(name)?.value ?? '').matchAll(/var\((--[\w-]+)\)/g)].map(([, other = '']) => other);

/** Names of the tokens with a literal color that the color of a token is mixed from. */
function sourcesOf(set: TokenSet, name: string): string[] {
  const others = readBy(set, name);
  return others.length === 0 ? [name] : others.flatMap((other) => sourcesOf(set, other));
}

/** The token whose value no contrast can be computed from: the given one, or the first that it reads. */
function culprit(set: TokenSet, name: string): string | undefined {
  if (isHex(tokenValue(set, name))) return undefined;
  return readBy(set, name).flatMap((other) => culprit(set, other) ?? [])[0] ?? name;
}

/** Finds a token that is hard to see on its backgrounds, or whose contrast cannot be computed. */
function problemOf(
  root: string,
  set: TokenSet,
  name: string,
  needed: number,
  surfaces: string[],
): ContentProblem | undefined {
  const unknown = surfaces.find((surface) => !set.declarations.has(surface));
  if (unknown !== undefined) {
    const message = `the comment of ${name} names no token: ${unknown}`;
    return {
      file: fileOf(root, set, name),
      line: lineOf(set, name),
      message,
      repair: suggest(unknown, [...set.declarations.keys()]),
    };
  }
  if (surfaces.length === 0) return undefined;
  const [wrong] = [name, ...surfaces].flatMap((token) => culprit(set, token) ?? []);
  if (wrong !== undefined) {
    const message = `no contrast can be computed from ${wrong}: ${tokenValue(set, wrong)}`;
    const repair = 'Write it as #rrggbb, or as color-mix(in srgb, … %, …) of two such colors.';
    return {file: fileOf(root, set, wrong), line: lineOf(set, wrong), message, repair};
  }

  const color = tokenValue(set, name);
  const weak = surfaces
    .map((surface) => ({surface, behind: tokenValue(set, surface)}))
    .filter(({behind}) => contrast(color, behind) < needed);
  const [first] = weak;
  if (!first) return undefined;
  const ratios = weak.map(
    ({surface, behind}) => `${Math.floor(contrast(color, behind) * 100) / 100} on ${surface} (${behind})`,
  );
  const own = new Set(sourcesOf(set, name));
  const others = new Set(weak.flatMap(({surface}) => sourcesOf(set, surface)).filter((source) => !own.has(source)));
  const [change, opposite] = isLighter(color, first.behind) ? ['Lighten', 'darken'] : ['Darken', 'lighten'];
  const file = fileOf(root, set, name);
  const place = (source: string): string =>
    `${fileOf(root, set, source) === file ? 'line ' : `${fileOf(root, set, source)}:`}${lineOf(set, source)}`;
  const named = (sources: ReadonlySet<string>): string =>
    [...sources].map((source) => `${source} (${place(source)})`).join(', ');
  return {
    file,
    line: lineOf(set, name),
    message: `${name} (${color}) needs a contrast of ${needed}, and has ${ratios.join(', ')}`,
    repair: `${change} ${named(own)}${others.size === 0 ? '' : `, or ${opposite} ${named(others)}`}.`,
  };
}

/**
 * Finds text and edges of controls that are hard to see, in every theme. Comments of the design tokens name the backgrounds of each.
 * @param root folder of the project
 */
export function findContrasts(root: string): ContentProblem[] {
  const sets = readTokens(root);
  const [{declarations: light}] = sets;
  const problems = sets.flatMap((set) =>
    [...set.declarations].flatMap(([name, declaration]) => {
      const {needed, surfaces} = surfacesOf(light.get(name) ?? declaration);
      return problemOf(root, set, name, needed, surfaces) ?? [];
    }),
  );
  // A theme with the same colors has the same problem.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
