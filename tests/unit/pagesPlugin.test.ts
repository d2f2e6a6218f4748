import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import pageListPlugin from '../../src/build/plugins/pages';
import {root} from '../../src/build/root';

type Loaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

it('pagesPlugin throws for content that facts do not reach, with the place where it belongs', async () => {
  const allContent: AllContent = {
    'docusaurus-plugin-content-docs': {planted: {loadedVersions: []}},
    'docusaurus-plugin-content-pages': {default: [{permalink: '/planted', source: '@site/src/pages/planted.mdx'}]},
    'docusaurus-plugin-content-blog': {default: {}},
  };
  const load = async () => pageListPlugin({siteDir: root} as LoadContext).allContentLoaded?.({allContent} as Loaded);
  await expect(load()).rejects.toThrow(
    /add the folder "planted" to src\/build\/content\/docsInstances\.ts[^]*src\/pages\/planted\.mdx:1: move[^]*no blog here/,
  );
});
