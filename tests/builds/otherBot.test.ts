/** Turns a copy into the site of another bot: removes the parts that this bot lacks, then corrects what the content check reports. */
import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {product} from '../../src/facts/product';
import {moduleList} from '../../src/facts/modules';
import {root} from '../../src/build/root';
import {build, checkContent, copySite, edit, removeCopy, runNode, runScript} from '../helpers/copySite';

/** Arguments of remove.ts, and `lists` for `emptyLists`. `REMOVE=premium npx vitest run --project builds otherBot` removes only Premium. */
const partsToRemove = process.env.REMOVE?.split(',') ?? [
  ...moduleList.slice(-5).map(({key}) => key),
  ...['api', 'premium', 'dashboard', 'releases', 'lists'],
];

/** Files that unit tests need beside the sources of the site. */
const testSources = ['tests', 'vitest.config.mts', 'cspell.config.mjs', 'words.txt', '.prettierrc.json'];

/** Empties lists that a new bot has nothing for. */
async function emptyLists(copy: string): Promise<void> {
  await edit(copy, 'src/facts/knownIssues.ts', /(knownIssues: [^=]+= \[)[^]*?\n\]/, '$1]');
  await edit(copy, 'src/facts/announcements.ts', /(messages: \[)[^]*?\n {2}\]/, '$1]');
  await edit(copy, 'src/lib/addresses.ts', /(aliases: [^=]+= \{)[^}]*\}/, '$1}');
  await edit(copy, 'src/facts/intents.ts', /(privilegedNotUsed: [^=]+= \[)[^]*?\n\]/, '$1]');
}

/** The shortest correction for each message of the check. `name` is the text in the message's quotes. */
const corrections: readonly [message: RegExp, correct: (line: string, name: string) => string][] = [
  [/^unknown fact/, (line, name) => line.replaceAll(`{$${name}}`, 'some')],
  [/^link .* unknown/, (line, name) => line.replaceAll(`](${name})`, '](/faq)').replaceAll(`'${name}'`, "'/faq'")],
  [/^unknown command/, (line, name) => line.replaceAll(new RegExp(`${name}\\b[^\`'"]*`, 'g'), '/help')],
  [/doesn't accept|^unknown area/, (line, name) => line.replaceAll(name, moduleList[0]?.key ?? '')],
  [/^unknown variable/, (line, name) => line.replaceAll(name, 'server.name')],
  [/^unknown key|has nothing to show/, () => ''],
  [/doesn't have an API/, (line) => line.replaceAll(/\bAPI\b/g, 'it')],
  [
    /doesn't have a dashboard/,
    (line) =>
      line
        .replaceAll(/\$?\{\$?dashboard[\w.-]*\}/g, 'it')
        .replaceAll(/(?<![\w.])dashboard(?:\.\w+)+/g, "'it'")
        .replaceAll(/(?<![.\w])dashboards?(?![:\w])/gi, 'it'),
  ],
  [
    /doesn't have Premium/,
    (line) =>
      line
        .replace(/^:::premium/, ':::note')
        .replaceAll(/\bpremium\b/g, 'free')
        .replaceAll('Premium', 'Plus')
        .replaceAll(/\bFree\b/g, 'It')
        .replaceAll(/server's plan|plan of \w+ server/g, 'it'),
  ],
];

async function correctAll(copy: string, output: string): Promise<void> {
  const mistakes = [...output.matchAll(/^(\S+?):(\d+): (.*)$/gm)];
  expect(mistakes, output).not.toEqual([]);
  for (const file of new Set(mistakes.map(([, file = '']) => file))) {
    const filePath = path.join(copy, file);
    const lines = (await readFile(filePath, 'utf8')).split('\n');
    for (const [, mistakenFile, number, message = ''] of mistakes) {
      if (mistakenFile !== file) continue;
      const [, correct] = corrections.find(([pattern]) => pattern.test(message)) ?? [];
      expect(correct, `${file}:${number}: ${message}`).toBeDefined();
      const index = Number(number) - 1;
      const [, name = ''] = /"([^"]*)"/.exec(message) ?? [];
      lines[index] = correct?.(lines[index] ?? '', name) ?? '';
    }
    await writeFile(filePath, lines.join('\n'));
  }
}

it(`builds the site of a bot without ${partsToRemove.join(', ')}`, async () => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  for (const name of testSources) await cp(path.join(root, name), path.join(copy, name), {recursive: true});
  await edit(copy, 'src/facts/product.ts', `'${product.name}'`, "'Owlet'");
  if (partsToRemove.includes('lists')) await emptyLists(copy);
  const partsForScript = partsToRemove.filter((name) => name !== 'lists');
  if (partsForScript.length > 0) {
    expect(await runScript(copy, 'remove.ts', ...partsForScript)).toMatchObject({code: 0});
  }
  let checked = await checkContent(copy);
  for (let round = 0; round < 4 && checked.code !== 0; round += 1) {
    await correctAll(copy, checked.output);
    checked = await checkContent(copy);
  }
  expect(checked.output).toBe('');

  // Only for the build, which copies the environment at once.
  vi.stubEnv('BASE_PATH', '/bot');
  const building = build(copy);
  vi.unstubAllEnvs();
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const [built, types, lint] = await Promise.all([
    building,
    runScript(copy, compiler, '--noEmit', '--noUnusedLocals', 'false'),
    runScript(copy, linter, '-A', 'no-unused-vars', 'src', 'scripts'),
  ]);
  expect(built.code, built.output).toBe(0);
  expect(types.output).toBe('');
  expect(lint.code, lint.output).toBe(0);
  if (partsToRemove.includes('lists')) {
    expect(await readFile(path.join(copy, 'build/faq.html'), 'utf8')).not.toContain('<site-banner');
  }

  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  // permissions.test.ts contains the numbers of this bot's permissions.
  const tests = await runNode(
    copy,
    vitest,
    'run',
    '--project',
    'unit',
    '--reporter=dot',
    '--exclude=**/permissions.test.ts',
  );
  expect(tests.code, tests.output).toBe(0);
});
