import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import pageListPlugin from '../../src/build/plugins/pages';
import {unusedComponentsPlugin} from '../../src/build/plugins/pages/unusedComponents';
import {root} from '../../src/build/root';
import {temporaryFolder} from '../helpers/temporaryFolder';

type LoadedContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

it("pageListPlugin throws for content that facts don't reach, and says where it belongs", async () => {
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': {planted: {loadedVersions: []}},
    'docusaurus-plugin-content-blog': {default: {}},
    'docusaurus-plugin-content-pages': {default: [{permalink: '/planted', source: '@site/src/pages/planted.mdx'}]},
  };
  const load = async () =>
    pageListPlugin({siteDir: root} as LoadContext).allContentLoaded?.({allContent} as LoadedContent);
  await expect(load()).rejects.toThrow(
    /docusaurus\.config\.ts:1: [^]* "planted"[^]*docsInstances\.ts[^]*no blog here[^]*src\/pages\/planted\.mdx:1: /,
  );
});

it('unusedComponentsPlugin reports components that are in no bundle, except tabs, and languages of Prism', () => {
  const site = temporaryFolder({
    'src/theme/Logo/index.tsx': '',
    'src/theme/Footer.js': '',
    'src/theme/prism-include-languages.js': '',
    'src/theme/Tabs/index.tsx': '',
    'src/theme/README.md': '',
  });
  const errors: Error[] = [];
  const afterCompile = {
    tap: (_: string, listener: (compilation: object) => void) =>
      listener({
        fileDependencies: ['Footer.js', 'prism-include-languages.js'].map((file) => path.join(site, 'src/theme', file)),
        errors,
      }),
  };
  unusedComponentsPlugin(site).apply({hooks: {afterCompile}} as never);
  expect(errors.map(({message}) => message.split('\n')[0])).toEqual([
    'src/theme/Logo/index.tsx:1: no page shows this component',
    'src/theme/prism-include-languages.js:1: no page shows this component',
  ]);
});
