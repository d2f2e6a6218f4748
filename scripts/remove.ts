import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../src/build/root';
import {exemptFilePattern, isCommentOrImport} from '../src/checks/pages/absentParts';
import {readFiles} from '../src/checks/pages/readSources';
import {fileChanges, removableNames, removalOf} from './removalChanges';

/** Globs of the files that can mention a removed part, pages first. */
const textGlobs = ['{docs,faq,known-issues,documents}/**/*.mdx', 'src/pages/**/*.tsx', 'src/facts/**/*.ts'];

/** Returns the text in a line of code: one in quotes, with a space (`title: 'All plans',` → `'All plans'`), or a line of JSX text. */
const textForReaders = (file: string, line: string): string =>
  file.endsWith('.mdx') ? line : (/(['"`])[^'"`]* .*\1|^[^<>{}=;:]* [^<>{}=;:]*$/.exec(line.trim())?.[0] ?? '');

/** Removes what the bot doesn't have, and prints the lines that mention it. */
async function remove(names: readonly string[]): Promise<void> {
  const removals = names.map(removalOf);
  const {deleted, changed} = await fileChanges(root, removals);
  await Promise.all(deleted.map((file) => rm(path.join(root, file), {recursive: true})));
  await Promise.all([...changed].map(([file, text]) => writeFile(path.join(root, file), text)));
  console.log(`Deleted:\n${deleted.join('\n')}\n\nChanged:\n${[...changed.keys()].join('\n')}`);
  for (const textGlob of textGlobs) {
    console.log('');
    const textFiles = (await readFiles(root, [textGlob])).filter(({file}) => !exemptFilePattern.test(file));
    for (const {file, source} of textFiles) {
      for (const [index, line] of source.split('\n').entries()) {
        if (
          !isCommentOrImport(file, line) &&
          removals.some(({mentionPattern}) => mentionPattern?.test(textForReaders(file, line)))
        )
          console.log(`${file}:${index + 1}: ${line.trim()}`);
      }
    }
  }
  console.log(
    '\nRewrite the lines above that are about a removed part. git diff shows all changes. Then run npm run check.',
  );
}

const names = process.argv.slice(2);
const unknownNames = names.filter((name) => !removableNames.includes(name));
if (names.length > 0 && unknownNames.length === 0) await remove(names);
else {
  const mistake = names.length === 0 ? 'Name what to remove.' : `There is no "${unknownNames.join('", "')}" to remove.`;
  console.error(`${mistake} Available: ${removableNames.join(', ')}.`);
  process.exitCode = 1;
}
