import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {trustedTypesPolicyName, policyOption, type AllowedSources} from '../../../lib/markup';

/** The policy goes right after this: it covers only what follows, and browsers look for the charset in the first kilobyte. */
const CHARSET_TAG = /<meta charset=[^>]*>/i;

/** Inline scripts; others have an address or are data. No attribute in built HTML contains `>`. */
const INLINE_SCRIPT = /<script\b(?![^>]*(?:\bsrc=|\btype=["']?application\/ld\+json\b))[^>]*>(.*?)<\/script>/gis;

const INLINE_STYLE = /<style\b[^>]*>(.*?)<\/style>/gis;

/** Files of other sites: `<script src="https://a.example/b.js">`, `<link rel=stylesheet href=//a.example/b.css>` */
const CROSS_ORIGIN_FILE =
  /<(?:(script|iframe|img|audio|video|source)\b[^>]*?\bsrc|(link)\b(?=[^>]*\brel=["']?stylesheet)[^>]*?\bhref)=["']?((?:https?:)?\/\/[^\s"'>]+)/gi;

const directiveByTagName: Readonly<Record<string, string>> = {
  script: 'script-src',
  iframe: 'frame-src',
  img: 'img-src',
  link: 'style-src',
  audio: 'media-src',
  video: 'media-src',
  source: 'media-src',
};

export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (pages: readonly string[], pattern: RegExp): string => {
  const texts = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => ` ${policyHash(text)}`).join('');
};

/**
 * Returns the Content-Security-Policy of pages. It allows files of this site, the pages' inline scripts and styles by hash,
 * and what `customFields.policy` of docusaurus.config.ts adds.
 *
 * `data:` is for icons in the stylesheet. Trusted Types keep scripts from writing HTML and running strings as code; only
 * src/browser/loadScript.ts may load another script.
 * Sources: https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
function policyOf(pages: readonly string[], allowed: AllowedSources): string {
  const directives = {
    'default-src': "'self'",
    'script-src': `'self'${hashesOf(pages, INLINE_SCRIPT)}`,
    'style-src': `'self'${hashesOf(pages, INLINE_STYLE)}`,
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypesPolicyName,
  };
  // A directive that only the configuration names must still allow this site. Spread first, so that our own values win.
  const addedDirectives = Object.fromEntries(Object.keys(allowed).map((name) => [name, "'self'"]));
  return Object.entries({...addedDirectives, ...directives})
    .map(([name, sources]) => [name, sources, ...(allowed[name] ?? [])].join(' '))
    .join(';');
}

/**
 * Adds the policy to a page.
 *
 * `<meta charset=UTF-8>` → `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self';…">`
 * @throws Error if the page loads a file of another site that the policy blocks; otherwise maintainers might not notice
 */
export function withPolicy(html: string, file: string, allowed: AllowedSources = {}): string {
  const policy = policyOf([html], allowed);
  for (const [, tagName, linkTagName = '', address = ''] of html.matchAll(CROSS_ORIGIN_FILE)) {
    // The base is for addresses without a protocol: `//a.example/b.js`
    const {origin} = new URL(address, 'https://x');
    if (!policy.includes(origin)) {
      const option = policyOption(directiveByTagName[(tagName ?? linkTagName).toLowerCase()] ?? 'default-src', origin);
      throw new Error(
        `${file}: the page's own policy refuses ${address}, because the site loads nothing from other sites. Link to it, or ` +
          `remove it. A plugin may have added it. To allow it knowingly, write into docusaurus.config.ts: ${option}.`,
      );
    }
  }
  return html.replace(
    CHARSET_TAG,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/**
 * Adds a policy to every page of a build. This must be the last step that changes pages: browsers block inline scripts
 * and styles that change afterwards.
 * @returns one policy for all pages, for a header; `frame-ancestors` (which sites can frame ours) works only there
 */
export function addPolicies(outDir: string, allowed: AllowedSources = {}): string {
  const files = globSync('**/*.html', {cwd: outDir}).sort();
  const pages = files.map((file) => readFileSync(path.join(outDir, file), 'utf8'));
  files.forEach((file, index) => writeFileSync(path.join(outDir, file), withPolicy(pages[index] ?? '', file, allowed)));
  return `${policyOf(pages, allowed)};frame-ancestors 'none'`;
}
