import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {nginxMain, nginxServer} from '../../src/node/delivery/writers/nginx';
import type {DeliveryTable} from '../../src/node/delivery/table';
import {HOST} from './port';
import {runServer, withFolder, type RunningServer} from './runServer';

/** What the installed nginx can do. */
export interface Nginx {
  version: string;
  /** The media types that came with it. */
  mimeTypes: string;
  /** Path of a module by its name (`http_brotli_static`), where it is installed. */
  module: (name: string) => string | undefined;
}

/**
 * Looks for nginx on the PATH.
 *
 * @param command - Its program.
 * @returns Nothing where there is none, and where it does not say what it is.
 */
export function findNginx(command = 'nginx'): Nginx | undefined {
  // It tells about itself on the error stream.
  const {error, stderr} = spawnSync(command, ['-V'], {encoding: 'utf8'});
  if (error !== undefined) return undefined;
  const version = /nginx\/([\d.]+)/.exec(stderr)?.[1];
  const configuration = /--conf-path=(\S+)/.exec(stderr)?.[1];
  if (version === undefined || configuration === undefined) return undefined;
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '';
  return {
    version,
    mimeTypes: join(dirname(configuration), 'mime.types'),
    module: (name) => [join(modules, `ngx_${name}_module.so`)].find((file) => existsSync(file)),
  };
}

/**
 * Starts nginx in the foreground, in a folder of its own, without any rights.
 *
 * @param folder - Where its configuration lies, and what it writes.
 * @param port - A port that the configuration has, which answers when it is ready.
 * @throws Error as `runServer` does.
 */
const runNginx = (folder: string, configuration: string, port: number): Promise<RunningServer> =>
  runServer('nginx', ['-e', 'stderr', '-p', folder, '-c', configuration], port);

/**
 * Serves a built site by nginx with the file that is shipped for it, on the loopback.
 *
 * @param site - Folder of the built site.
 * @param port - One that is free.
 * @throws Error as `runNginx` does.
 */
export async function serveByNginx(
  nginx: Nginx,
  site: string,
  table: DeliveryTable,
  port: number,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const brotli = nginx.module('http_brotli_static');
  const server = join(folder, 'site.conf');
  writeFileSync(server, nginxServer(table, {listen: `${HOST}:${port}`, root: site, brotli: brotli !== undefined}));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    nginxMain({
      folder,
      servers: [server],
      program: [
        ...(brotli === undefined ? [] : [`load_module ${brotli};`]),
        ...['daemon off;', 'master_process off;', 'error_log stderr crit;'],
      ],
    }),
  );
  return withFolder(folder, runNginx(folder, configuration, port));
}
