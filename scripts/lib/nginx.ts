import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {nginxMain, nginxServer} from '../../src/node/delivery/writers/nginx';
import type {DeliveryTable} from '../../src/node/delivery/table';
import {HOST} from './port';

/** What the installed nginx can do. */
export interface Nginx {
  version: string;
  /** The media types that came with it. */
  mimeTypes: string;
  /** Path of a module by its name (`http_brotli_static`), where it is installed. */
  module: (name: string) => string | undefined;
}

const START_TIMEOUT_MS = 10_000;

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

/** Whether something listens on a port of the loopback. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** An nginx that runs. */
export interface RunningNginx {
  /** Resolves when it has ended, by itself or because it was stopped. */
  ended: Promise<unknown>;
  /** Ends it; resolves when it has ended. */
  stop: () => Promise<void>;
}

/**
 * Starts nginx in the foreground, in a folder of its own, without any rights.
 *
 * @param folder - Where its configuration lies, and what it writes.
 * @param port - A port that the configuration has, which answers when it is ready.
 * @throws Error when it does not start; its own message is on the terminal.
 */
export async function runNginx(folder: string, configuration: string, port: number): Promise<RunningNginx> {
  const server = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  // At the end of the process there is no time for it to tidy up.
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  void ended.finally(() => process.off('exit', kill));
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > end) {
      server.kill();
      throw new Error(`nginx did not begin to listen on ${HOST}:${port}: what it reports stands above.`);
    }
    await sleep(50);
  }
  return {
    ended,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

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
): Promise<RunningNginx> {
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
  const running = await runNginx(folder, configuration, port).catch((error: unknown) => {
    rmSync(folder, {recursive: true});
    throw error;
  });
  void running.ended.then(() => rmSync(folder, {recursive: true, force: true}));
  return running;
}
