import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {parse, type Declaration, type Rule} from 'postcss';
import {mixColors} from './colors';

/**
 * Files of the design tokens.
 * @param siteDir root of the project
 * @returns absolute paths, sorted
 */
export const tokenFiles = (siteDir: string): string[] =>
  globSync('src/css/{tokens,tokens.first,chat,dark}.css', {cwd: siteDir, absolute: true}).sort();

/** Tokens that hold at once: those of `:root`, and in other rules what they set in its place. */
export interface TokenSet {
  /** Selector of the rule, on one line. */
  selector: string;
  /** By name: `--nav`. */
  declarations: ReadonlyMap<string, Declaration>;
}

const ofRule = (rule: Rule): [string, Declaration][] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop, node]] : []));

/**
 * Reads the design tokens of a site.
 * @param siteDir root of the project
 * @returns the light theme, which is `:root`, first
 */
export function readTokens(siteDir: string): [TokenSet, ...TokenSet[]] {
  const rules = tokenFiles(siteDir)
    .flatMap((file) => parse(readFileSync(file, 'utf8'), {from: file}).nodes)
    .filter((node) => node.type === 'rule');
  const light = new Map(rules.filter(({selector}) => selector === ':root').flatMap(ofRule));
  const others = rules.filter(({selector}) => selector !== ':root');
  return [
    {selector: ':root', declarations: light},
    ...others.map((rule) => ({
      selector: rule.selector.replaceAll(/\s+/g, ' '),
      declarations: new Map([...light, ...ofRule(rule)]),
    })),
  ];
}

/**
 * The value of a token, with values in place of other tokens and with mixes of colors computed.
 * @throws Error if there is no such token
 */
export function tokenValue({selector, declarations}: TokenSet, name: string): string {
  const declaration = declarations.get(name);
  if (!declaration)
    throw new Error(`The design tokens in src/css have no ${name} for ${selector}: name one that they have.`);
  const value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (_, other: string) =>
    tokenValue({selector, declarations}, other),
  );
  return mixColors(value.trim());
}

/**
 * Values of the design tokens as the light theme has them, for what is drawn outside of pages.
 * @param siteDir root of the project
 * @returns a function that gives the value of a token (`--nav`). It throws an Error if there is no such token.
 */
export function designTokens(siteDir: string): (name: string) => string {
  const [light] = readTokens(siteDir);
  return (name) => tokenValue(light, name);
}
