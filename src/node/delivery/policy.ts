import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {filesPolicy} from '../../shared/markup';

/** The policy goes right after this: it covers only what follows, and browsers look for the charset in the first kilobyte. */
const CHARSET = /<meta charset=[^>]*>/i;

/** Attributes and text of scripts. No attribute in built HTML has a `>`; `tests/pages/` also reads the pages with a parser. */
const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gis;

const NOT_INLINE = /\bsrc=|\btype=["']?application\/ld\+json\b/i;

const STYLES = /<style\b[^>]*>(.*?)<\/style>/gis;

export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Extra sources by directive, from `customFields.policy` in the config: `{'script-src': ['https://plausible.example']}`. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

const OTHER_SITES = {
  'script-src': /<script\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'style-src': /<link\b(?=[^>]*\brel=["']?stylesheet)[^>]*?\bhref=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'frame-src': /<iframe\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'img-src': /<img\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'media-src': /<(?:audio|source|video)\b[^>]*?\bsrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
};

/** @throws Error for a file from another site that the policy blocks; otherwise maintainers might not notice */
function refuseOthers(html: string, place: string, extra: ExtraSources): void {
  for (const [directive, pattern] of Object.entries(OTHER_SITES)) {
    for (const [, address = ''] of html.matchAll(pattern)) {
      const allowed = extra[directive] ?? [];
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
 * Returns a policy for pages: it allows files of this site and, by hash, the pages' inline scripts and styles. `data:` is for
 * icons in the stylesheet. Trusted Types keep scripts from writing HTML and running strings as code; only
 * src/page/loadScript.ts may load another script.
 * Sources: https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
function policyOf(pages: readonly string[], extra: ExtraSources = {}): string {
  const found = (pattern: RegExp) => pages.flatMap((html) => [...html.matchAll(pattern)]);
  const scripts = found(SCRIPTS).filter(([, attributes = '']) => !NOT_INLINE.test(attributes));
  const scriptHashes = new Set(scripts.map(([, , script = '']) => sourceHash(script)));
  const styleHashes = new Set(found(STYLES).map(([, style = '']) => sourceHash(style)));
  const own: Record<string, readonly string[]> = {
    ...Object.fromEntries(Object.keys(extra).map((directive) => [directive, ["'self'"]])),
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
  };
  return [
    ...Object.entries(own).map(([directive, sources]) =>
      [directive, ...sources, ...(extra[directive] ?? [])].join(' '),
    ),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${filesPolicy}`,
  ].join(';');
}

/**
 * Adds the policy to a page.
 *
 * `<meta charset=UTF-8>` → `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self';…">`
 * @throws Error if the page has no charset, or loads a file that the policy blocks
 */
export function withPolicy(html: string, place: string, extra: ExtraSources = {}): string {
  refuseOthers(html, place, extra);
  if (!CHARSET.test(html))
    throw new Error(`${place} has no <meta charset>. Its Content-Security-Policy belongs right after it.`);
  const policy = policyOf([html], extra);
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

const pageFiles = (outDir: string): string[] =>
  globSync('**/*.html', {cwd: outDir})
    .sort()
    .map((file) => path.join(outDir, file));

/** Warns about a plugin whose script adds a `<style>`: the build can't know its text, so it can't allow its hash. */
export const styleWarning = (script: string, extra: ExtraSources = {}): string | undefined =>
  /createElement\(["'`]style["'`]\)/.test(script) && extra['style-src'] === undefined
    ? "The client module of a plugin adds a <style>, which the pages' policy refuses. The plugin works without it, or " +
      `add the hash that the browser's console names to docusaurus.config.ts: customFields: {policy: {'style-src': ["'sha256-…'"]}}.`
    : undefined;

/**
 * Adds a policy to every page of a build. This must be the last step that changes pages: browsers block inline scripts
 * and styles that change afterwards.
 */
export function addPolicies(outDir: string, extra: ExtraSources = {}): void {
  for (const file of pageFiles(outDir)) {
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), path.relative(outDir, file), extra));
  }
  for (const file of globSync('assets/js/plugins.*.js', {cwd: outDir})) {
    const warning = styleWarning(readFileSync(path.join(outDir, file), 'utf8'), extra);
    // oxlint-disable-next-line no-console -- the output of the build is where maintainers read it
    if (warning !== undefined) console.warn(`[WARNING] ${file}: ${warning}`);
  }
}

/** Returns one policy for all pages. `frame-ancestors` (which sites can frame ours) works only in a header. */
export function headerPolicy(outDir: string, extra: ExtraSources = {}): string {
  const policy = policyOf(
    pageFiles(outDir).map((file) => readFileSync(file, 'utf8')),
    extra,
  );
  return `${policy};frame-ancestors 'none'`;
}
