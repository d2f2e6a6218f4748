import {connect, createServer, type AddressInfo, type Server, type Socket} from 'node:net';

/** A line to a server that takes its time. */
export interface SlowLine {
  /** The server's address by this line. */
  origin: string;
  /** Cuts the line. */
  cut: () => void;
}

/** Hands on all that comes from one end to the other, each piece so many milliseconds later. */
function handOn(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (data) => setTimeout(() => to.write(data), delayMs));
  from.on('end', () => setTimeout(() => to.end(), delayMs));
  from.on('error', () => to.destroy());
  from.on('close', () => setTimeout(() => to.destroy(), delayMs));
}

/**
 * A line with the latency of a network, for all that a browser asks for. Its own emulation slows the requests of pages only,
 * not those that it makes ahead of a page.
 *
 * @param origin - `https://host:port` of the server.
 * @param latencyMs - There and back.
 */
export async function slowLine(origin: string, latencyMs: number): Promise<SlowLine> {
  const {hostname, port} = new URL(origin);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      sockets.add(from);
      handOn(from, to, latencyMs / 2);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    origin: `https://${hostname}:${(server.address() as AddressInfo).port}`,
    cut: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
