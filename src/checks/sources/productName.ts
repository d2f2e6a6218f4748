import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {product} from '../../facts/product';
import type {ContentProblem} from '../../node/content/problems';

/** The only file that may hold the name: a rename is an edit of this file alone. */
const home = 'src/facts/product.ts';

/** What is made, installed or not ours. */
const ignored = [
  '.git/**',
  '.docusaurus/**',
  '.cache/**',
  'build/**',
  'deploy/*/**',
  'bill-of-materials.cdx.json',
  '**/node_modules/**',
  'playwright-report/**',
  'test-results/**',
  // Names and checksums of packages.
  '**/package-lock.json',
];

/** Names as whole words in any case; an underscore or a digit ends a word. */
function namePattern(names: readonly string[]): RegExp {
  const words = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'i');
}

/**
 * Finds the product's name and slug typed anywhere but in `product.ts`, in files and in their names.
 * @param root folder of the project
 * @param names what to look for; the product's name and slug by default
 */
export async function findProductName(
  root: string,
  names: readonly string[] = [product.name, product.slug],
): Promise<ContentProblem[]> {
  const pattern = namePattern(names);
  const files = (await glob('**', {cwd: root, dot: true, ignore: ignored})).filter((file) => file !== home).sort();
  const problems = await Promise.all(
    files.map(async (file): Promise<ContentProblem[]> => {
      const lines = (await readFile(join(root, file), 'utf8')).split(/\r?\n/);
      const inText = lines.flatMap((text, index): ContentProblem[] => {
        const found = pattern.exec(text);
        if (!found) return [];
        const message = `the product's name is typed: ${found[0]}`;
        const repair = 'Write {$product.name} or {$product.slug} in a page, product.name or product.slug in code.';
        return [{file, line: index + 1, message, repair}];
      });
      const repair = 'Rename the file: a placeholder in its slug gives the address the name.';
      return pattern.test(file)
        ? [{file, line: 1, message: "the product's name is in the file's name", repair}, ...inText]
        : inText;
    }),
  );
  return problems.flat();
}
