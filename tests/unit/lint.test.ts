import {spawnSync} from 'node:child_process';
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../src/build/root';
import {temporaryFolder} from '../helpers/temporaryFolder';

/** A file, its code, and a part of the linter's message. Valid code has no message. */
type Case = readonly [file: string, code: string, message?: string];

const importCases: Case[] = [
  ['src/facts/plans.ts', "import {a} from '@site/src/facts/derived/counts';", 'src/facts may import only its own'],
  ['src/lib/nearest.ts', "import type {A} from '../components/chat';", 'src/lib may import only src/facts.'],
  ['src/build/content/blocks/api/index.ts', "export * from '../../../../checks';", 'src/build/content may import only'],
  ['src/browser/copy.ts', "export {type A} from '../facts/types';", 'src/browser may import only'],
  ['src/browser/copy.ts', "import {a} from '../facts/derived/basePath';"],
  ['src/islands/state.ts', "import {a} from '@site/src/build/data/playground.data';\nimport '@site/src/css/docs.css';"],
];

const elementCases: Case[] = [
  ['src/theme/Footer/index.tsx', 'export const a = <a href="/faq">FAQ</a>;', 'Use <Link>'],
  ['src/theme/Footer/index.tsx', 'export const a = <h2>FAQ</h2>;', 'Use <Heading>'],
];

const plantedCases = [...importCases, ...elementCases].map(
  ([file, code, message], index) =>
    [file, code, message, path.posix.join(path.dirname(file), `planted${index}.tsx`)] as const,
);

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
  help?: string;
}

function lint(cwd: string): Diagnostic[] {
  const script = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const {stdout} = spawnSync(process.execPath, [script, '--format', 'json'], {cwd, encoding: 'utf8'});
  return (JSON.parse(stdout) as {diagnostics: Diagnostic[]}).diagnostics;
}

it('the linter gives the right message for planted code, and none for valid code', () => {
  const copied = ['.oxlintrc.json', 'scripts/oxlint-plugin.mjs'].map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ]);
  const planted = plantedCases.map(([, code, , plantedFile]) => [plantedFile, `${code}\n`]);
  const folder = temporaryFolder(Object.fromEntries([...copied, ...planted]) as Record<string, string>);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const diagnostics = lint(folder);
  for (const [, code, message, plantedFile] of plantedCases) {
    // Other rules can also report this code.
    const messages = diagnostics
      .filter(({filename, code: rule}) => filename === plantedFile && /one-way|forbid-elements/.test(rule))
      .map(({message: text, help}) => help ?? text);
    expect(messages, code).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
  }
});
