import {aliases} from '../../src/rules/routing/aliases';
import {routes} from '../../src/rules/routing/routes';
import {broken, randomOf, signs} from '../fuzz';

/** One connection's worth of requests. */
export interface FuzzCase {
  /** What is sent; the last request asks to close the connection. */
  bytes: Buffer;
  /** The targets of its requests, in their order. */
  targets: readonly string[];
  /** Whether the protocol itself lets a server answer with 501 or 505: an unknown coding or version. */
  beyondProtocol: boolean;
}

const methods = [
  ...Array<string>(12).fill('GET'),
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'PURGE',
  'get',
  'G\tT',
  'CONNECT',
];
const oddHeaders = [
  ...[
    'Range: bytes=5-1',
    'Range: bytes=-0',
    'Range: bytes=0-0,1-1,2-2',
    'Range: bytes=99999999999999999999-',
    'Range: x',
  ],
  ...[
    'Accept-Encoding: br;q=,gzip;q=2,*',
    'If-None-Match: ",,"',
    'If-Modified-Since: never',
    'If-Match: *',
    'If-Range: "a"',
  ],
  ...[
    'Expect: 100-continue',
    'Content-Length: 5',
    'Content-Length: -1',
    'Host: elsewhere.example',
    'X: \u0001',
    ': none',
  ],
  ...[
    'X-Forwarded-Host: elsewhere.example',
    'X-Original-URL: /nope',
    `X: ${'a'.repeat(9000)}`,
    ' folded',
    'Upgrade: h2c',
  ],
];
const beyond = ['Transfer-Encoding: nothing', 'Transfer-Encoding: chunked, nothing'];

const outside = ['/../package.json', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..\\..\\package.json'];
const endings = [
  '/',
  '//',
  '.html',
  '/index',
  '/index.html',
  '/.',
  '/..',
  '/./',
  '.',
  '%2f',
  '%2ehtml',
  '?',
  '#',
  '?/../',
  '.br',
  '.gz',
];
const origins = ['http://a', 'HTTPS://a:99', '//a', 'http:/', 'http://', 'ftp://a@b', 'a:80', ''];

/** Makes cases from a seed, without end. */
export function* fuzzCases(seed: number): Generator<FuzzCase, never> {
  const {random, below, one} = randomOf(seed);
  const files = ['/sitemap.xml', '/404.html', '/docs.md', '/img/logo.svg', '/assets', '/package.json', '/.git/config'];
  const bases = [...routes, ...Object.keys(aliases), ...files, ...outside];

  const edits: readonly ((target: string) => string)[] = [
    (target) => target,
    (target) => target + one(endings),
    (target) => target + one(endings) + one(endings),
    (target) =>
      Array.from(target)
        .map((sign) => (random() < 0.2 ? sign.toUpperCase() : sign))
        .join(''),
    (target) =>
      Array.from(target)
        .map((sign) => (random() < 0.2 ? `%${sign.charCodeAt(0).toString(16)}` : sign))
        .join(''),
    (target) =>
      target.replaceAll('/', () => one(['/', '/', '//', '/./', '/x/../', '%2f', '\\', '/%2e/', '/%252e%252e/'])),
    (target) => target.replaceAll('%', '%25'),
    (target) => insert(target, one(signs)),
    (target) => insert(target, one(broken)),
    (target) => one(outside) + target,
    (target) => one(origins) + target,
    (target) => target + one(['/', 'a', '%41', '/..', '/index', '.html']).repeat(one([500, 2000, 8000, 16_000])),
    (target) => `${target}?${one(broken)}=${one(signs)}`,
    () => one(['*', '', '/', '?', '#', '//', 'a', '.', '..', '/..', '\\', '%2f']),
  ];
  const insert = (target: string, sign: string): string => {
    const at = below(target.length + 1);
    return target.slice(0, at) + sign + target.slice(at);
  };
  const target = (): string => {
    let text = one(bases);
    for (let count = below(4); count > 0; count--) text = one(edits)(text);
    return text;
  };

  for (;;) {
    const beyondProtocol = random() < 0.03;
    const targets = Array.from({length: random() < 0.1 ? 2 + below(5) : 1}, target);
    const requests = targets.map((text, index) => {
      const odd = random() < 0.3 ? `${one(oddHeaders)}\r\n` : '';
      const unknown = beyondProtocol ? `${one(beyond)}\r\n` : '';
      const close = index === targets.length - 1 ? 'Connection: close\r\n' : '';
      return `${one(methods)} ${text} HTTP/1.${one(['1', '1', '0'])}\r\nHost: a\r\n${odd}${unknown}${close}\r\n`;
    });
    // Some targets as bytes that are no UTF-8.
    yield {bytes: Buffer.from(requests.join(''), random() < 0.1 ? 'latin1' : 'utf8'), targets, beyondProtocol};
  }
}
