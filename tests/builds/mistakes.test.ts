import {expect, it, onTestFinished} from 'vitest';
import {guideRoute, someModule} from '../helpers/someModules';
import {writeFiles} from '../helpers/temporaryFolder';
import {build, checkContent, copySite, edit, removeCopy} from '../helpers/copySite';

// One mistake for each kind of source. Unit tests cover all mistakes. Only a build reads the configuration and lists of versions.
it.each([
  [
    'a build',
    build,
    [
      /docusaurus\.config\.ts:\d+: nothing reads themeConfig\.announcementBar/,
      /docusaurus\.config\.ts:\d+: the Content-Security-Policy of pages blocks https:\/\/tags\.example\/a\.js/,
      /faq_versions\.json:1: documents have no versions here/,
      /i18n\/en\/code\.json:1: most of these texts are in src\/theme\//,
    ],
  ],
  ['the check of the content', checkContent, []],
])('%s fails and reports mistakes in all kinds of sources', async (_, runCheck, configMistakes) => {
  const copy = await copySite();
  onTestFinished(() => removeCopy(copy));
  await edit(copy, `${guideRoute.slice(1)}.mdx`, '{$product.name}', '{$product.nane}');
  await edit(copy, `src/facts/modules/${someModule.key}.ts`, 'free: ', 'free: 999_999 + ');
  await edit(copy, 'faq/audio.mdx', 'sidebar_label:', 'sidebar_lable:');
  await edit(copy, 'docs/Premium.mdx', '---\n', "---\nslug: '/Introduction'\n");

  await edit(
    copy,
    'docusaurus.config.ts',
    '\n  themeConfig: {',
    "\n  scripts: ['https://tags.example/a.js'],$&\n    announcementBar: {content: 'x'},",
  );
  writeFiles(copy, {
    'faq_versioned_docs/version-1.0/.keep': '',
    'faq_versions.json': '["1.0"]',
    'i18n/en/code.json': '{}',
    'docs/extras/_planted.mdx': '{@include x.md}\n',
    'docs/extras/_quiz.mdx': '<Quiz />\n',
    'src/islands/Quiz.tsx': '',
  });

  const {code, output} = await runCheck(copy);
  expect(code, output).toBeGreaterThan(0);
  for (const mistake of [
    new RegExp(`${guideRoute.slice(1)}\\.mdx:\\d+: unknown fact "product\\.nane"`),
    /Did you mean name\?/,
    new RegExp(`src/facts/modules/${someModule.key}\\.ts:\\d+: .* is worse than Free \\(`),
    /faq\/audio\.mdx:\d+: unknown front matter key "sidebar_lable"/,
    /duplicate route \/docs\/Introduction, also of/,
    /docs\/extras\/_planted\.mdx:1: braces hold code in MDX/,
    /_quiz\.mdx:1: unknown component "Quiz"\s+Move src\/islands\/Quiz\.tsx to/,
    ...configMistakes,
  ])
    expect(output).toMatch(mistake);
  // A page with a mistake in its front matter may have lost its slug, so no check reports missing routes.
  expect(output).not.toContain('has no page');
});
