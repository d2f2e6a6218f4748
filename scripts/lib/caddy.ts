import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {caddyfile} from '../../src/node/delivery/writers/caddy';
import type {DeliveryTable} from '../../src/node/delivery/table';
import {HOST} from './port';
import {runServer, withFolder, type RunningServer} from './runServer';

/** The version of the Caddy on the PATH; nothing where there is none. */
export function findCaddy(): string | undefined {
  const {error, stdout} = spawnSync('caddy', ['version'], {encoding: 'utf8'});
  return error === undefined ? /^v?([\d.]+)/.exec(stdout)?.[1] : undefined;
}

/**
 * Serves a built site by Caddy with the file that is shipped for it, on the loopback.
 *
 * @param site - Folder of the built site.
 * @param port - One that is free.
 * @throws Error as `runServer` does.
 */
export function serveByCaddy(site: string, table: DeliveryTable, port: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  // No port by which it takes commands, and nothing reported but what is wrong.
  const program = ['admin off', `default_bind ${HOST}`, 'log {', '\tlevel ERROR', '}'];
  writeFileSync(file, caddyfile(table, {address: `:${port}`, root: site, program}));
  // Where it would keep certificates, and the configuration that it had last.
  const env = {XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder};
  return withFolder(folder, runServer('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env));
}
