import {basePath} from '../../facts/product';
import {aliases} from '../../shared/routing/aliases';
import {feedFolder} from '../../shared/routing/feeds';
import {routes} from '../../shared/routing/routes';

/** Headers of all files below a folder. */
interface HeaderRule {
  /** What the address begins with, slash at the end included; `/` is every address. */
  under: string;
  headers: Readonly<Record<string, string>>;
}

/** How the site is to be answered for, on any host. */
export interface DeliveryTable {
  /** Path of the site on its host, `/name` or nothing. All other addresses here are without it. */
  basePath: string;
  /** Addresses of all pages, in exact case. */
  routes: readonly string[];
  /** Other addresses of pages: address -> page. */
  aliases: Readonly<Record<string, string>>;
  /** Media types by the ending of the file, without the dot. */
  types: Readonly<Record<string, string>>;
  /** The first rule is for every address. Of the rules that name a header, the last one that matches decides. */
  headers: readonly [HeaderRule, ...HeaderRule[]];
}

/** Media types of everything a build has or may get. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain',
  // RFC 7763.
  md: 'text/markdown',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  // RFC 9512.
  yaml: 'application/yaml',
  // TypeScript declarations to download; servers take the ending for that of a video.
  ts: 'text/plain',
  webmanifest: 'application/manifest+json',
};

/** What no page asks for, so nothing injected into a page can use it either. */
const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Lets tools that run in a browser on another site read a file, such as an editor that is given the API document. */
const readByOthers = {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'};

/**
 * The one table of routes, redirects, types, headers and cache rules from which the files of every host are written.
 * @param contentSecurityPolicy the policy that every answer is sent with; it also says who may frame a page (`frame-ancestors`)
 */
export const deliveryTable = (contentSecurityPolicy: string): DeliveryTable => ({
  basePath,
  routes,
  aliases,
  types,
  headers: [
    {
      under: '/',
      headers: {
        // What browsers protect readers by.
        'Content-Security-Policy': contentSecurityPolicy,
        // Browsers ignore it on unencrypted connections, such as those on localhost.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // Browsers keep a copy but ask each time whether it is still right: 304 if nothing changed.
        'Cache-Control': 'no-cache',
      },
    },
    // The name of every file has a hash of its content, so the file never changes. A year, in seconds.
    {under: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    // Other sites show cards and icons.
    {under: '/assets/cards/', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {under: '/img/', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {under: '/openapi/', headers: readByOthers},
    {under: `${feedFolder}/`, headers: readByOthers},
  ],
});
