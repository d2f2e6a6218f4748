import {spawnSync} from 'node:child_process';
import {cp, mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../src/build/root';

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

describe('the linter', () => {
  let copy: string;
  let diagnostics: Diagnostic[];

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'lint-'));
    for (const file of ['.oxlintrc.json', 'scripts/oxlint-plugin.mjs']) {
      await cp(path.join(root, file), path.join(copy, file));
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    for (const [, code, , plantedFile] of plantedCases) {
      await mkdir(path.join(copy, path.dirname(plantedFile)), {recursive: true});
      await writeFile(path.join(copy, plantedFile), `${code}\n`);
    }
    diagnostics = lint(copy);
  });
  afterAll(() => rm(copy, {recursive: true}));

  it.each(plantedCases)('gives the right message, if any, for %s: %s', (_file, _code, message, plantedFile) => {
    // Other rules can also report this code.
    const messages = diagnostics
      .filter(({filename, code}) => filename === plantedFile && /one-way|forbid-elements/.test(code))
      .map(({message: text, help}) => help ?? text);
    if (message === undefined) expect(messages).toEqual([]);
    else expect(messages).toContainEqual(expect.stringContaining(message));
  });
});
