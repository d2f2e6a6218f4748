import {execFileSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runChild} from '../scripts/lib/child.mjs';
import {UserError} from '../scripts/lib/cli';
import {findNginx, runNginx, type Nginx} from '../scripts/lib/nginx';
import {freePort, HOST} from '../scripts/lib/port';
import {benchRoot, emptyFolder} from './paths';

// Options of other programs. cspell:ignore addext keyout libnginx paramgen pkeyopt runlevel
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter', 'openssl'];
const BROTLI_MODULE = 'http_brotli_filter';
/** What is worth compressing; pictures and fonts are compressed already. HTML always is. */
const TEXT_TYPES =
  'text/css text/plain text/xml text/javascript application/javascript application/json application/xml image/svg+xml';

/** Sites that are being served. */
interface Served {
  /** `https://127.0.0.1:port` by the name of the site. */
  origins: Readonly<Record<string, string>>;
  /** Ends the server; resolves when it has ended. */
  stop: () => Promise<void>;
}

/** A web server that is ready to serve folders. */
export interface Host {
  /** For the report: version, protocol, compression. */
  description: string;
  /** SHA-256 of the certificate's public key in Base64, for Chromium's list of keys to trust. */
  spki: string;
  /**
   * Serves folders, each on a port of its own.
   *
   * @param sites - Absolute paths of built sites by name.
   * @throws Error when nginx does not start; its own message is on the terminal.
   */
  serve: (sites: Readonly<Record<string, string>>) => Promise<Served>;
}

/** The installed nginx, installed now where this may be done: as root on Debian and its kin. */
async function installedNginx(): Promise<Nginx> {
  const found = findNginx();
  if (found?.module(BROTLI_MODULE) !== undefined) return found;
  const command = `apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`bench: nginx ${found ? 'has no brotli' : 'is missing'}: installing it (${command}).`);
    // Run level 1, so that the package does not start a server of its own on port 80.
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
    const lock = ['-o', 'DPkg::Lock::Timeout=120'];
    const updated = await runChild('apt-get', [...lock, 'update'], {env, quiet: true});
    const code = updated === 0 ? await runChild('apt-get', [...lock, ...command.split(' ').slice(1)], {env}) : updated;
    if (code !== 0) console.log(`bench: apt-get failed with exit code ${code}.`);
  }
  const installed = findNginx();
  if (installed === undefined) {
    throw new UserError(
      `The benchmark serves the sites by nginx, which is missing: install it (on Debian: ${command}).`,
    );
  }
  return installed;
}

function makeCertificate(folder: string): string {
  const certificate = join(folder, 'certificate.pem');
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
        ...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=IP:${HOST}`],
        ...['-keyout', join(folder, 'key.pem'), '-out', certificate],
      ],
      {stdio: ['ignore', 'ignore', 'pipe']},
    );
  } catch (error) {
    throw new UserError(
      `The certificate for HTTP/2 could not be made (${String(error)}): install openssl 1.1.1 or newer.`,
    );
  }
  const {publicKey} = new X509Certificate(readFileSync(certificate));
  return createHash('sha256')
    .update(publicKey.export({type: 'spki', format: 'der'}))
    .digest('base64');
}

/** From 1.25.1 on, HTTP/2 is a directive of its own. */
function http2Lines(version: string, port: number): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 1_000_000 + minor * 1000 + patch >= 1_025_001
    ? `listen ${HOST}:${port} ssl;\n    http2 on;`
    : `listen ${HOST}:${port} ssl http2;`;
}

function serverBlock(nginx: Nginx, folder: string, port: number): string {
  return `
  server {
    ${http2Lines(nginx.version, port)}
    root "${folder}";
    add_header Cache-Control $cache_control;
    error_page 404 /404.html;
    location / {
      try_files $uri $uri.html $uri/index.html =404;
    }
  }`;
}

function compression(brotliModule: string | undefined): string {
  const [name, level] = brotliModule === undefined ? ['gzip', 'gzip_comp_level 6'] : ['brotli', 'brotli_comp_level 6'];
  return `${name} on; ${level}; ${name}_types ${TEXT_TYPES};`;
}

/**
 * Prepares nginx: HTTP/2 over TLS with a certificate of its own, brotli of level 6 or else gzip, on the loopback only.
 *
 * @param work - A folder for certificate and configuration.
 * @throws UserError when nginx or openssl is missing and cannot be installed.
 */
export async function startHost(work: string): Promise<Host> {
  const nginx = await installedNginx();
  const brotliModule = nginx.module(BROTLI_MODULE);
  const spki = makeCertificate(work);
  const template = readFileSync(join(benchRoot, 'nginx.conf.template'), 'utf8');

  const serve: Host['serve'] = async (sites) => {
    const ports: Record<string, number> = {};
    for (const name of Object.keys(sites)) {
      ports[name] = await freePort();
    }
    const [firstPort] = Object.values(ports);
    if (firstPort === undefined) throw new Error('There is no site to serve.');
    const folder = emptyFolder(join(work, `nginx-${firstPort}`));
    const values: Record<string, string> = {
      modules: brotliModule === undefined ? '' : `load_module "${brotliModule}";`,
      mimeTypes: nginx.mimeTypes,
      work: folder,
      certificates: work,
      compression: compression(brotliModule),
      servers: Object.entries(sites)
        .map(([name, path]) => serverBlock(nginx, path, ports[name] ?? 0))
        .join('\n'),
    };
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(
      configuration,
      template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
    );
    const {stop} = await runNginx(folder, configuration, firstPort);
    return {
      origins: Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `https://${HOST}:${port}`])),
      stop,
    };
  };

  const packed = brotliModule === undefined ? 'gzip 6 (no brotli module: bytes do not compare)' : 'brotli 6';
  return {description: `nginx ${nginx.version}, HTTP/2 over TLS 1.3, ${packed}`, spki, serve};
}
