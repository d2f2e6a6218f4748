import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuilt} from './lib/buildSite';
import {runMain, usageOf, UserError} from './lib/cli';
import {findCaddy, serveByCaddy} from './lib/caddy';
import {findNginx, serveByNginx, type Nginx} from './lib/nginx';
import {root} from './lib/paths';
import {HOST, listenOn, portFor} from './lib/port';
import type {RunningServer} from './lib/runServer';
import {siteTable} from './lib/siteTable';
import {createStrictHost} from './lib/strictHost';

const USUAL_PORT = 3000;
const dir = join(root, 'build');

const stopped = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));

const announce = (port: number, by: string): void =>
  console.log(`Serving build/ at http://${HOST}:${port}/ by ${by} (Ctrl+C stops it).`);

/** Builds the site unless it is there or nobody wants it. */
const build = async (noBuild: boolean): Promise<unknown> => noBuild || ensureBuilt({strict: false});

async function serveByStrictHost(asked: string | undefined, noBuild: boolean): Promise<void> {
  const host = createStrictHost(dir, siteTable(dir));
  const server = createServer(host);
  // No request needs its body, so nobody is told to go on with one. Node.js would say so in the middle of an earlier answer.
  server.on('checkContinue', host);
  // Whoever sends slowly keeps a connection for no longer.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // First, because a port that cannot be used should not cost a build.
  const port = await listenOn(server, asked, USUAL_PORT);
  try {
    await build(noBuild);
    announce(port, 'a strict host of Node.js');
    await stopped();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Another web server, as it calls itself, and how it starts to serve the site. */
interface Other {
  name: string;
  start: (port: number) => Promise<RunningServer>;
}

const nginxOf = (nginx: Nginx): Other => ({
  name: `nginx ${nginx.version}`,
  start: (port) => serveByNginx(nginx, dir, siteTable(dir), port),
});

const caddyOf = (version: string): Other => ({
  name: `Caddy ${version}`,
  start: (port) => serveByCaddy(dir, siteTable(dir), port),
});

async function serveBy({name, start}: Other, asked: string | undefined, noBuild: boolean): Promise<void> {
  const port = await portFor(asked, USUAL_PORT);
  await build(noBuild);
  const server = await start(port);
  announce(port, name);
  const ended = await Promise.race([stopped().then(() => false), server.ended.then(() => true)]);
  await server.stop();
  if (ended) throw new UserError(`${name} ended by itself: what it reports stands above.`);
}

/** The server that was asked for, or none. */
function otherServer(asked: {nginx: boolean; 'nginx-if-installed': boolean; caddy: boolean}): Other | undefined {
  if (asked.caddy) {
    const version = findCaddy();
    if (version !== undefined) return caddyOf(version);
    throw new UserError('There is no Caddy on the PATH: install it (on Debian: sudo apt-get install caddy).');
  }
  const nginx = asked.nginx || asked['nginx-if-installed'] ? findNginx() : undefined;
  if (asked.nginx && nginx === undefined) {
    throw new UserError('There is no nginx on the PATH: install it (on Debian: sudo apt-get install nginx-light).');
  }
  return nginx && nginxOf(nginx);
}

await runMain(async () => {
  const {values} = usageOf('npm run serve -- [--port N] [--no-build] [--nginx | --nginx-if-installed | --caddy]', () =>
    parseArgs({
      options: {
        port: {type: 'string'},
        'no-build': {type: 'boolean', default: false},
        nginx: {type: 'boolean', default: false},
        'nginx-if-installed': {type: 'boolean', default: false},
        caddy: {type: 'boolean', default: false},
      },
    }),
  );
  const noBuild = values['no-build'];
  if (noBuild && !existsSync(dir)) {
    throw new UserError('There is no build/ to serve: run npm run build first, or leave out --no-build.');
  }
  const other = otherServer(values);
  await (other ? serveBy(other, values.port, noBuild) : serveByStrictHost(values.port, noBuild));
  return 0;
});
