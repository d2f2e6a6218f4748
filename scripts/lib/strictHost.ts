import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {extname, join, relative} from 'node:path';
import sirv from 'sirv';
import {canonicalPath} from '../../src/rules/routing/canonicalPath';

const YEAR_IN_SECONDS = 31_536_000;

/** The text types whose charset sirv leaves to the browser's guess. */
const UTF8_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.md': 'text/markdown;charset=utf-8',
  '.mjs': 'text/javascript;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'application/xml;charset=utf-8',
};

/** One state of the build folder: what is in it, and how to send it. */
interface Site {
  /** Tells this folder from one that was put in its place by a later build. */
  identity: string;
  /** Paths from the root of the site, in exact case: `/docs/Introduction.html`. */
  files: ReadonlySet<string>;
  notFoundBody: Buffer;
  send: ReturnType<typeof sirv>;
}

function identityOf(dir: string): string | undefined {
  const stats = statSync(dir, {throwIfNoEntry: false});
  return stats?.isDirectory() ? `${stats.ino}:${stats.birthtimeMs}` : undefined;
}

function scan(dir: string, identity: string): Site {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => !entry.isDirectory());
  // Composed accents (NFC) on every system: macOS may list them decomposed, and requests arrive composed.
  const names = entries.map((entry) => relative(dir, join(entry.parentPath, entry.name)).normalize());
  const files = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  return {
    identity,
    files,
    notFoundBody: files.has('/404.html') ? readFileSync(join(dir, '404.html')) : Buffer.from('Not found\n'),
    send: sirv(dir, {extensions: ['html'], etag: true, gzip: true, brotli: true}),
  };
}

function fileOf(site: Site, path: string): string | undefined {
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find((candidate) => site.files.has(candidate));
}

function isPage(site: Site, path: string): boolean {
  return fileOf(site, path)?.endsWith('.html') ?? false;
}

function decodePath(raw: string): string | undefined {
  try {
    return decodeURI(raw);
  } catch {
    return undefined;
  }
}

function sendText(res: ServerResponse, status: number, headers: Record<string, string>, text: string): void {
  res.writeHead(status, {'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-cache', ...headers});
  res.end(text);
}

/**
 * A request handler that serves a build folder as a strict static host does: exact case on every disk, one address a
 * page, real 404s. Browser tests run against it because development servers forgive what deployed hosts do not.
 *
 * - Only GET and HEAD; anything else is 405.
 * - An address that is not canonical (`canonicalPath`) is a 301 to the page, query kept, if that page exists.
 * - `/x` is `x.html`, or `x/index.html` where there is no `x.html`; what is unknown is 404 with the body of `404.html`.
 * - Files beside `x.html` named `x.html.br` and `x.html.gz` are sent to clients that accept them.
 *
 * A folder replaced by a later build is noticed; while it is missing, the answer is 503.
 *
 * @param dir - The build folder. It must exist when a request comes, not before.
 */
export function createStrictHost(dir: string): RequestListener {
  let cached: Site | undefined;

  function currentSite(): Site | undefined {
    const identity = identityOf(dir);
    if (identity === undefined) {
      return undefined;
    }
    if (cached?.identity !== identity) {
      cached = scan(dir, identity);
    }
    return cached;
  }

  function sendNotFound(site: Site, res: ServerResponse): void {
    res.writeHead(404, {
      'Content-Type': site.files.has('/404.html') ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
      'Content-Length': site.notFoundBody.length,
      'Cache-Control': 'no-cache',
    });
    res.end(site.notFoundBody);
  }

  function sendFile(site: Site, file: string, req: IncomingMessage, res: ServerResponse): void {
    const type = UTF8_TYPES[extname(file)];
    if (type !== undefined) {
      res.setHeader('Content-Type', type);
    }
    const immutable = file.startsWith('/assets/');
    res.setHeader('Cache-Control', immutable ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache');
    // A server may ignore ranges (RFC 9110, 14.2), and sirv throws on one that ends before it starts.
    delete req.headers.range;
    // The exact file, so that sirv's own search (compressed first) cannot prefer x/index.html.br to x.html.
    req.url = encodeURI(file);
    site.send(req, res, () => sendNotFound(site, res));
  }

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(res, 405, {Allow: 'GET, HEAD'}, 'Only GET and HEAD are allowed.\n');
      return;
    }
    const site = currentSite();
    if (site === undefined) {
      sendText(res, 503, {'Retry-After': '5'}, 'The site is not built yet: wait for the build or run it.\n');
      return;
    }
    const target = req.url ?? '/';
    const queryStart = target.indexOf('?');
    const query = queryStart === -1 ? '' : target.slice(queryStart);
    const path = decodePath(queryStart === -1 ? target : target.slice(0, queryStart));
    const canonical = path === undefined ? undefined : canonicalPath(path);
    if (canonical === undefined || canonical === '/404') {
      sendNotFound(site, res);
      return;
    }
    if (canonical !== path) {
      if (isPage(site, canonical)) {
        // Browsers keep a 301 without this for good, also for the next project on the same port.
        res.writeHead(301, {Location: encodeURI(canonical) + query, 'Cache-Control': 'no-cache'});
        res.end();
      } else {
        sendNotFound(site, res);
      }
      return;
    }
    const file = fileOf(site, canonical);
    // A file that went away under a running server would otherwise be an error without a listener inside sirv.
    if (file === undefined || !existsSync(join(dir, file))) {
      sendNotFound(site, res);
      return;
    }
    sendFile(site, file, req, res);
  };
}
