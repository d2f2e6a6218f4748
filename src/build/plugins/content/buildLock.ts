import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    // It exists, but is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Keeps two builds from writing into the same folder. Takes over the lock of a process that no longer runs.
 * @throws Error if another build runs
 */
export function lockBuild(generatedFilesDir: string): void {
  const file = path.join(generatedFilesDir, 'build.lock');
  mkdirSync(generatedFilesDir, {recursive: true});
  try {
    // `wx` fails if the file exists.
    writeFileSync(file, `${process.pid}`, {flag: 'wx'});
  } catch {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid !== process.pid && isRunning(pid)) {
      throw new Error(
        `Another build runs in this folder (process ${pid}). Wait for it, or build in a copy of the folder.`,
      );
    }
    writeFileSync(file, `${process.pid}`);
  }
  process.once('exit', () => rmSync(file, {force: true}));
}
