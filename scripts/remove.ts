import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {root} from '../src/build/root';
import {featureNamed} from '../src/build/content/blocks/feature';
import {nounsOf, removalOf} from './removal';

/** Texts that can mention what is gone. */
const texts = ['{docs,faq,known-issues,documents}/**/*.mdx', 'src/facts/**/*.ts', 'src/pages/**/*.tsx'];

// Removes modules or groups of functions, and prints the lines that mention them.
const features = process.argv.slice(2).map(featureNamed);
if (features.length === 0) throw new Error('Name the modules to remove: npm run remove -- polls tags');
const {deletedFiles, changedFiles} = await removalOf(root, features);
await Promise.all(deletedFiles.map((file) => rm(path.join(root, file))));
await Promise.all([...changedFiles].map(([file, text]) => writeFile(path.join(root, file), text)));
console.log(`Deleted:\n${deletedFiles.join('\n')}\n\nChanged:\n${[...changedFiles.keys()].join('\n')}\n`);

const nouns = features.map(nounsOf);
for (const file of (await glob(texts, {cwd: root})).sort()) {
  const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    if (nouns.some((noun) => noun.test(line))) console.log(`${file}:${index + 1}: ${line.trim()}`);
  }
}
console.log('\nRewrite the lines above that are about them. Then run npm run check.');
