import {basePath} from '../../facts/product';
import {aliases} from '../../shared/routing/aliases';
import {routes} from '../../shared/routing/routes';

interface HeaderRule {
  /** Prefix of addresses, ending with a slash; `/` matches all. */
  under: string;
  headers: Readonly<Record<string, string>>;
}

export interface DeliveryTable {
  /** Path of the site on its host: `/name` or empty. The other addresses here don't include it. */
  basePath: string;
  routes: readonly string[];
  aliases: Readonly<Record<string, string>>;
  types: Readonly<Record<string, string>>;
  /** The first rule matches every address. If several matching rules set a header, the last one wins. */
  headers: readonly [HeaderRule, ...HeaderRule[]];
}

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
  // RFC 9512.
  yaml: 'application/yaml',
  // Downloadable TypeScript declarations; most servers would send them as a video.
  ts: 'text/plain',
  webmanifest: 'application/manifest+json',
};

/** Features no page needs; denied to injected code as well. */
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

const readByOthers = {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'};

/** Returns the routes, redirects, media types, headers and cache rules that the files of all hosts are written from. */
export const deliveryTable = (contentSecurityPolicy: string): DeliveryTable => ({
  basePath,
  routes,
  aliases,
  types,
  headers: [
    {
      under: '/',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    // File names have a hash of the content. A year, in seconds.
    {under: '/assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    {under: '/assets/cards/', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {under: '/img/', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    {under: '/openapi/', headers: readByOthers},
    {under: '/feeds/', headers: readByOthers},
  ],
});
