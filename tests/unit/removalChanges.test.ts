import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fileChanges, nounPattern, pageWithout, removalOf} from '../../scripts/removalChanges';
import {otherModule, someGroup, someModule} from '../helpers/someModules';
import {root} from '../../src/build/root';

describe('the removal of features', () => {
  it('deletes their files, and removes them from all lists', async () => {
    const keys = [someModule.key, someGroup.key];
    const {deleted, changed} = await fileChanges(root, keys.map(removalOf));
    // The facts and the guide of each. Only a module has files in the other folders.
    expect(deleted.filter((file) => !/\/(?:api|changelog|legacy)\//.test(file))).toHaveLength(4);
    expect(deleted.every((file) => existsSync(path.join(root, file)))).toBe(true);
    for (const key of keys) {
      for (const [file, text] of changed)
        expect(text, file).not.toMatch(new RegExp(`from './${key}'|related: .*'${key}'`));
    }
    expect(changed.get('src/facts/modules/index.ts')).toContain(`from './${otherModule.key}';`);
  });

  it('finds the name of a feature in any form', () => {
    const rootCommand = {...someModule.rootCommand, name: '/walk'};
    const regex = nounPattern({...someModule, key: 'night-walks', title: 'Night walks', rootCommand});
    for (const text of ['A night walk.', 'Night-walks', 'Run `/walk start`.', 'two WALKS']) expect(text).toMatch(regex);
    for (const text of ['a walker', 'a night']) expect(text).not.toMatch(regex);
  });
});

describe('pageWithout', () => {
  const walksRemoval = {
    files: [],
    sectionOrNotePattern: /^walks$/,
    subjectPattern: /^modules\.walks\.|^\/walk$/,
    asidePattern: / \(at night\)/g,
    isRemoved: () => false,
  };
  const withoutWalks = (text: string): string => pageWithout(text, [walksRemoval], new Set(['/docs/modules/walks']));

  it.each([
    ['a note', ':::walks[Title]\n\nText.\n\n:::\n\nAfter.', 'After.'],
    ['a section', '## Walks {/* #walks */}\n\n### More\n\nText.\n\n## Next\n', '## Next\n'],
    ['an aside', 'Owls hunt (at night).', 'Owls hunt.'],
    ['a table row', '| [Walks](/docs/modules/walks) | [x](/docs) |\n| kept |', '| kept |'],
    ['a list item', '- {$modules.walks.title}: at night\n- kept', '- kept'],
    ['a step with its explanation', '1. **[Walk](/docs/modules/walks#start).** Begin here.\n2. Kept.', '1. Kept.'],
    ['a lead whose text is removed', '- **You walk.** See [walks](/docs/modules/walks).\n- kept', '- kept'],
    ['a sentence with a link', 'Before. See [walks](/docs/modules/walks). After.', 'Before. After.'],
    ['a sentence after a fact', '- **Lead:** {$a.b} See [walks](/docs/modules/walks).', '- **Lead:** {$a.b}'],
    ['a sentence with a command', 'Press it, or wait. Run `/walk start`.', 'Press it, or wait.'],
    [
      'only the link, in a sentence that is also about something else',
      'See [walks](/docs/modules/walks) or [owls](/docs/modules/owls).',
      'See walks or [owls](/docs/modules/owls).',
    ],
  ])('removes %s', (_, before, after) => {
    expect(withoutWalks(before)).toBe(after);
  });

  it.each([
    ['a sentence that only quotes a fact', 'Walks: {$modules.walks.title}.'],
    ['a list item about the bot', '- {$product.name} hunts at night'],
    ['empty lines and indentation', 'Text.\n\n\tText.'],
  ])('keeps %s', (_, text) => {
    expect(withoutWalks(text)).toBe(text);
  });
});
