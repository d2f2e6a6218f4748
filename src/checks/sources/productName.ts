import {spawnSync} from 'node:child_process';
import {product} from '../../facts/product';
import type {ContentProblem} from '../../node/content/problems';

/** Finds the product's name and slug outside of `product.ts`, as whole words in any case. `_` and digits end a word. */
export function findProductName(
  root: string,
  names: readonly string[] = [product.name, product.slug],
): ContentProblem[] {
  const words = names.map((name) => name.replace(/[^\w\s-]/g, '\\$&')).join('|');
  const pattern = `(^|[^a-z])(${words})($|[^a-z])`;
  // `--no-index` also finds files that aren't committed yet. Lock files name packages, so they are left out.
  const options = ['--no-index', '--exclude-standard', '-nIiE', pattern];
  const files = ['.', ':!src/facts/product.ts', ':!**/package-lock.json', ':!bill-of-materials.cdx.json'];
  const {stdout, stderr, status, error} = spawnSync('git', ['grep', ...options, '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  if (error ?? (status !== null && status > 1)) throw new Error(`git grep failed: ${error?.message ?? stderr}`);
  return [...stdout.matchAll(/^(?<file>.+?):(?<line>\d+):/gm)].map(({groups: {file = '', line} = {}}) => ({
    file,
    line: Number(line),
    message: "the product's name is not a placeholder",
    repair: 'Write {$product.name} or {$product.slug} in a page, product.name or product.slug in code.',
  }));
}
