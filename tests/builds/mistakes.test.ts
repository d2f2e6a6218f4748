import {expect, it, onTestFinished} from 'vitest';
import {guide, someModule} from '../modules';
import {build, checkContent, copySite, edit, removeCopy} from './copy';

// One mistake for each kind of source. Unit tests cover all mistakes.
it.each([
  ['a build', build],
  ['the check of the content', checkContent],
])('%s fails and reports mistakes in all kinds of sources', async (_, check) => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  await edit(copy, `${guide.slice(1)}.mdx`, '{$product.name}', '{$product.nane}');
  await edit(copy, `src/facts/modules/${someModule.key}.ts`, 'free: ', 'free: 999_999 + ');
  await edit(copy, 'faq/audio.mdx', 'sidebar_label:', 'sidebar_lable:');
  await edit(copy, 'docs/Premium.mdx', '---\n', "---\nslug: '/Introduction'\n");

  const {code, output} = await check(copy);
  expect(code, output).toBeGreaterThan(0);
  for (const mistake of [
    new RegExp(`${guide.slice(1)}\\.mdx:\\d+: unknown fact "product\\.nane"`),
    /Did you mean name\?/,
    new RegExp(`src/facts/modules/${someModule.key}\\.ts:\\d+: .* is worse than Free \\(`),
    /faq\/audio\.mdx:\d+: unknown front matter key "sidebar_lable"/,
    /duplicate address \/docs\/Introduction, also of/,
  ])
    expect(output).toMatch(mistake);
});
