import {cp} from 'node:fs/promises';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {guide, otherGuide, otherModule, someModule, thirdGuide} from '../modules';
import {build, copySite, edit, removeCopy} from './copy';

// Unit tests cover mistakes that Docusaurus finds after rendering: broken links and anchors, and pages of other plugins.
it('a build stops before rendering, with all mistakes', async () => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  await edit(copy, `${guide.slice(1)}.mdx`, '{$product.name}', '{$product.nane}');
  await edit(copy, `${thirdGuide.slice(1)}.mdx`, '<Facts.Settings ', '<Facts.Setings ');
  await edit(copy, `${otherGuide.slice(1)}.mdx`, '<Facts.Commands of="', '$&x');
  await edit(copy, 'faq/premium.mdx', 'title: ', `title: ${'long '.repeat(20)}`);
  await edit(copy, `src/facts/modules/${someModule.key}.ts`, 'free: ', 'free: 999_999 + ');
  await cp(path.join(copy, 'faq/audio.mdx'), path.join(copy, 'faq/sound.mdx'));
  await edit(copy, 'faq/sound.mdx', 'description: ', 'description: Another one. ');
  await edit(copy, 'faq/audio.mdx', 'sidebar_label:', 'sidebar_lable:');
  await edit(copy, 'docs/Premium.mdx', '---\n', "---\nslug: '/Introduction'\n");

  await cp(path.join(copy, 'src/islands/Playground'), path.join(copy, 'src/islands/Other'), {recursive: true});
  await edit(copy, 'src/islands/Other/index.tsx', 'export const label', 'const label');
  await edit(copy, 'src/components/docs/Badge/index.tsx', /return </, 'useState(0); return <');
  await edit(
    copy,
    'docs/functions/utils.mdx',
    '<Facts.Commands of="utils" />',
    '$&\n\n<Badge onClick={() => 1}>x</Badge>',
  );

  const {code, output} = await build(copy);
  expect(code, output).toBeGreaterThan(0);
  for (const mistake of [
    new RegExp(`${guide.slice(1)}\\.mdx:\\d+: unknown fact "product\\.nane"`),
    /Did you mean name\?/,
    new RegExp(`${thirdGuide.slice(1)}\\.mdx:\\d+: unknown block "Facts\\.Setings"`),
    /Did you mean Settings\?/,
    new RegExp(`${otherGuide.slice(1)}\\.mdx:\\d+: Facts\\.Commands knows nothing named x${otherModule.key}`),
    `Did you mean ${otherModule.key}?`,
    /faq\/audio\.mdx:\d+: the front matter key sidebar_lable is unknown/,
    /faq\/audio\.mdx:1: the front matter key sidebar_label is missing/,
    /faq\/premium\.mdx:\d+: the front matter key title is not valid/,
    new RegExp(`src/facts/modules/${someModule.key}\\.ts:\\d+: .* is worse than Free \\(`),
    /Swap the numbers, or set lowerIsBetter\./,
    /faq\/sound\.mdx:1: the address \/faq\/sound is not in the table of routes/,
    /src\/islands\/Other\/index\.tsx:1: the island has no label export/,
    /src\/components\/docs\/Badge\/index\.tsx:\d+: useState does nothing on a built page/,
    /docs\/functions\/utils\.mdx:\d+: onClick runs nothing/,
    /the address \/docs\/Introduction is that of/,
    /the route \/docs\/Premium has no page/,
  ])
    expect(output).toMatch(mistake);
});

it('a build stops at a second locale, with the line of the setting', async () => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  await edit(copy, 'docusaurus.config.ts', /locales: \['en'\]/, "locales: ['en', 'de']");
  const {code, output} = await build(copy);
  expect(code, output).toBeGreaterThan(0);
  expect(output).toMatch(/docusaurus\.config\.ts:\d+: i18n has the locale de/);
});
