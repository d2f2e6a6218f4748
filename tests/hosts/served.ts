import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {findCaddy} from '../../scripts/lib/caddy';
import {findNginx} from '../../scripts/lib/nginx';
import {root} from '../../scripts/lib/paths';

/** `npm run serve` as a program of its own, as it is used. */
export interface Served {
  port: number;
  /** As it calls itself. */
  name: string;
  /** Its id, for what the system knows about it. */
  pid: number;
  /** Whether it still runs. */
  runs: () => boolean;
  stop: () => Promise<void>;
}

/** The hosts that this machine has: with nginx and Caddy, if they are installed. */
export const hosts = [
  'serve',
  ...(findNginx() ? (['nginx'] as const) : []),
  ...(findCaddy() ? (['caddy'] as const) : []),
] as const;

/**
 * Serves the built site.
 * @param files how many files the program may have open; as many as the system lets it where it is left out
 */
export async function serve(host: (typeof hosts)[number], files?: number): Promise<Served> {
  const args = [
    '--import',
    'tsx',
    'scripts/serve.ts',
    '--no-build',
    '--port',
    '0',
    ...(host === 'serve' ? [] : [`--${host}`]),
  ];
  const limited = files === undefined ? '' : `ulimit -n ${files} && `;
  const child = spawn('sh', ['-c', `${limited}exec "$0" "$@"`, process.execPath, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface({input: child.stdout}), 'line').then(([text]) => String(text)),
    ended.then(() => 'It ended before it served anything.'),
  ]);
  const [, port, name] = /:(\d+)\/ by (.*) \(/.exec(line) ?? [];
  if (port === undefined || name === undefined || child.pid === undefined) throw new Error(line);
  return {
    port: Number(port),
    name,
    pid: child.pid,
    runs: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      process.off('exit', kill);
      child.kill();
      await ended;
    },
  };
}
