import path from 'node:path';
import type {Declaration} from 'postcss';
import {contrast, isHex, isLighter} from '../../node/colors';
import type {ContentProblem} from '../../node/content/problems';
import {readTokens, tokenValue, type TokenSet} from '../../node/designTokens';
import {suggest} from '../../shared/nearest';

/**
 * Reads the backgrounds of a token from the comment after it: `on a, b`, or `edge on a` for edges of controls and large text,
 * which need less contrast.
 */
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

const fileOf = (root: string, set: TokenSet, name: string): string =>
  path.relative(root, set.declarations.get(name)?.source?.input.file ?? root);

/** Returns the names of the tokens in a value: `color-mix(in srgb, var(--a) 50%, var(--b))` → `--a`, `--b` */
const tokensIn = (set: TokenSet, name: string): string[] =>
  [...(set.declarations.get(name)?.value ?? '').matchAll(/var\((--[\w-]+)\)/g)].map(([, other = '']) => other);

function sourcesOf(set: TokenSet, name: string): string[] {
  const others = tokensIn(set, name);
  return others.length === 0 ? [name] : others.flatMap((other) => sourcesOf(set, other));
}

/** Returns the token that keeps a color from being computed: the token itself, or the first such one in its value. */
function unreadableToken(set: TokenSet, name: string): string | undefined {
  if (isHex(tokenValue(set, name))) return undefined;
  return tokensIn(set, name).flatMap((other) => unreadableToken(set, other) ?? [])[0] ?? name;
}

function problemOf(
  root: string,
  set: TokenSet,
  name: string,
  needed: number,
  surfaces: string[],
): ContentProblem | undefined {
  const unknown = surfaces.find((surface) => !set.declarations.has(surface));
  if (unknown !== undefined) {
    const message = `unknown token "${unknown}" in the comment of ${name}`;
    return {
      file: fileOf(root, set, name),
      line: lineOf(set, name),
      message,
      repair: suggest(unknown, [...set.declarations.keys()]),
    };
  }
  if (surfaces.length === 0) return undefined;
  const [wrong] = [name, ...surfaces].flatMap((token) => unreadableToken(set, token) ?? []);
  if (wrong !== undefined) {
    const message = `the contrast of ${wrong} can't be computed: ${tokenValue(set, wrong)}`;
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
  const lineIn = (source: string): string =>
    `${fileOf(root, set, source) === file ? 'line ' : `${fileOf(root, set, source)}:`}${lineOf(set, source)}`;
  const named = (sources: ReadonlySet<string>): string =>
    [...sources].map((source) => `${source} (${lineIn(source)})`).join(', ');
  return {
    file,
    line: lineOf(set, name),
    message: `${name} (${color}) needs a contrast of ${needed}, but has ${ratios.join(', ')}`,
    repair: `${change} ${named(own)}${others.size === 0 ? '' : `, or ${opposite} ${named(others)}`}.`,
  };
}

/** Finds design tokens with too little contrast, in every theme. Comments after tokens name their backgrounds. */
export function findContrasts(root: string): ContentProblem[] {
  const sets = readTokens(root);
  const [{declarations: light}] = sets;
  const problems = sets.flatMap((set) =>
    [...set.declarations].flatMap(([name, declaration]) => {
      const {needed, surfaces} = surfacesOf(light.get(name) ?? declaration);
      return problemOf(root, set, name, needed, surfaces) ?? [];
    }),
  );
  // Themes that share the colors have the same problem.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
