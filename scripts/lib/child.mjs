import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {constants} from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program on this terminal until it ends, handing on the signals this process gets, so that stopping the one stops
 * the other.
 *
 * @param {string} command The program.
 * @param {readonly string[]} args Its arguments.
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, quiet?: boolean}} [options] Those of
 * node:child_process; `quiet` shows nothing of its output and gives it no input.
 * @returns {Promise<number>} Its exit code; 128 + the signal's number when a signal ended it, as shells count.
 * @throws {Error} When the program cannot be started (`code` is `ENOENT` when there is none of that name).
 */
export async function runChild(command, args, {quiet = false, ...options} = {}) {
  const child = spawn(command, args, {...options, stdio: quiet ? 'ignore' : 'inherit'});
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl+C in a terminal reaches the child by itself; a second one makes some tools quit without cleaning up.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  FORWARDED.forEach((signal) => process.on(signal, forward));
  try {
    /** @type {unknown} */
    const ended = await once(child, 'close');
    const [code, signal] = /** @type {[number | null, NodeJS.Signals]} */ (ended);
    return code ?? 128 + constants.signals[signal];
  } finally {
    FORWARDED.forEach((signal) => process.off(signal, forward));
  }
}
