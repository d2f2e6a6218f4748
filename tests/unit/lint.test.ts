/** The linter as it is configured: each rule of src/checks/lint/ names what is planted, in the files that it is for. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {lint} from '../../scripts/check/tools';
import {copyOf, removeCopy} from '../../scripts/lib/copy';
import {root} from '../../scripts/lib/paths';

/** A place in the project, a line of code there, and what is said of it: nothing where it is right. */
type Case = readonly [file: string, code: string, said?: string];

const walls: Case[] = [
  ['src/facts/plans.ts', "import {a} from '../node/content/words';", 'In src/facts/'],
  ['src/facts/plans.ts', "import type {A} from '../rules/counts';", 'In src/facts/'],
  ['src/facts/modules/polls.ts', "import {a} from '../../rules/sentences';", 'In src/facts/'],
  ['src/facts/plans.ts', "import {a} from '@site/src/rules/counts';", 'In src/facts/'],
  ['src/facts/plans.ts', "import {z} from 'zod';", 'In src/facts/'],
  ['src/facts/plans.ts', "export {a} from '../rules/counts';", 'In src/facts/'],
  ['src/checks/list.ts', "import {a} from '../page/storage';", 'In src/checks/'],
  ['src/checks/previews/readParts.ts', "import * as chat from '../../components/chat';", 'In src/checks/'],
  ['src/node/content/index.ts', "import {a} from '../../checks/list';", 'In src/node/'],
  ['src/node/content/index.ts', "export * from '../../checks/list';", 'In src/node/'],
  ['src/node/content/index.ts', "import '../../page/copy';", 'In src/node/'],
  ['src/rules/nearest.ts', "import {a} from '@site/src/components/chat';", 'In src/rules/'],
  ['src/page/copy.ts', "import {a, type B} from '../facts/modules/polls';", 'every page loads what'],
  ['src/app/navigated.ts', "import {a} from '../node/content/words';", 'In src/app/'],
  ['src/components/docs/Badge/index.tsx', "import {a} from '../../../app/useSettled';", 'In src/components/'],
  ['src/page/copy.ts', "import {a} from '../rules/sentences';"],
  ['src/facts/modules/index.ts', "import {rules} from './rules';"],
  ['src/facts/privacy.ts', "import {modules} from './modules';"],
  ['src/facts/types.ts', "import type {A} from 'discord-api-types/v10';"],
  ['src/checks/previews/limits.ts', "import {shapes} from '../../components/chat/shapes';"],
  ['src/page/copy.ts', "import type {A} from '../facts/types';"],
  ['src/page/copy.ts', "import {type A} from '../facts/types';"],
  ['src/page/copy.ts', "export type {A} from '../facts/types';"],
  ['src/app/navigated.ts', "import {a} from '@site/src/node/data/playground.data';"],
  ['src/components/docs/Badge/index.tsx', "import {a} from './app/styles';"],
];

const words: Case[] = [
  ['src/facts/modules/polls.ts', "export const a = 'who may vote';", '"may" is not used here'],
  ['src/rules/counts.ts', 'export const a = `who may vote in ${b}`;', '"may" is not used here'],
  ['src/pages/index.tsx', 'export const a = <p>Members may vote.</p>;', '"may" is not used here'],
  ['src/components/site/Footer/index.tsx', "export const a = 'who may vote';", '"may" is not used here'],
  ['src/node/data/words.ts', "export const a = 'who may vote';", '"may" is not used here'],
  ['src/facts/plans.ts', "// It may be.\nexport const a = ['may', '/guilds/{guild_id}', 'GET /guilds/{guild_id}'];"],
  ['scripts/build.ts', "export const a = 'who may build';"],
];

const syntax: Case[] = [
  ['src/rules/counts.ts', 'export const a = [$modules];', 'Placeholders are for pages'],
  ['src/rules/counts.ts', 'export const a = ({$ref}: B) => [$ref, $, $$];'],
  ['src/rules/counts.ts', 'export const a = b.map((it) => it.c);', 'Name the parameter'],
  ['src/rules/counts.ts', 'export const a = b.map(({c: it}) => it);', 'Name the parameter'],
  ['tests/unit/a.test.ts', "it('is right', () => {});"],
  ['src/components/site/Footer/index.tsx', 'export const a = <a href="/faq">FAQ</a>;', 'Use <Link>'],
  ['src/components/site/Footer/index.tsx', 'export const a = <h2>FAQ</h2>;', 'Use <Heading>'],
  ['src/components/site/Footer/index.tsx', 'export const a = <header><Link to="/faq">FAQ</Link></header>;'],
];

/** Each in a file of its own, beside the one that it names. */
const planted = [...walls, ...words, ...syntax].map(
  ([file, code, said], index) =>
    [file, code, said, path.posix.join(path.dirname(file), `planted${index}.tsx`)] as const,
);

describe('the linter', () => {
  let copy: string;
  let found: Awaited<ReturnType<typeof lint>>;

  beforeAll(async () => {
    copy = await copyOf(root, ['.oxlintrc.json', 'src/checks/lint', 'src/checks/prose']);
    for (const [, code, , place] of planted) {
      await mkdir(path.join(copy, path.dirname(place)), {recursive: true});
      await writeFile(path.join(copy, place), `${code}\n`);
    }
    await writeFile(path.join(copy, 'floating.ts'), 'export const a = () => {\n  Promise.reject(new Error());\n};\n');
    found = await lint(copy);
  });
  afterAll(() => removeCopy(copy));

  it.each(planted)('in %s, of %s', (_file, _code, said, place) => {
    const messages = found
      .filter(({file, message}) => file === place && message.includes('(house('))
      .map(({message}) => message);
    expect(messages).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
  });

  it('asks about types', () => {
    expect(found).toContainEqual(
      expect.objectContaining({
        file: 'floating.ts',
        line: 2,
        message: expect.stringContaining('no-floating-promises') as string,
      }),
    );
  });
});
