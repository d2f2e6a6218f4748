import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {benchRoot} from './paths';

/** Whether a package of the benchmark is there: optional ones are not where they do not support this Node.js. */
export function hasPackage(name: string): boolean {
  return existsSync(join(benchRoot, 'node_modules', name, 'package.json'));
}

/**
 * The version of an installed package of the benchmark.
 *
 * @param name - `astro`.
 */
export function packageVersion(name: string): string {
  const require = createRequire(join(benchRoot, 'package.json'));
  return (require(join(benchRoot, 'node_modules', name, 'package.json')) as {version: string}).version;
}
