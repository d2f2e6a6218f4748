import {feedFolder} from '../../rules/routing/feeds';
import {aliases} from '../../rules/routing/aliases';
import {routes} from '../../rules/routing/routes';
import {securityHeaders} from './securityHeaders';

/** Headers of the files that a rule is for. */
export interface HeaderRule {
  /** What the address begins with; `/` is every address. */
  under: string;
  /** What it ends with, dot included; any end where it is left out. */
  ending?: string;
  headers: Readonly<Record<string, string>>;
}

/** How the site is answered for, by any host. */
export interface DeliveryTable {
  /** Addresses of all pages, in exact case. */
  routes: readonly string[];
  /** Other addresses of pages: address -> page. */
  aliases: Readonly<Record<string, string>>;
  /** Media types by the ending of the file, dot included. */
  types: Readonly<Record<string, string>>;
  /** Of the rules for an address the last one that names a header says what it is. */
  headers: readonly HeaderRule[];
}

/** Below it every file has the hash of its content in its name, so it never changes. */
export const hashedFolder = '/assets/';

const YEAR_IN_SECONDS = 31_536_000;

/** Endings that are compressed before they are sent; pictures and fonts are compressed already. */
export const compressible: readonly string[] = [
  ...['.html', '.css', '.js', '.mjs', '.json', '.map', '.svg', '.txt', '.md', '.xml', '.atom', '.rss', '.yaml', '.ts'],
  ...['.webmanifest', '.wasm', '.ico'],
];

/** Media types of all that a build has or may get. Types of text say that it is UTF-8; JSON is UTF-8 by definition. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  // RFC 7763.
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  // RFC 9512.
  '.yaml': 'application/yaml',
  // Types to download; servers take the ending for that of a film.
  '.ts': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

/** For files whose ending is in no table; with `nosniff` a browser saves them. */
export const unknownType = 'application/octet-stream';

/** What other sites may read from a browser, such as tools that take the address of an API's document. */
const readByOthers = {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'};

/** What follows from the facts, and the policy of the build. */
export interface DeliveryOptions {
  /** The `Content-Security-Policy` of all answers, as it is sent; none where it is left out. */
  contentSecurityPolicy?: string;
}

/** The one table of routes, redirects, headers and cache rules, of which the files of all hosts are written. */
export const deliveryTable = ({contentSecurityPolicy}: DeliveryOptions = {}): DeliveryTable => ({
  routes,
  aliases,
  types,
  headers: [
    // Kept by browsers, but asked for again each time: 304 if nothing changed.
    {under: '/', headers: {...securityHeaders(contentSecurityPolicy), 'Cache-Control': 'no-cache'}},
    {under: hashedFolder, headers: {'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable`}},
    // Cards and icons are shown by other sites.
    {under: '/assets/cards/', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {under: '/img/', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {under: '/openapi/', headers: readByOthers},
    {under: `${feedFolder}/`, headers: readByOthers},
    {under: `${feedFolder}/`, ending: '.json', headers: {'Content-Type': 'application/feed+json'}},
  ],
});
