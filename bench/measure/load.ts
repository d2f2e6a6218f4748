import {execFile, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import {promisify} from 'node:util';
import {UserError} from '../../scripts/lib/cli';
import {compress} from '../../scripts/lib/deliver';
import {findNginx, runNginx, serveByNginx} from '../../scripts/lib/nginx';
import {root} from '../../scripts/lib/paths';
import {freePort, HOST} from '../../scripts/lib/port';
import {siteTable} from '../../scripts/lib/siteTable';
import {builtAddresses} from '../../src/node/delivery/built';
import {hashedFolder} from '../../src/node/delivery/table';
import {nginxMain} from '../../src/node/delivery/writers/nginx';
import type {Measurement} from '../bench';
import {guide} from '../pages';
import {withWorkFolder} from '../paths';
import {median} from '../statistics';
import type {Table} from '../table';

/** Readers at once, and for how long they ask. */
interface Load {
  connections: number;
  seconds: number;
}

const SHORT: Load = {connections: 50, seconds: 3};
const LONG: Load = {connections: 200, seconds: 60};
/** How many times as many requests a second as with a plain file there should be at least. */
const MARK = 0.9;

interface Answered {
  perSecond: number;
  requests: number;
  /** Connections that failed, and answers that did not come. */
  socketErrors: number;
  /** Answers with a status from 400 on. */
  refused: number;
}

/** What wrk reports after it has asked one address for a while. */
async function ask(url: string, {connections, seconds}: Load): Promise<Answered> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br, gzip', url];
  const {stdout} = await promisify(execFile)('wrk', args);
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? 0);
  const errors = /Socket errors: (.*)/.exec(stdout)?.[1] ?? '';
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    requests: number(/(\d+) requests in/),
    socketErrors: [...errors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

/** The file that the largest script is, of those that documents ask for in the hashed folder. */
const largestScript = (site: string): string =>
  builtAddresses(site)
    .filter((address) => address.startsWith(hashedFolder) && address.endsWith('.js'))
    .reduce((most, one) => (statSync(join(site, one)).size > statSync(join(site, most)).size ? one : most));

/** A server that sends files as they lie there, and does nothing else. */
const plainServer = (port: number, folder: string): string =>
  `server {\n  listen ${HOST}:${port};\n  root ${folder};\n  sendfile on;\n  tcp_nopush on;\n}\n`;

async function againstPlain(site: string, apiPage: string, runs: number, work: string): Promise<Table> {
  const nginx = findNginx();
  if (nginx === undefined)
    throw new UserError('nginx is missing: install it (on Debian: apt-get install nginx-light).');
  const folder = join(work, 'site');
  const script = largestScript(site);
  for (const file of [`${guide}.html`, `${apiPage}.html`, script, '/404.html', '/docs.html']) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    copyFileSync(join(site, file), join(folder, file));
  }
  await compress(folder, ['br', 'gzip']);
  // What nginx sends with a redirect is about as long.
  writeFileSync(join(folder, 'short'), 'x'.repeat(162));
  const brotli = nginx.module('http_brotli_static') !== undefined;
  const sent = (file: string): string => `${file}.${brotli ? 'br' : 'gz'}`;
  const rows = [
    {name: 'guide', address: guide, plain: sent(`${guide}.html`)},
    {name: 'API page, the largest', address: apiPage, plain: sent(`${apiPage}.html`)},
    {name: 'hashed file, the largest', address: script, plain: sent(script)},
    {name: 'redirect', address: '/docs/', plain: '/short'},
    {name: 'no page (404)', address: '/no-such-page', plain: sent('/404.html')},
  ].map((row) => ({...row, ours: [] as Answered[], plainly: [] as Answered[]}));

  const [port, plainPort] = [await freePort(), await freePort()];
  const ours = await serveByNginx(nginx, folder, siteTable(site), port);
  const server = join(work, 'plain.conf');
  writeFileSync(server, plainServer(plainPort, folder));
  const configuration = join(work, 'nginx.conf');
  const program = ['daemon off;', 'master_process off;', 'error_log stderr crit;'];
  writeFileSync(configuration, nginxMain({folder: work, servers: [server], program}));
  const plain = await runNginx(work, configuration, plainPort);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const row of rows) {
        row.ours.push(await ask(`http://${HOST}:${port}${row.address}`, SHORT));
        row.plainly.push(await ask(`http://${HOST}:${plainPort}${row.plain}`, SHORT));
      }
    }
  } finally {
    await Promise.all([ours.stop(), plain.stop()]);
  }
  return {
    title: 'Load on nginx',
    note: `Requests a second with the file that is shipped for nginx, and with the same nginx sending a plain file of as many bytes: one process, ${SHORT.connections} connections of wrk on the loopback for ${SHORT.seconds} seconds; medians of ${runs}, in turn. "Times" is the median of the pairs. Sent are ${brotli ? 'brotli' : 'gzip'} files.`,
    head: ['address', 'this site', 'plain file', 'times', 'errors'],
    rows: rows.map(({name, ours: own, plainly}) => {
      const times = median(own.map(({perSecond}, run) => perSecond / (plainly[run]?.perSecond ?? NaN)));
      const errors = own.reduce(
        (sum, {socketErrors, refused, requests}) =>
          sum + socketErrors + (name.includes('404') ? requests - refused : refused),
        0,
      );
      return [
        name,
        median(own.map(({perSecond}) => perSecond)).toFixed(0),
        median(plainly.map(({perSecond}) => perSecond)).toFixed(0),
        `${times.toFixed(2)} (mark ${MARK}${times < MARK ? ': under' : ''})`,
        String(errors),
      ];
    }),
  };
}

