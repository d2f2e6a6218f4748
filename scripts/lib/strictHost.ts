import {readdirSync, readFileSync, statSync} from 'node:fs';
import {STATUS_CODES, type IncomingMessage, type RequestListener, type ServerResponse} from 'node:http';
import {join, relative} from 'node:path';
import send from 'send';
import {headersOf} from '../../src/node/delivery/answers';
import {codings} from '../../src/node/delivery/host';
import type {DeliveryTable} from '../../src/node/delivery/table';
import {canonicalPath} from '../../src/rules/routing/canonicalPath';

/** One state of the build folder: what is in it. */
interface Site {
  /** Tells this folder from one that was put in its place by a later build. */
  identity: string;
  /** Paths from the root of the site, in exact case: `/docs/Introduction.html`. */
  files: ReadonlySet<string>;
  notFoundBody: Buffer;
}

const NOT_FOUND_PAGE = '/404.html';

/** Names of files that no address has: compressed ones, and those that begin with a dot. */
const HIDDEN = /\.(?:br|gz|zst)$|\/\.(?!well-known\/)/;

/** What a request to a proxy has before the path; servers take it, too (RFC 9112, 3.2.2). */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i;

/** Codings that are sent, the best first. */
const PREFERRED = ['br', 'gzip'] as const;

function identityOf(dir: string): string | undefined {
  const stats = statSync(dir, {throwIfNoEntry: false});
  return stats?.isDirectory() ? `${stats.ino}:${stats.birthtimeMs}` : undefined;
}

function scan(dir: string, identity: string): Site {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  // Composed accents (NFC) on every system: macOS may list them decomposed, and requests arrive composed.
  const names = entries.map((entry) => relative(dir, join(entry.parentPath, entry.name)).normalize());
  const files = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  return {
    identity,
    files,
    notFoundBody: files.has(NOT_FOUND_PAGE) ? readFileSync(join(dir, NOT_FOUND_PAGE)) : Buffer.from('Not found\n'),
  };
}

function fileOf(site: Site, path: string): string | undefined {
  if (HIDDEN.test(path)) return undefined;
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

/** Whether a client takes a coding: named, and not with a weight of zero (RFC 9110, 12.5.3). */
const accepts = (req: IncomingMessage, coding: string): boolean =>
  (req.headers['accept-encoding'] ?? '')
    .split(',')
    .some((item) => new RegExp(`^\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*$).*)?$`, 'i').test(item));

function sendText(res: ServerResponse, status: number, headers: Record<string, string>, text: string): void {
  res.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers});
  res.end(text);
}

/** Why `send` cannot send a file. */
interface HttpError {
  status: number;
  headers?: Readonly<Record<string, string>>;
}

/**
 * A request handler that serves a build folder as a strict static host does: exact case on every disk, one address a
 * page, real 404s, and the headers of the table. Browser tests run against it where there is no nginx, because development
 * servers forgive what deployed hosts do not.
 *
 * - Only GET and HEAD; anything else is 405.
 * - An address that is not canonical (`canonicalPath`) is a 301 to the page, query kept, if that page exists.
 * - `/x` is `x.html`, or `x/index.html` where there is no `x.html`; what is unknown is 404 with the body of `404.html`.
 * - Files beside `x.html` named `x.html.br` and `x.html.gz` are sent to clients that accept them.
 * - Ranges and conditions are answered by `send`, which closes a file when its reader goes away.
 *
 * A folder replaced by a later build is noticed; while it is missing, the answer is 503.
 *
 * @param dir - The build folder. It must exist when a request comes, not before.
 * @param table - Of headers and media types.
 */
export function createStrictHost(dir: string, table: DeliveryTable): RequestListener {
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
      ...headersOf(table, NOT_FOUND_PAGE),
      ...(site.files.has(NOT_FOUND_PAGE) ? {} : {'Content-Type': 'text/plain; charset=utf-8'}),
      'Content-Length': site.notFoundBody.length,
    });
    res.end(site.notFoundBody);
  }

  function refuse(site: Site, res: ServerResponse, {status, headers}: HttpError): void {
    if (res.headersSent) {
      res.destroy();
      return;
    }
    // Those of the file.
    res.getHeaderNames().forEach((name) => res.removeHeader(name));
    // Gone since the folder was read.
    if (status === 404) sendNotFound(site, res);
    // A condition that does not hold, or a part that the file does not have.
    else if (status < 500) sendText(res, status, {...headers}, `${STATUS_CODES[status] ?? 'Refused'}\n`);
    // No more files can be opened, for instance.
    else sendText(res, 503, {'Retry-After': '1'}, 'The file cannot be read at the moment.\n');
  }

  function sendFile(site: Site, file: string, req: IncomingMessage, res: ServerResponse): void {
    const kept = PREFERRED.filter((coding) => site.files.has(file + codings[coding]));
    const coding = kept.find((one) => accepts(req, one));
    const headers = {
      ...headersOf(table, file),
      ...(kept.length > 0 ? {Vary: 'Accept-Encoding'} : {}),
      ...(coding === undefined ? {} : {'Content-Encoding': coding}),
    };
    const path = encodeURI(file + (coding === undefined ? '' : codings[coding])).replaceAll(
      /[?#]/g,
      encodeURIComponent,
    );
    send(req, path, {root: dir, cacheControl: false, dotfiles: 'allow'})
      .on('headers', () => res.setHeaders(new Map(Object.entries(headers))))
      .on('error', (error: HttpError) => refuse(site, res, error))
      .pipe(res);
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
    const target = (req.url ?? '/').replace(ORIGIN, '');
    const queryStart = target.indexOf('?');
    const query = queryStart === -1 ? '' : target.slice(queryStart);
    const path = decodePath((queryStart === -1 ? target : target.slice(0, queryStart)) || '/');
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
    if (file === undefined) {
      sendNotFound(site, res);
      return;
    }
    sendFile(site, file, req, res);
  };
}
