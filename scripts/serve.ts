import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuilt} from './lib/buildSite';
import {runMain, usageOf, UserError} from './lib/cli';
import {root} from './lib/paths';
import {choosePort} from './lib/port';
import {createStrictHost} from './lib/strictHost';

const HOST = '127.0.0.1';
const PREFERRED_PORT = 3000;

await runMain(async () => {
  const {values} = usageOf('npm run serve -- [--port N] [--no-build]', () =>
    parseArgs({options: {port: {type: 'string'}, 'no-build': {type: 'boolean'}}}),
  );
  // First, because a port that cannot be used should not cost a build.
  const port = await choosePort({asked: values.port, preferred: PREFERRED_PORT, command: 'npm run serve'});
  const dir = join(root, 'build');
  if (values['no-build'] !== true) {
    await ensureBuilt({strict: false});
  } else if (!existsSync(dir)) {
    throw new UserError('There is no build/ to serve: run npm run build first, or leave out --no-build.');
  }

  const server = createServer(createStrictHost(dir));
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      server.close(() => resolve(0));
      server.closeAllConnections();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    server.once('error', (error) => {
      reject(new UserError(`The server could not listen on ${HOST}:${port} (${error.message}): try another --port.`));
    });
    server.listen(port, HOST, () => console.log(`Serving build/ at http://${HOST}:${port}/ (Ctrl+C stops it).`));
  });
});
