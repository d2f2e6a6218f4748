/** The linter as it is configured: it names what is planted, in the files that each rule is for. */
import {spawnSync} from 'node:child_process';
import {cp, mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** A place in the project, a line of code there, and what is said of it: nothing where it is right. */
type Case = readonly [file: string, code: string, said?: string];

const walls: Case[] = [
  ['src/facts/plans.ts', "import {a} from '@site/src/shared/counts';", 'Facts are data'],
  ['src/facts/modules/polls.ts', "import type {A} from '../../shared/counts';", 'Facts are data'],
  ['src/facts/plans.ts', "import {z} from 'zod';", 'Facts are data'],
  ['src/shared/nearest.ts', "import type {A} from '../components/chat';", 'Shared code may import'],
  ['src/node/content/index.ts', "export * from '../../checks';", 'The build may import'],
  ['src/node/content/index.ts', "import '../../page/copy';", 'The build may import'],
  ['src/checks/previews/pagePreviews.ts', "import type {A} from '../../components/chat';", 'Checks may import'],
  ['src/components/docs/Badge/index.tsx', "import {a} from '../../../islands/state';", 'Components may import'],
  ['src/islands/state.ts', "import {a} from '../node/content/lookup';", 'Islands may import'],
  ['src/page/copy.ts', "import {type A} from '../facts/types';", 'Every page loads'],
  ['src/facts/types.ts', "import type {A} from 'discord-api-types/v10';"],
  ['src/facts/privacy.ts', "import {modules} from './modules';"],
  ['src/checks/previews/pagePreviews.ts', "import type {PropsOf} from '../../shared/chat/shapes';"],
  ['src/islands/state.ts', "import {a} from '@site/src/node/data/playground.data';"],
  ['src/page/copy.ts', "import {a} from '../shared/sentences';"],
];

const elements: Case[] = [
  ['src/components/site/Footer/index.tsx', 'export const a = <a href="/faq">FAQ</a>;', 'Use <Link>'],
  ['src/components/site/Footer/index.tsx', 'export const a = <h2>FAQ</h2>;', 'Use <Heading>'],
  ['src/components/site/Footer/index.tsx', 'export const a = <header><Link to="/faq">FAQ</Link></header>;'],
];

const only = 'Only islands run React';

const interactive: Case[] = [
  ['src/components/docs/Badge/index.tsx', "import {useState} from 'react';", only],
  ['src/pages/index.tsx', "import {useEffect, type ReactNode} from 'react';", only],
  ['src/theme/Footer/index.tsx', "import {Component} from 'react';", only],
  ['src/components/docs/Badge/index.tsx', 'export const a = <button onClick={b}>c</button>;', only],
  ['src/islands/state.ts', "import {useState} from 'react';"],
  ['src/components/docs/Badge/index.tsx', "import {useId} from 'react';"],
];

const lone = 'Text beside';

const texts: Case[] = [
  ['src/islands/state.ts', 'export const a = <p>{b} of {c}</p>;', lone],
  ['src/islands/state.ts', 'export const a = <p>All {b && <i />}</p>;', lone],
  ['src/islands/state.ts', 'export const a = <><i /> after</>;', lone],
  ['src/islands/state.ts', 'export const a = <p><i />{b}</p>;', lone],
  ['src/islands/state.ts', "export const a = <p>{b ? <i /> : 'none'}<i /></p>;", lone],
  ['src/islands/state.ts', 'export const a = <p>{`${b} of ${c}`}</p>;'],
  ['src/islands/state.ts', 'export const a = <p>The <i>{b}</i> stays</p>;'],
  ['src/islands/state.ts', "export const a = <p>{b && <i />}<i>{c && 'found'}</i>{b.map((c) => <i key={c} />)}</p>;"],
  ['src/components/site/Footer/index.tsx', 'export const a = <p>{b} of {c}</p>;'],
];

/** Each in a file of its own, beside the one that it names. */
const planted = [...walls, ...elements, ...interactive, ...texts].map(
  ([file, code, said], index) =>
    [file, code, said, path.posix.join(path.dirname(file), `planted${index}.tsx`)] as const,
);

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
  help?: string;
}

/** What the linter says of a folder. */
function lint(cwd: string): Diagnostic[] {
  const script = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const {stdout} = spawnSync(process.execPath, [script, '--format', 'json'], {cwd, encoding: 'utf8'});
  return (JSON.parse(stdout) as {diagnostics: Diagnostic[]}).diagnostics;
}

describe('the linter', () => {
  let copy: string;
  let found: Diagnostic[];

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'lint-'));
    for (const file of [
      '.oxlintrc.json',
      'scripts/oxlint-plugin.mjs',
      'src/node/plugins/page-script/islandRules.mjs',
    ]) {
      await cp(path.join(root, file), path.join(copy, file));
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    for (const [, code, , place] of planted) {
      await mkdir(path.join(copy, path.dirname(place)), {recursive: true});
      await writeFile(path.join(copy, place), `${code}\n`);
    }
    found = lint(copy);
  });
  afterAll(() => rm(copy, {recursive: true}));

  it.each(planted)('in %s, of %s', (_file, _code, said, place) => {
    const help = found
      .filter(
        ({filename, code}) =>
          filename === place && /no-restricted-imports|forbid-elements|interactive|lone-text/.test(code),
      )
      .map(({message, help: repair}) => repair ?? message);
    if (said === undefined) expect(help).toEqual([]);
    else expect(help).toContainEqual(expect.stringContaining(said));
  });
});
