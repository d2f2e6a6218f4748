import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuilt} from './lib/buildSite';
import {runMain, usageOf, UserError} from './lib/cli';
import {root} from './lib/paths';
import {HOST, listenOn} from './lib/port';
import {createStrictHost} from './lib/strictHost';

const USUAL_PORT = 3000;

await runMain(async () => {
  const {values} = usageOf('npm run serve -- [--port N] [--no-build]', () =>
    parseArgs({options: {port: {type: 'string'}, 'no-build': {type: 'boolean', default: false}}}),
  );
  const dir = join(root, 'build');
  if (values['no-build'] && !existsSync(dir)) {
    throw new UserError('There is no build/ to serve: run npm run build first, or leave out --no-build.');
  }
  const server = createServer(createStrictHost(dir));
  // First, because a port that cannot be used should not cost a build.
  const port = await listenOn(server, values.port, USUAL_PORT);
  try {
    if (!values['no-build']) await ensureBuilt({strict: false});
    console.log(`Serving build/ at http://${HOST}:${port}/ (Ctrl+C stops it).`);
    await new Promise<unknown>((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve)));
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return 0;
});
