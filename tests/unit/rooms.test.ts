import path from 'node:path';
import {ESLint, Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';

const rule = '@typescript-eslint/no-restricted-imports';
const root = path.join(import.meta.dirname, '../..');

/** What the linter says of a line of code in a file of ours. */
async function messages(file: string, code: string): Promise<string[]> {
  const {rules} = (await new ESLint({cwd: root}).calculateConfigForFile(file)) as Linter.Config;
  const config = {
    plugins: {'@typescript-eslint': tseslint.plugin as ESLint.Plugin},
    languageOptions: {parser: tseslint.parser as Linter.Parser},
    rules: {[rule]: rules?.[rule] ?? 'off'},
  };
  return new Linter().verify(code, [config]).map(({message}) => message);
}

describe('an import through a wall is named', () => {
  it.each([
    ['src/facts/plans.ts', "import {a} from '../node/content/words';", 'In src/facts/'],
    ['src/facts/plans.ts', "import type {A} from '../rules/counts';", 'In src/facts/'],
    ['src/facts/modules/polls.ts', "import {a} from '../../rules/sentences';", 'In src/facts/'],
    ['src/facts/plans.ts', "import {a} from '@site/src/rules/counts';", 'In src/facts/'],
    ['src/facts/plans.ts', "import {z} from 'zod';", 'In src/facts/'],
    ['src/checks/list.ts', "import {a} from '../page/storage';", 'In src/checks/'],
    ['src/checks/previews/readParts.ts', "import * as chat from '../../components/chat';", 'In src/checks/'],
    ['src/node/content/index.ts', "import {a} from '../../checks/list';", 'In src/node/'],
    ['src/rules/nearest.ts', "import {a} from '@site/src/components/chat';", 'In src/rules/'],
    ['src/node/content/index.ts', "import {a} from '../../page/copy';", 'In src/node/'],
    ['src/page/copy.ts', "import {a} from '../facts/modules/polls';", 'every page loads what'],
    ['src/app/navigated.ts', "import {a} from '../node/content/words';", 'In src/app/'],
    ['src/components/docs/Badge/index.tsx', "import {a} from '../../../app/useSettled';", 'In src/components/'],
  ])('in %s', async (file, code, reason) => {
    expect(await messages(file, code)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['src/page/copy.ts', "import {a} from '../rules/sentences';"],
    ['src/facts/modules/index.ts', "import {rules} from './rules';"],
    ['src/facts/privacy.ts', "import {modules} from './modules';"],
    ['src/facts/types.ts', "import type {A} from 'discord-api-types/v10';"],
    ['src/checks/previews/limits.ts', "import {shapes} from '../../components/chat/shapes';"],
    ['src/page/copy.ts', "import type {A} from '../facts/types';"],
    ['src/app/navigated.ts', "import {a} from '@site/src/node/data/playground.data';"],
    ['src/components/docs/Badge/index.tsx', "import {a} from './app/styles';"],
  ])('in %s, %s is none', async (file, code) => {
    expect(await messages(file, code)).toEqual([]);
  });
});
