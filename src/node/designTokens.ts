import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type Declaration, type Rule} from 'postcss';
import {mixColors} from './colors';

/** Path of the design tokens from the root of the project. */
export const tokensFile = 'src/css/tokens.css';

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
 * Reads a file of tokens.
 * @param css text of the file
 * @returns the light theme, which is `:root`, first
 */
export function readTokens(css: string): [TokenSet, ...TokenSet[]] {
  const rules = parse(css).nodes.filter((node) => node.type === 'rule');
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
  if (!declaration) throw new Error(`${tokensFile} has no token ${name} in ${selector}: name one that it has.`);
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
  const [light] = readTokens(readFileSync(path.join(siteDir, tokensFile), 'utf8'));
  return (name) => tokenValue(light, name);
}
