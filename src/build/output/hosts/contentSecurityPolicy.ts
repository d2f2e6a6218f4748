import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {assertNoMistakes} from '../../content/mistakes';
import type {Mistake} from '../../../lib/mistake';
import {trustedTypesPolicyName, policyOption, type AllowedSources} from '../../../lib/markup';

/** The policy goes right after this: it covers only what follows, and browsers look for the charset in the first kilobyte. */
const CHARSET_TAG = /<meta charset=[^>]*>/i;

/** Matches inline scripts, but not `<script src=…>` or JSON-LD, which is data. No attribute in built HTML contains `>`. */
const INLINE_SCRIPT = /<script\b(?![^>]*(?:\bsrc=|\btype=["']?application\/ld\+json\b))[^>]*>(.*?)<\/script>/gis;

/** Matches inline scripts that load another: `var s = document.createElement('script'); s.src = 'https://…';` */
const SCRIPT_LOADER = /\bcreateElement\((?:["'`]script\b|\w+\)).*?\.src=/s;

const INLINE_STYLE = /<style\b[^>]*>(.*?)<\/style>/gis;

/** Matches files of other sites: `<script src="https://a.example/b.js">`, `<link rel=stylesheet href=//a.example/b.css>` */
const CROSS_ORIGIN_FILE =
  /<(?:(script|iframe|img|audio|video|source)\b[^>]*?\bsrc|(form)\b[^>]*?\baction|(link)\b(?=[^>]*\brel=["']?stylesheet)[^>]*?\bhref)=["']?((?:https?:)?\/\/[^\s"'>]+)/gi;

/** Matches elements that may have blocked attributes: the script of an island applies its styles, and `<noscript>` isn't shown. */
const UNCHECKED_ELEMENT = /<((?:no)?script|island-[\w-]+)\b.*?<\/\1>/gs;

/** Matches `style="color:red"` and `onclick="…"` in a tag. It looks back for the tag only after the name, which few places have. */
const BLOCKED_ATTRIBUTE = /(?<=\s)(?:style|on[a-z]+)=(?<=<[a-z][\w-]*\s[^<>]*)(?:"[^"]*"|[^\s>]+)/gi;

const directiveByTagName: Readonly<Record<string, string>> = {
  script: 'script-src',
  iframe: 'frame-src',
  img: 'img-src',
  form: 'form-action',
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

export const allowsInlineStyles = (allowed: AllowedSources): boolean =>
  allowed['style-src']?.includes("'unsafe-inline'") ?? false;

/** Directives that built pages and the development server share. */
export const commonDirectives = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
};

/** Joins directives and what the configuration adds to them: `default-src 'self';img-src 'self' https://a.example` */
export function joinDirectives(directives: Readonly<Record<string, string>>, allowed: AllowedSources): string {
  // A directive that only the configuration names must still allow this site. Spread first, so that our own values win.
  const addedDirectives = Object.fromEntries(Object.keys(allowed).map((name) => [name, "'self'"]));
  return Object.entries({...addedDirectives, ...directives})
    .map(([name, sources]) => [name, sources, ...(allowed[name] ?? [])].join(' '))
    .join(';');
}

/**
 * Returns the Content-Security-Policy of pages. It allows files of this site, the pages' inline scripts and styles by hash,
 * and what `customFields.policy` of docusaurus.config.ts adds.
 *
 * `data:` is for icons in the stylesheet, and `blob:` for previews of chosen files. Trusted Types keep scripts from writing HTML
 * and running strings as code; only src/browser/loadScript.ts may load another script.
 * Sources: https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
function policyOf(pages: readonly string[], allowed: AllowedSources): string {
  const directives = {
    ...commonDirectives,
    'script-src': `'self'${hashesOf(pages, INLINE_SCRIPT)}`,
    // Browsers ignore 'unsafe-inline' beside hashes.
    'style-src': `'self'${allowsInlineStyles(allowed) ? '' : hashesOf(pages, INLINE_STYLE)}`,
    'trusted-types': trustedTypesPolicyName,
  };
  return joinDirectives(directives, allowed);
}

/** Finds what the policy of a page blocks: files of other sites, attributes, and inline scripts that add another script. */
function findBlockedCode(html: string, allowed: AllowedSources): Mistake[] {
  const files = [...html.matchAll(CROSS_ORIGIN_FILE)].map(([, ...groups]) => {
    const [tagName = '', address = ''] = groups.filter(Boolean);
    // The base is for addresses without a protocol: `//a.example/b.js`
    const {origin} = new URL(address, 'https://x');
    return {address, origin, directive: directiveByTagName[tagName.toLowerCase()] ?? 'default-src'};
  });
  const loaderExcerpts = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, code = '']) => {
    const match = SCRIPT_LOADER.exec(code);
    return match ? [code.slice(match.index, match.index + 160)] : [];
  });
  const attributes = html.replaceAll(UNCHECKED_ELEMENT, '').match(BLOCKED_ATTRIBUTE) ?? [];
  const allowedOrigins = Object.values(allowed).flat();
  return [
    ...attributes
      .filter((attribute) => !(allowsInlineStyles(allowed) && attribute.startsWith('style')))
      .map((attribute) => ({
        message: `the Content-Security-Policy of pages blocks the attribute ${attribute}`,
        repair: 'Write a class, or move the component or package that renders it to an island.',
      })),
    ...files
      .filter(({origin}) => !allowedOrigins.includes(origin))
      .map(({address, origin, directive}) => ({
        message: `the Content-Security-Policy of pages blocks ${address}`,
        repair: `Link to it, or remove it or its plugin. To allow its site: ${policyOption(directive, origin)}.`,
      })),
    ...loaderExcerpts.map((excerpt) => ({
      message: `pages block the script that an inline script adds (Trusted Types): ${excerpt}`,
      repair: 'Remove it or its plugin, and write the address of the other script into `scripts`.',
    })),
  ];
}

/** @throws ContentError if pages contain code that their policies block; otherwise maintainers might not notice */
function assertNothingBlocked(pages: readonly [file: string, html: string][], allowed: AllowedSources): void {
  const blocked = pages.flatMap(([file, html]) =>
    findBlockedCode(html, allowed).map((mistake) => ({file, line: 1, ...mistake})),
  );
  // Reports each once, even if several pages have it.
  const mistakes = new Map(blocked.map((mistake) => [mistake.message, mistake]));
  assertNoMistakes(
    [...mistakes.values()].map((mistake) => {
      const pageCount = blocked.filter(({message}) => message === mistake.message).length;
      // A mistake on most pages comes from the configuration or a plugin.
      return pageCount > pages.length / 2 ? {...mistake, file: 'docusaurus.config.ts'} : mistake;
    }),
  );
}

/**
 * Adds a policy to every page of a build: `<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="…">`. This
 * must be the last step that changes pages: browsers block inline scripts and styles that change afterwards.
 * @returns one policy for all pages, for a header; `frame-ancestors` (which sites can frame ours) works only there
 * @throws ContentError if pages contain code that their policies block
 */
export function addPolicies(outDir: string, allowed: AllowedSources = {}): string {
  const files = globSync('**/*.html', {cwd: outDir}).sort();
  const pages = files.map((file): [string, string] => [file, readFileSync(path.join(outDir, file), 'utf8')]);
  assertNothingBlocked(pages, allowed);
  for (const [file, html] of pages) {
    const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policyOf([html], allowed)}">`;
    writeFileSync(
      path.join(outDir, file),
      html.replace(CHARSET_TAG, (charset) => charset + policyTag),
    );
  }
  const commonPolicy = policyOf(
    pages.map(([, html]) => html),
    allowed,
  );
  return `${commonPolicy};frame-ancestors 'none'`;
}
