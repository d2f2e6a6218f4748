import {spawn} from 'node:child_process';
import {constants} from 'node:os';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program on this terminal until it ends, handing on the signals this process gets, so that stopping the one stops
 * the other.
 *
 * @param {string} command The program.
 * @param {readonly string[]} args Its arguments.
 * @param {object} [options]
 * @param {string} [options.cwd] Folder to run in; this process's own by default.
 * @param {NodeJS.ProcessEnv} [options.env] Its environment; this process's own by default.
 * @param {boolean} [options.shell] Run by the system's shell (only with fixed arguments: nothing is quoted).
 * @param {boolean} [options.quiet] Show nothing of its output and give it no input.
 * @param {number} [options.timeoutMs] Milliseconds after which it is stopped; no limit by default.
 * @returns {Promise<number>} Its exit code; 128 + the signal's number when a signal ended it, as shells count.
 * @throws {Error} When the program cannot be started (`code` is `ENOENT` when there is none of that name).
 */
export function runChild(command, args, {cwd, env, shell = false, quiet = false, timeoutMs} = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env, shell, stdio: quiet ? 'ignore' : 'inherit', timeout: timeoutMs});

    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // Ctrl+C in a terminal reaches the child by itself; a second one makes some tools quit without cleaning up.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) {
        child.kill(signal);
      }
    };
    const release = () => FORWARDED.forEach((signal) => process.off(signal, forward));

    FORWARDED.forEach((signal) => process.on(signal, forward));
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('close', (code, signal) => {
      release();
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
