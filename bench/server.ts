import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {globSync} from 'tinyglobby';

/** Media types to compress, by extension. Other pictures and fonts are compressed already. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 6}};

export interface SentResponse {
  /** Media type; undefined for files that aren't in `TEXT_TYPES`. */
  type: string | undefined;
  bytes: number;
  prefetched: boolean;
}

export interface ServedSite {
  /** `https://127.0.0.1:port`. */
  origin: string;
  /** All responses with a body since the start, or since a caller last emptied the list. */
  sent: SentResponse[];
  /** Closes the server once no browser is connected. */
  stop: () => unknown;
}

/**
 * Makes a certificate and its key in PEM, because browsers use HTTP/2 only over TLS.
 * @throws Error without openssl
 */
export function makeCertificateAndKey(): string {
  // cspell:ignore keyout
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  try {
    return execFileSync('openssl', ['req', ...options, '-keyout', '-', '-out', '-'], {encoding: 'utf8', stdio: 'pipe'});
  } catch (cause) {
    throw new Error('Could not make a certificate for HTTP/2. Install openssl.', {cause});
  }
}

function readSite(folder: string) {
  const files = new Map<string, {body: Buffer; headers: Record<string, string>}>();
  for (const name of globSync('**/*', {cwd: folder})) {
    const content = readFileSync(join(folder, name));
    const type = TEXT_TYPES[extname(name)];
    files.set(`/${name}`, {
      body: type === undefined ? content : brotliCompressSync(content, BROTLI),
      headers: {
        ...(type !== undefined && {'content-type': type, 'content-encoding': 'br'}),
        // Files with a hash in their name never change; browsers revalidate all others.
        'cache-control': /^(assets|_astro)\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${createHash('sha256').update(content).digest('hex')}"`,
      },
    });
  }
  return files;
}

/**
 * Serves a built site on 127.0.0.1 with HTTP/2 and TLS. All files are read and compressed up front. Bytes are counted here rather
 * than in the browser, so that no request is missed.
 */
export async function serveAndRecord(folder: string, certificateAndKeyPem: string): Promise<ServedSite> {
  const files = readSite(folder);
  const sent: SentResponse[] = [];
  const server = createSecureServer({cert: certificateAndKeyPem, key: certificateAndKeyPem});
  server.on('stream', (stream, request) => {
    // The browser may cancel the request.
    stream.on('error', () => stream.close());
    const path = new URL(request[':path'] ?? '', 'https://localhost').pathname.replace(/\/$/, '');
    const file = [path, `${path}.html`, `${path}/index.html`].map((name) => files.get(name)).find(Boolean);
    if (file && request['if-none-match'] === file.headers.etag) {
      stream.respond({':status': 304, ...file.headers}, {endStream: true});
      return;
    }
    const {body, headers} = file ?? files.get('/404.html') ?? {body: Buffer.of(), headers: {}};
    stream.respond({':status': file ? 200 : 404, ...headers});
    stream.end(body);
    const type = headers['content-type']?.replace(/;.*/, '');
    sent.push({type, bytes: body.length, prefetched: request['sec-purpose']?.includes('prefetch') ?? false});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, stop: () => server.close()};
}
