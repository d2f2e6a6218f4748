import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {connect} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {HOST} from './port';

const START_TIMEOUT_MS = 10_000;

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

/** A web server that runs. */
export interface RunningServer {
  /** Resolves when it has ended, by itself or because it was stopped. */
  ended: Promise<unknown>;
  /** Ends it; resolves when it has ended. */
  stop: () => Promise<void>;
}

/**
 * Starts a web server in the foreground.
 *
 * @param port - A port that it is to listen on, which answers when it is ready.
 * @param env - What of its environment is not ours.
 * @throws Error when it does not start; its own message is on the terminal.
 */
export async function runServer(
  command: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const server = spawn(command, args, {stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, ...env}});
  const ended = once(server, 'exit');
  // At the end of the process there is no time for it to tidy up.
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  void ended.finally(() => process.off('exit', kill));
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > end) {
      server.kill();
      throw new Error(`${command} did not begin to listen on ${HOST}:${port}: what it reports stands above.`);
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

/** A server with a folder that goes when it ends, or when it does not start. */
export async function withFolder(folder: string, starting: Promise<RunningServer>): Promise<RunningServer> {
  const remove = (): void => rmSync(folder, {recursive: true, force: true});
  const running = await starting.catch((error: unknown) => {
    remove();
    throw error;
  });
  void running.ended.then(remove);
  return running;
}
