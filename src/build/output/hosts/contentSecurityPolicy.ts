import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {filesPolicy} from '../../../lib/markup';

/** The policy goes right after this: it covers only what follows, and browsers look for the charset in the first kilobyte. */
const CHARSET = /<meta charset=[^>]*>/i;

/** Inline scripts; others have an address or are data. No attribute in built HTML contains `>`. */
const SCRIPTS = /<script\b(?![^>]*(?:\bsrc=|\btype=["']?application\/ld\+json\b))[^>]*>(.*?)<\/script>/gis;

const STYLES = /<style\b[^>]*>(.*?)<\/style>/gis;

/** Files of other sites: `<script src="https://a.example/b.js">`, `<link rel=stylesheet href=//a.example/b.css>` */
const OTHER_SITES =
  /<(?:(?:script|iframe|img|audio|video|source)\b[^>]*?\bsrc|link\b(?=[^>]*\brel=["']?stylesheet)[^>]*?\bhref)=["']?((?:https?:)?\/\/[^\s"'>]+)/gi;

export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (pages: readonly string[], pattern: RegExp): string => {
  const texts = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => ` ${sourceHash(text)}`).join('');
};

/**
 * Returns the Content-Security-Policy of pages: files of this site, and their inline scripts and styles by hash.
 *
 * To load from another site, add it here: a script as `script-src`, the place where it sends data as `connect-src 'self' https://…`.
 * Name the company on the privacy page.
 *
 * `data:` is for icons in the stylesheet. Trusted Types keep scripts from writing HTML and running strings as code; only
 * src/browser/loadScript.ts may load another script.
 * Sources: https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
const policyOf = (pages: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self'${hashesOf(pages, SCRIPTS)}`,
    `style-src 'self'${hashesOf(pages, STYLES)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${filesPolicy}`,
  ].join(';');

/**
 * Adds the policy to a page.
 *
 * `<meta charset=UTF-8>` → `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self';…">`
 * @throws Error if the page loads a file of another site that the policy blocks; otherwise maintainers might not notice
 */
export function withPolicy(html: string, place: string): string {
  const policy = policyOf([html]);
  for (const [, address = ''] of html.matchAll(OTHER_SITES)) {
    if (!policy.includes(new URL(address, 'https://x').origin)) {
      throw new Error(
        `${place}: the page's own policy refuses ${address}, because the site loads nothing from other sites. Link to it, or ` +
          'remove it from the page or docusaurus.config.ts. To allow it knowingly, add its site to src/build/output/hosts/contentSecurityPolicy.ts.',
      );
    }
  }
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/**
 * Adds a policy to every page of a build. This must be the last step that changes pages: browsers block inline scripts
 * and styles that change afterwards.
 * @returns one policy for all pages, for a header; `frame-ancestors` (which sites can frame ours) works only there
 */
export function addPolicies(outDir: string): string {
  const files = globSync('**/*.html', {cwd: outDir}).sort();
  const pages = files.map((file) => readFileSync(path.join(outDir, file), 'utf8'));
  files.forEach((file, index) => writeFileSync(path.join(outDir, file), withPolicy(pages[index] ?? '', file)));
  return `${policyOf(pages)};frame-ancestors 'none'`;
}
