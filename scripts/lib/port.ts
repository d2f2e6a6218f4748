import {parseArgs} from 'node:util';
import getPort, {portNumbers} from 'get-port';
import {UserError} from './cli';

/** Below it, ports are the system's on most machines. */
const LOWEST = 1024;
const HIGHEST = 65_535;
/** How far above the wanted port the next free one is looked for. */
const REACH = 100;

/**
 * A port number as somebody typed it.
 *
 * @param text - Decimal digits.
 * @param name - Where it was typed, for the message: `--port`.
 * @throws UserError when it is not a whole number from 1024 to 65535.
 */
export function parsePort(text: string, name: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port >= LOWEST && port <= HIGHEST)) {
    throw new UserError(
      `${name} is "${text}": give a whole number from ${LOWEST} to ${HIGHEST}, such as ${name} 3000.`,
    );
  }
  return port;
}

/**
 * Takes `--port N`, `--port=N` and `-p N` out of arguments that are otherwise handed on untouched.
 *
 * @returns The text of the last one given, and all the other arguments in their order.
 */
export function takePort(args: string[]): {port: string | undefined; rest: string[]} {
  const {tokens} = parseArgs({
    args,
    options: {port: {type: 'string', short: 'p'}},
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const taken = new Set<number>();
  let port: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'option' && token.name === 'port') {
      port = token.value ?? '';
      taken.add(token.index);
      if (token.inlineValue === false) {
        taken.add(token.index + 1);
      }
    }
  }
  return {port, rest: args.filter((_, index) => !taken.has(index))};
}

/**
 * Decides the port to listen on. A port counts as taken when any interface of this machine holds it.
 *
 * @param options.asked - What the user gave as `--port`, if anything: exactly this port, or none.
 * @param options.preferred - The port used when nothing was asked for and it is free.
 * @param options.command - The command to repeat with another port, for the message: `npm run serve`.
 * @param options.log - Shows a line to the user.
 * @returns A port that was free a moment ago.
 * @throws UserError when the port asked for is taken or is no port.
 */
export async function choosePort({
  asked,
  preferred,
  command,
  log = console.log,
}: {
  asked: string | undefined;
  preferred: number;
  command: string;
  log?: (line: string) => void;
}): Promise<number> {
  const wanted = asked === undefined ? preferred : parsePort(asked, '--port');
  const free = await getPort({port: portNumbers(wanted, Math.min(wanted + REACH, HIGHEST))});
  if (free === wanted) {
    return wanted;
  }
  if (asked !== undefined) {
    throw new UserError(`Port ${wanted} is taken; port ${free} is free: ${command} -- --port ${free}`);
  }
  log(`Port ${wanted} is taken, so port ${free} is used instead.`);
  return free;
}
