import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';

/** Where the design tokens are. */
const file = 'src/css/tokens.css';

/**
 * Values of the design tokens as the light theme has them, for what is drawn outside of pages.
 * @param siteDir root of the project
 * @returns what gives a token's value by its name (`--nav`): that of the palette where it stands for another token.
 *   Throws an Error if there is no such token.
 */
export function designTokens(siteDir: string): (name: string) => string {
  const values = new Map<string, string>();
  parse(readFileSync(path.join(siteDir, file), 'utf8')).each((rule) => {
    if (rule.type !== 'rule' || rule.selector !== ':root') return;
    rule.walkDecls(/^--/, ({prop, value}) => void values.set(prop, value.trim()));
  });
  const valueOf = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${file} has no token ${name} in :root: name one that it has.`);
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return other === undefined ? value : valueOf(other);
  };
  return valueOf;
}