/** Memory in MB and open files of a process, as Linux has them. */
const usageOf = (pid: number): {megabytes: number; files: number} => ({
  megabytes: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  files: readdirSync(`/proc/${pid}/fd`).length,
});

async function onServe(): Promise<Table> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', '--no-build', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const line = once(createInterface({input: server.stdout}), 'line').then(([text]) => String(text));
  const origin = /http:\/\/[\d.:]+/.exec(await line)?.[0] ?? '';
  const pid = server.pid ?? 0;
  const rows: string[][] = [];
  const row = (when: string, answered?: Answered): void => {
    const {megabytes, files} = usageOf(pid);
    const {requests = '', perSecond, socketErrors = 0, refused = 0} = answered ?? {};
    const errors = answered === undefined ? '' : String(socketErrors + refused);
    rows.push([when, String(requests), perSecond?.toFixed(0) ?? '', errors, megabytes.toFixed(0), String(files)]);
  };
  try {
    row('before');
    const part = {...LONG, seconds: LONG.seconds / 4};
    for (let seconds = part.seconds; seconds <= LONG.seconds; seconds += part.seconds) {
      row(`until second ${seconds}`, await ask(origin + guide, part));
    }
    await sleep(5000);
    row('5 seconds later');
  } finally {
    server.kill();
    await ended;
  }
  return {
    title: 'Load on npm run serve',
    note: `${LONG.connections} connections of wrk ask for the guide for ${LONG.seconds} seconds in four parts; memory (MB) and open files of the server as each ends.`,
    head: ['when', 'requests', 'a second', 'errors', 'memory', 'open files'],
    rows,
  };
}

/** How many requests servers answer. */
export const load: Measurement = {
  name: 'load',
  run: async ({runs, sites, apiPage}) => {
    if (spawnSync('wrk', ['-v']).error !== undefined) {
      throw new UserError('The load comes from wrk, which is missing: install it (on Debian: apt-get install wrk).');
    }
    const {ours} = sites;
    if (ours === undefined) throw new Error('Our own site is missing.');
    const table = await withWorkFolder((work) => againstPlain(ours, apiPage, runs, work));
    // Memory and files are read from /proc, and it serves build/ alone.
    return process.platform === 'linux' && ours === join(root, 'build') ? [table, await onServe()] : [table];
  },
};
