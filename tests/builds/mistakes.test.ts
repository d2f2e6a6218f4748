import {cp} from 'node:fs/promises';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {build, copySite, edit, removeCopy} from './copy';

// What only a finished build shows is checked elsewhere: links and anchors by checks of the sources; that Docusaurus takes
// mistakes in them for errors, and pages that plugins make, by tests of config and plugin.
it('mistakes stop the build before it begins, and all are named at once', async () => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  await edit(copy, 'docs/modules/polls.mdx', '{$product.name}', '{$product.nane}');
  await edit(copy, 'docs/modules/tags.mdx', '<Facts.Settings of="tags" />', '<Facts.Setings of="tags" />');
  await edit(copy, 'docs/modules/rules.mdx', '<Facts.Commands of="rules" />', '<Facts.Commands of="rulez" />');
  await edit(copy, 'faq/premium.mdx', 'title: ', `title: ${'long '.repeat(20)}`);
  await edit(copy, 'src/facts/modules/polls.ts', 'free: ', 'free: 999_999 + ');
  await cp(path.join(copy, 'faq/audio.mdx'), path.join(copy, 'faq/sound.mdx'));
  await edit(copy, 'faq/sound.mdx', 'description: ', 'description: Another one. ');
  await edit(copy, 'faq/audio.mdx', 'sidebar_label:', 'sidebar_lable:');
  await edit(copy, 'docs/Premium.mdx', '---\n', "---\nslug: '/Introduction'\n");

  await cp(path.join(copy, 'src/islands/Playground'), path.join(copy, 'src/islands/Other'), {recursive: true});
  await edit(copy, 'src/islands/Other/index.tsx', 'export const label', 'const label');
  await edit(copy, 'src/components/docs/Badge/index.tsx', /return </, 'useState(0); return <');
  await edit(
    copy,
    'docs/modules/logging.mdx',
    '<Facts.Commands of="logging" />',
    '$&\n\n<Badge onClick={() => 1}>x</Badge>',
  );

  const {code, output} = await build(copy);
  expect(code, output).toBeGreaterThan(0);
  for (const mistake of [
    /docs\/modules\/polls\.mdx:\d+: no fact named product\.nane/,
    /Did you mean name\?/,
    /docs\/modules\/tags\.mdx:\d+: no block named Facts\.Setings/,
    /Did you mean Settings\?/,
    /docs\/modules\/rules\.mdx:\d+: Facts\.Commands knows nothing named rulez/,
    /Did you mean rules\?/,
    /faq\/audio\.mdx:\d+: the front matter key sidebar_lable is unknown/,
    /faq\/audio\.mdx:1: the front matter key sidebar_label is missing/,
    /faq\/premium\.mdx:\d+: the front matter key title is not valid/,
    /src\/facts\/modules\/polls\.ts:\d+: .* is worse than Free \(/,
    /Swap the numbers, or set lowerIsBetter\./,
    /faq\/sound\.mdx:1: the address \/faq\/sound is not in the table of routes/,
    /src\/islands\/Other\/index\.tsx:1: the island has no label export/,
    /src\/components\/docs\/Badge\/index\.tsx:\d+: useState does nothing on a built page/,
    /docs\/modules\/logging\.mdx:\d+: onClick runs nothing/,
    /the address \/docs\/Introduction is that of/,
    /the route \/docs\/Premium has no page/,
  ])
    expect(output).toMatch(mistake);
});
