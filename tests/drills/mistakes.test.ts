import {existsSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {build, copySite, edit, removeCopy} from './copy';

describe('a mistake stops the build', () => {
  let copy: string;
  beforeEach(async () => {
    copy = await copySite();
  });
  afterEach(() => removeCopy(copy));

  /** Builds, and expects a failure that names each mistake and leaves nothing to deploy. */
  async function expectFailure(mistakes: readonly string[]): Promise<void> {
    const {code, output} = await build(copy);
    expect(code, output).toBeGreaterThan(0);
    for (const mistake of mistakes) expect(output).toContain(mistake);
    expect(existsSync(path.join(copy, 'build'))).toBe(false);
    expect(existsSync(path.join(copy, '.build'))).toBe(false);
  }

  it('in placeholders, blocks, front matter and facts, all named at once', async () => {
    await edit(copy, 'docs/modules/polls.mdx', '{$modules.polls.summary}', '{$modules.polls.sumary}');
    await edit(copy, 'docs/modules/tags.mdx', '<Facts.Settings of="tags" />', '<Facts.Setings of="tags" />');
    await edit(copy, 'docs/modules/rules.mdx', '<Facts.Commands of="rules" />', '<Facts.Commands of="rulez" />');
    await edit(copy, 'faq/audio.mdx', 'sidebar_label:', 'sidebar_lable:');
    await edit(copy, 'faq/premium.mdx', 'title: ', `title: ${'long '.repeat(20)}`);
    await edit(copy, 'src/facts/modules/polls.ts', 'free: ', 'free: 999_999 + ');
    await expectFailure([
      'docs/modules/polls.mdx:9: no fact named modules.polls.sumary',
      'Did you mean summary?',
      ': no block named Facts.Setings',
      'Did you mean Settings?',
      ': Facts.Commands knows nothing named rulez',
      'Did you mean rules?',
      'faq/audio.mdx:4: the front matter key sidebar_lable is unknown',
      'faq/audio.mdx:1: the front matter key sidebar_label is missing',
      'faq/premium.mdx:2: the front matter key title is not valid',
      'is worse than Free (',
      'Swap the numbers, or set lowerIsBetter.',
    ]);
  });

  it('in addresses: a page outside the table, two pages with one slug', async () => {
    await cp(path.join(copy, 'faq/audio.mdx'), path.join(copy, 'faq/sound.mdx'));
    await edit(copy, 'faq/sound.mdx', 'description: ', 'description: Another one. ');
    await edit(copy, 'docs/Premium.mdx', '---\n', "---\nslug: '/Introduction'\n");
    await expectFailure([
      'faq/sound.mdx:1: the address /faq/sound is not in the table of routes',
      ': the address /docs/Introduction is that of',
      'the route /docs/Premium has no page',
    ]);
  });

  it('in categories: a page that a plugin makes', async () => {
    await edit(copy, 'sidebars.ts', "label: 'Functions',", "label: 'Functions', link: {type: 'generated-index'},");
    await expectFailure(['a plugin made the page /docs/category/functions, which is not in the table of routes']);
  });

  // Anchors are reported in the same way, once all links lead somewhere; that they are looked at, the drill of the dark theme shows.
  it('in links', async () => {
    await edit(copy, 'docs/Premium.mdx', '\n---\n', '\n---\n\nSee [nothing](/docs/nothing).\n');
    await expectFailure(['Docusaurus found broken links!', '/docs/nothing']);
  });
});
