import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {aheadRules} from '../../rules/ahead';

/** Where a policy can stand first: what it governs must follow, and browsers look for the charset in the first kilobyte. */
const CHARSET = /<meta charset=[^>]*>/i;

/** Scripts with their attributes. Built HTML has none whose attributes hold a `>`; a check reads it with a parser, too. */
const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gis;

/** Attributes of scripts that stand elsewhere, or that browsers do not run: structured data. */
const NOT_INLINE = /\bsrc=|\btype=["']?application\/ld\+json\b/i;

/** A script as a policy names it. */
export const sourceHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The sources that every page needs, besides its inline scripts. Nothing comes from another site. `data:` is for icons that
 * stand in the stylesheet. A worker has the policy of its own response, so what it may do is not asked for here.
 *
 * Trusted Types (`require-trusted-types-for 'script'`) are not asked for. Reading a document needs none of what they watch;
 * but the script that brings parts of a page and the application sets addresses of scripts, the rules for pages that are fetched
 * ahead are the text of one, and React writes highlighted code and answers as HTML whenever the application shows another page.
 * Policies that let all of these through would be as long as what they could refuse, which already comes from the build alone.
 * Source: https://www.w3.org/TR/CSP3/
 */
const policyOf = (hashes: readonly string[]): string =>
  [
    "default-src 'self'",
    // The page script has pages fetched ahead by a rule that stands in no HTML: src/page/ahead.ts.
    ["script-src 'self'", sourceHash(aheadRules), ...hashes].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');

/** How a policy names the inline scripts of HTML, each once. */
function inlineHashes(html: string): string[] {
  const inline = [...html.matchAll(SCRIPTS)].filter(([, attributes = '']) => !NOT_INLINE.test(attributes));
  return [...new Set(inline.map(([, , script = '']) => sourceHash(script)))];
}

/**
 * HTML with the policy for its own inline scripts, before all that it governs.
 * @param place names the page in the message
 * @throws Error if it does not say its charset
 */
export function withPolicy(html: string, place: string): string {
  if (!CHARSET.test(html))
    throw new Error(`${place} has no <meta charset>, behind which its Content-Security-Policy would stand.`);
  const policy = policyOf(inlineHashes(html));
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Files of all pages of a build, of those that lead to another, too, in one order. */
const pageFiles = (outDir: string): string[] =>
  globSync('**/*.html', {cwd: outDir})
    .sort()
    .map((file) => path.join(outDir, file));

/**
 * Gives every page of a finished build its policy. Last of all: whatever changes a script afterwards keeps it from running.
 * @throws Error as `withPolicy` does
 */
export function addPolicies(outDir: string): void {
  for (const file of pageFiles(outDir)) {
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), path.relative(outDir, file)));
  }
}

/**
 * One policy that all pages of a build pass, for hosts that send headers. It says, too, that no site may show ours in a frame,
 * which browsers take from a header alone.
 */
export function headerPolicy(outDir: string): string {
  const hashes = pageFiles(outDir).flatMap((file) => inlineHashes(readFileSync(file, 'utf8')));
  return `${policyOf([...new Set(hashes)])};frame-ancestors 'none'`;
}
