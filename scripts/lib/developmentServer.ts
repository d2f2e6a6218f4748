import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {toolScript} from './paths';
import {freePort, HOST} from './port';

/** A development server that runs. */
export interface DevelopmentServer {
  /** Its address, without a slash at the end. */
  origin: string;
  /** Id of its process. */
  pid: number;
  /** Ends it; nothing happens where it has ended already. */
  stop: () => Promise<void>;
}

/**
 * Starts the development server of a site, as `npm start` does, on a port that is free.
 *
 * @param folder - The site's sources, with `node_modules`.
 * @returns The server, once it has compiled the site.
 * @throws Error with what the server printed, when it ends before.
 */
export async function startDevelopment(folder: string): Promise<DevelopmentServer> {
  const port = await freePort();
  const docusaurus = toolScript('@docusaurus/core', 'docusaurus');
  const server = spawn(process.execPath, [docusaurus, 'start', '--host', HOST, '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'development'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    // Read to the end, or the pipe would fill.
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('compiled successfully')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      reject(new Error(`The development server ended before it had compiled the site:\n${output}`));
    });
  });
  // Who uses it sees pages that do not change, and not why.
  const complain = (code: number | null, signal: NodeJS.Signals | null): void => {
    console.error(`The development server of ${folder} ended by itself, with ${signal ?? `exit code ${code}`}.`);
  };
  server.once('exit', complain);
  return {
    origin: `http://${HOST}:${port}`,
    pid: server.pid ?? 0,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.off('exit', complain);
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
