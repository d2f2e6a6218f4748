import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {changesOf, nounsOf, removalOf} from '../../scripts/removal';
import {moduleList} from '../../src/facts/modules';
import {otherModule, someGroup, someModule} from '../modules';
import {root} from '../root';

describe('removing', () => {
  it('deletes the files of features, and takes them out of all lists', async () => {
    const keys = [someModule.key, someGroup.key];
    const {deleted, changed} = await changesOf(root, keys.map(removalOf));
    // Facts and guide of both, and for the module a page of the API, a changelog and one for each of its parts.
    expect(deleted.filter((file) => !file.includes('/legacy/'))).toHaveLength(6 + (someModule.parts?.length ?? 0));
    expect(deleted.every((file) => existsSync(path.join(root, file)))).toBe(true);
    for (const key of keys) {
      for (const [file, text] of changed)
        expect(text, file).not.toMatch(new RegExp(`from './${key}'|related: .*'${key}'`));
    }
    expect(changed.get('src/facts/modules/index.ts')).toContain(`from './${otherModule.key}';`);
    const related = moduleList.filter((module) => module.related.some((key) => keys.includes(key)));
    for (const {key} of related) {
      const file = `src/facts/modules/${key}.ts`;
      if (!deleted.includes(file)) expect([...changed.keys()]).toContain(file);
    }
  });

  it('finds the words for features in any form', () => {
    const rootCommand = {...someModule.rootCommand, name: '/walk'};
    const nouns = nounsOf({...someModule, key: 'night-walks', title: 'Night walks', rootCommand});
    for (const text of ['A night walk.', 'Night-walks', 'Run `/walk start`.', 'two WALKS']) expect(text).toMatch(nouns);
    for (const text of ['a walker', 'a night']) expect(text).not.toMatch(nouns);
  });
});
