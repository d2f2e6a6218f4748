import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {root} from '../src/build/root';
import {changesOf, removalOf} from './removal';

/** Texts that can mention what is gone. */
const texts = ['{docs,faq,known-issues,documents}/**/*.mdx', 'src/facts/**/*.ts', 'src/pages/**/*.tsx'];

// Removes what the bot doesn't have, and prints the lines that mention it.
const removals = process.argv.slice(2).map(removalOf);
if (removals.length === 0)
  throw new Error('Name what to remove: npm run remove -- polls tags api premium dashboard releases');
const {deleted, changed} = await changesOf(root, removals);
await Promise.all(deleted.map((file) => rm(path.join(root, file), {recursive: true})));
await Promise.all([...changed].map(([file, text]) => writeFile(path.join(root, file), text)));
console.log(`Deleted:\n${deleted.join('\n')}\n\nChanged:\n${[...changed.keys()].join('\n')}\n`);

for (const file of (await glob(texts, {cwd: root})).sort()) {
  const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    if (removals.some(({word}) => word?.test(line))) console.log(`${file}:${index + 1}: ${line.trim()}`);
  }
}
console.log('\nRewrite the lines above that are about what is gone. Then run npm run check.');
