import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {UserError} from './cli';

/** The loopback: what is served here is for this machine alone. */
export const HOST = '127.0.0.1';

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function listenFrom(server: Server, port: number): Promise<number> {
  try {
    return await listen(server, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return listenFrom(server, port + 1);
    throw error;
  }
}

/**
 * Makes a server listen on the loopback.
 *
 * @param asked - The port that was asked for, as it was typed: this one, or none. 0 is any that is free.
 * @param usual - The port when none was asked for; if it is taken, the next free one is used and named.
 * @returns The port.
 * @throws UserError when the server cannot listen on the port that was asked for.
 */
export async function listenOn(server: Server, asked: string | undefined, usual: number): Promise<number> {
  if (asked === undefined) {
    const port = await listenFrom(server, usual);
    if (port !== usual) console.log(`Port ${usual} is taken, so port ${port} is used instead.`);
    return port;
  }
  try {
    return await listen(server, Number(asked));
  } catch (error) {
    throw new UserError(`Port ${asked} cannot be used (${(error as Error).message}): give another by --port.`);
  }
}

/** Lets go of a port. */
async function release(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/**
 * A port for a program that has to be told one: it was free a moment ago.
 *
 * @param asked - As for `listenOn`.
 * @param usual - As for `listenOn`.
 * @throws UserError as `listenOn` does.
 */
export async function portFor(asked: string | undefined, usual: number): Promise<number> {
  const server = createServer();
  const port = await listenOn(server, asked, usual);
  await release(server);
  return port;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await release(server);
  return port;
}
