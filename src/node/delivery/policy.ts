import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {filesPolicy} from '../../shared/markup';

/** What a policy stands right behind: it governs only what follows, and browsers look for the charset in the first kilobyte. */
const CHARSET = /<meta charset=[^>]*>/i;

/** Scripts and their attributes. No attribute in built HTML holds a `>`; a check reads the pages with a parser, too. */
const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gis;

/** Attributes of scripts that are files, or that browsers do not run: structured data. */
const NOT_INLINE = /\bsrc=|\btype=["']?application\/ld\+json\b/i;

const STYLES = /<style\b[^>]*>(.*?)<\/style>/gis;

/** The source expression by which a policy allows an inline script or style: `'sha256-…'`. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Sources that a site allows beyond the policy, from `customFields.policy` of docusaurus.config.ts, by directive:
 * `{'script-src': ['https://plausible.example']}`.
 */
export type MoreSources = Readonly<Record<string, readonly string[]>>;

/** Files and frames of other sites, and the directive that allows them. */
const OTHER_SITES = {
  'script-src': /<script\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'style-src': /<link\b(?=[^>]*\brel=["']?stylesheet)[^>]*?\bhref=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'frame-src': /<iframe\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'img-src': /<img\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'media-src': /<(?:audio|source|video)\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
};

/** Stops a build whose pages ask for something that browsers would refuse without a word to its maintainer. */
function refuseOthers(html: string, place: string, more: MoreSources): void {
  for (const [directive, pattern] of Object.entries(OTHER_SITES)) {
    for (const [, address = ''] of html.matchAll(pattern)) {
      const allowed = more[directive] ?? [];
      if (allowed.some((source) => address.replace(/^\/\//, 'https://').startsWith(source))) continue;
      throw new Error(
        `${place}: the page's own policy refuses ${address}, because the site loads nothing from other sites. Link to it, or ` +
          'remove it from the page, headTags, scripts, stylesheets or the plugin that adds it. To allow it knowingly, add ' +
          `customFields: {policy: {'${directive}': ['${new URL(address, 'https://x').origin}']}} to docusaurus.config.ts, with ` +
          "'connect-src' for where a script sends data, and name the company on the privacy page.",
      );
    }
  }
}

/**
 * The policy that allows the inline scripts and styles of some pages, and the sources that every page needs besides. Nothing
 * comes from another site. `data:` is for icons in the stylesheet.
 *
 * No script writes HTML or runs text (Trusted Types); only src/page/loadScript.ts may set the address of another script.
 * Sources: https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
function policyOf(pages: readonly string[], more: MoreSources = {}): string {
  const found = (pattern: RegExp) => pages.flatMap((html) => [...html.matchAll(pattern)]);
  const scripts = found(SCRIPTS).filter(([, attributes = '']) => !NOT_INLINE.test(attributes));
  const scriptHashes = new Set(scripts.map(([, , script = '']) => sourceHash(script)));
  const styleHashes = new Set(found(STYLES).map(([, style = '']) => sourceHash(style)));
  const own: Record<string, readonly string[]> = {
    // Directives that only the site's config has.
    ...Object.fromEntries(Object.keys(more).map((directive) => [directive, ["'self'"]])),
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
  };
  return [
    ...Object.entries(own).map(([directive, sources]) => [directive, ...sources, ...(more[directive] ?? [])].join(' ')),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${filesPolicy}`,
  ].join(';');
}

/**
 * A page with the policy for its own inline scripts and styles, before everything it governs.
 * @param place the page's file, for the message
 * @throws Error if the page does not declare its charset, or asks for a script or stylesheet that its policy refuses
 */
export function withPolicy(html: string, place: string, more: MoreSources = {}): string {
  refuseOthers(html, place, more);
  if (!CHARSET.test(html))
    throw new Error(`${place} has no <meta charset>, behind which its Content-Security-Policy would stand.`);
  const policy = policyOf([html], more);
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** All HTML files of a build, sorted; pages that only lead to another are among them. */
const pageFiles = (outDir: string): string[] =>
  globSync('**/*.html', {cwd: outDir})
    .sort()
    .map((file) => path.join(outDir, file));

/**
 * Warns of a style that the script of a plugin adds while a page is shown. Its text, and so its hash, is known in the browser only.
 * @param script client modules of plugins, bundled
 */
export const styleWarning = (script: string, more: MoreSources = {}): string | undefined =>
  /createElement\(["'`]style["'`]\)/.test(script) && more['style-src'] === undefined
    ? "The client module of a plugin adds a <style>, which the pages' policy refuses. The plugin works without it, or " +
      `add the hash that the browser's console names to docusaurus.config.ts: customFields: {policy: {'style-src': ["'sha256-…'"]}}.`
    : undefined;

/**
 * Gives every page of a finished build its policy. This has to be the last step: a script or style changed afterwards would
 * not be used.
 * @throws Error as `withPolicy` does
 */
export function addPolicies(outDir: string, more: MoreSources = {}): void {
  for (const file of pageFiles(outDir)) {
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), path.relative(outDir, file), more));
  }
  for (const file of globSync('assets/js/plugins.*.js', {cwd: outDir})) {
    const warning = styleWarning(readFileSync(path.join(outDir, file), 'utf8'), more);
    // oxlint-disable-next-line no-console -- the output of the build is where maintainers read it
    if (warning !== undefined) console.warn(`[WARNING] ${file}: ${warning}`);
  }
}

/**
 * One policy that allows what any page of a build needs, for hosts that send headers. It also forbids other sites to show ours
 * in a frame, which browsers accept in a header only.
 */
export function headerPolicy(outDir: string, more: MoreSources = {}): string {
  const policy = policyOf(
    pageFiles(outDir).map((file) => readFileSync(file, 'utf8')),
    more,
  );
  return `${policy};frame-ancestors 'none'`;
}
