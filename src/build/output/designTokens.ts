import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {parse, type Declaration, type Rule} from 'postcss';

export const tokenFiles = (siteDir: string): string[] =>
  globSync('src/css/{tokens,tokens.first,chat,dark}.css', {cwd: siteDir, absolute: true}).sort();

/** The tokens in effect under a selector: those of `:root`, overridden by those of the selector's rule. */
export interface TokenSet {
  selector: string;
  declarations: ReadonlyMap<string, Declaration>;
}

const declaredTokens = (rule: Rule): [string, Declaration][] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop, node]] : []));

/** Reads all token sets. The first is `:root`, the light theme. */
export function readTokenSets(siteDir: string): [TokenSet, ...TokenSet[]] {
  const rules = tokenFiles(siteDir)
    .flatMap((file) => parse(readFileSync(file, 'utf8'), {from: file}).nodes)
    .filter((node) => node.type === 'rule');
  const lightDeclarations = new Map(rules.filter(({selector}) => selector === ':root').flatMap(declaredTokens));
  const otherRules = rules.filter(({selector}) => selector !== ':root');
  return [
    {selector: ':root', declarations: lightDeclarations},
    ...otherRules.map((rule) => ({
      selector: rule.selector.replaceAll(/\s+/g, ' '),
      declarations: new Map([...lightDeclarations, ...declaredTokens(rule)]),
    })),
  ];
}

/**
 * Returns a token's value with references and color mixes resolved: `color-mix(in srgb, var(--brand) 50%, #000)` → `#0e362c`
 * @throws Error for an unknown token
 */
export function resolveToken({selector, declarations}: TokenSet, name: string): string {
  const declaration = declarations.get(name);
  if (!declaration)
    throw new Error(
      `unknown design token "${name}" in ${selector}. Add it to src/css/tokens.first.css, or use another.`,
    );
  const value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (_, reference: string) =>
    resolveToken({selector, declarations}, reference),
  );
  return mixColors(value.trim());
}

/**
 * Reads the light theme, for files other than pages.
 * @returns a function that resolves a token (`--nav` → `#1c6b58`) and throws an Error if it is unknown
 */
export function createLightThemeResolver(siteDir: string): (name: string) => string {
  const [lightTheme] = readTokenSets(siteDir);
  return (name) => resolveToken(lightTheme, name);
}

/** Matches `color-mix(in srgb, #1c6b58 67%, #000)`. */
const colorMixPattern = /color-mix\(in srgb, ?(#[\da-f]{3}|#[\da-f]{6}) ([\d.]+)%, ?(#[\da-f]{3}|#[\da-f]{6})\)/gi;

/** Splits a color into red, green and blue, 0 to 255: `#f00` → `[255, 0, 0]` */
const rgbChannels = (hex: string): number[] =>
  (hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex)
    .match(/[\da-f]{2}/gi)
    ?.map((digits) => parseInt(digits, 16)) ?? [];

/** `color-mix(in srgb, #fff 50%, #000)` → `#808080`, for opaque hex colors. Chrome before 111 and social cards need it. */
function mixColors(value: string): string {
  const mixed = value.replaceAll(colorMixPattern, (_, color: string, percent: string, baseColor: string) => {
    const baseChannels = rgbChannels(baseColor);
    const mixedChannels = rgbChannels(color).map((channel, index) => {
      const baseChannel = baseChannels[index] ?? 0;
      return Math.round(baseChannel + ((channel - baseChannel) * Number(percent)) / 100);
    });
    return `#${mixedChannels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
  // Nested mixes resolve from the inside out.
  return mixed === value ? value : mixColors(mixed);
}
