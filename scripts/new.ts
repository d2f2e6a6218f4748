import {createInterface} from 'node:readline/promises';
import {runMain} from './lib/cli';
import {root} from './lib/paths';
import {Draft} from './new/draft';
import {kinds} from './new/kinds';
import {readRequest} from './new/read';

/** Whether somebody can be asked. */
const terminal = process.stdin.isTTY && process.stdout.isTTY;

await runMain(async () => {
  const lines = terminal ? createInterface({input: process.stdin, output: process.stdout}) : undefined;
  try {
    const {kind, values} = await readRequest(
      kinds,
      process.argv.slice(2),
      lines && ((question) => lines.question(question)),
    );
    const draft = new Draft(root);
    const next = kind.make(values, draft);
    await draft.format();
    draft.write();
    console.log(`Made ${kind.what}, in:\n${draft.files.map((file) => `- ${file}`).join('\n')}`);
    const unwritten = draft.unwritten();
    if (unwritten.length > 0)
      console.log(
        `\nTo be written:\n${unwritten.map(({file, line, wanted}) => `${file}:${line}: ${wanted}`).join('\n')}`,
      );
    console.log(
      `\nThen:\n${['Write the texts, then: npx prettier --write .', ...next, 'Check it all: npm test'].map((step) => `- ${step}`).join('\n')}`,
    );
    return 0;
  } finally {
    lines?.close();
  }
});
