import {expect, it, onTestFinished} from 'vitest';
import {guide, someModule} from '../modules';
import {build, copySite, edit, removeCopy} from './copy';

// One mistake for each kind of source. Unit tests cover all mistakes.
it('a build fails and reports mistakes in all kinds of sources', async () => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  await edit(copy, `${guide.slice(1)}.mdx`, '{$product.name}', '{$product.nane}');
  await edit(copy, `src/facts/modules/${someModule.key}.ts`, 'free: ', 'free: 999_999 + ');
  await edit(copy, 'faq/audio.mdx', 'sidebar_label:', 'sidebar_lable:');
  await edit(copy, 'docs/Premium.mdx', '---\n', "---\nslug: '/Introduction'\n");
  await edit(copy, 'src/islands/Playground/index.tsx', 'export const label', 'const label');
  await edit(copy, 'src/components/docs/Badge/index.tsx', /return </, 'useState(0); return <');

  const {code, output} = await build(copy);
  expect(code, output).toBeGreaterThan(0);
  for (const mistake of [
    new RegExp(`${guide.slice(1)}\\.mdx:\\d+: unknown fact "product\\.nane"`),
    /Did you mean name\?/,
    new RegExp(`src/facts/modules/${someModule.key}\\.ts:\\d+: .* is worse than Free \\(`),
    /faq\/audio\.mdx:\d+: unknown front matter key "sidebar_lable"/,
    /duplicate address \/docs\/Introduction, also of/,
    /src\/islands\/Playground\/index\.tsx:1: the island has no label export/,
    /src\/components\/docs\/Badge\/index\.tsx:\d+: useState does nothing on a built page/,
  ])
    expect(output).toMatch(mistake);
});

it('a build fails with a second locale and reports the line of the setting', async () => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  await edit(copy, 'docusaurus.config.ts', /locales: \['en'\]/, "locales: ['en', 'de']");
  const {code, output} = await build(copy);
  expect(code, output).toBeGreaterThan(0);
  expect(output).toMatch(/docusaurus\.config\.ts:\d+: i18n has the locale de/);
});
