import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {nounsOf, removalOf} from '../../scripts/removal';
import {paths} from '../../src/facts/derived/paths';
import {moduleList} from '../../src/facts/modules';
import {otherGroup, otherModule, someGroup, someModule} from '../modules';
import {root} from '../root';

const pageOf = (route: string): string => `${route.slice(1)}.mdx`;

describe('removing features', () => {
  it('deletes their files, and takes them out of all lists of features', async () => {
    const features = [someModule, someGroup];
    const {deletedFiles, changedFiles} = await removalOf(root, features);
    expect(deletedFiles).toEqual(
      expect.arrayContaining([
        `src/facts/modules/${someModule.key}.ts`,
        pageOf(paths.module(someModule.key)),
        pageOf(paths.moduleApi(someModule.key)),
        `src/facts/functions/${someGroup.key}.ts`,
        pageOf(paths.functionGroup(someGroup.key)),
      ]),
    );
    // One page for the module, and one for each of its parts.
    const changelogPages = deletedFiles.filter((file) => file.startsWith('documents/changelog/current/'));
    expect(changelogPages).toHaveLength(1 + (someModule.parts?.length ?? 0));
    expect(deletedFiles.every((file) => existsSync(path.join(root, file)))).toBe(true);
    for (const {key} of features) {
      for (const [file, text] of changedFiles)
        expect(text, file).not.toMatch(new RegExp(`from './${key}'|related: .*'${key}'`));
    }
    expect(changedFiles.get('src/facts/modules/index.ts')).toContain(`from './${otherModule.key}';`);
    expect(changedFiles.get('src/facts/functions/index.ts')).toContain(`from './${otherGroup.key}';`);
    for (const {key, related} of moduleList) {
      const file = `src/facts/modules/${key}.ts`;
      const isRelated = features.some((feature) => related.includes(feature.key));
      if (!deletedFiles.includes(file)) expect(changedFiles.has(file), file).toBe(isRelated);
    }
  });

  it('finds the words for them in any form', () => {
    const nouns = nounsOf({
      ...someModule,
      key: 'night-walks',
      title: 'Night walks',
      rootCommand: {...someModule.rootCommand, name: '/walk'},
    });
    for (const text of ['A night walk.', 'Night-walks', 'Run `/walk start`.', 'two WALKS']) expect(text).toMatch(nouns);
    for (const text of ['a walker', 'a night']) expect(text).not.toMatch(nouns);
  });
});
