import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {lockBuild} from '../../src/build/plugins/content/buildLock';
import {findBlockedFiles, findOptionMistakes} from '../../src/checks/config';
import {root} from '../../src/build/root';
import {temporaryFolder} from '../helpers/temporaryFolder';

describe('the checks of the configuration', () => {
  it("accept this site's configuration", () => {
    expect(findOptionMistakes(readFileSync(path.join(root, 'docusaurus.config.ts'), 'utf8'))).toEqual([]);
  });

  it.each([
    "announcementBar: {content: 'x'},",
    "prism: {defaultLanguage: 'js'},",
    'prism: {theme: themes.github},',
    'prism: {theme: {plain: {}, styles: []}},',
    "style: 'dark',",
    'hideOnScroll: true,',
    "import remarkMath from 'remark-math';",
    "locales: ['en', 'fr'],",
    "baseUrl: '/name/',",
    "url: 'https://my.site.com',",
    "defaultLocale: 'fr',",
    'hideable: true,',
    "exclude: ['**/drafts/**'],",
    "future: {experimental_router: 'hash'},",
    "['@docusaurus/plugin-client-redirects', {redirects: []}],",
  ])('report an option that nothing reads, with its line: %s', (option) => {
    const source = `export default {\n  // ${option}\n  ${option}\n  trailingSlash: false,\n};`;
    expect(findOptionMistakes(source)).toMatchObject([{line: 3}]);
  });

  it('accept the defaults of options that nothing reads', () => {
    const options = [
      'url: new URL(links.site).origin,',
      "i18n: {defaultLocale: 'en-GB', locales: ['en-GB']},",
      'hideable: false,',
    ];
    expect(findOptionMistakes(`  ${options.join('\n  ')}\n  trailingSlash: false,`)).toEqual([]);
  });

  it('require addresses without a slash at their end', () => {
    expect(findOptionMistakes('export default {\n  trailingSlash: true,\n};')).toMatchObject([{line: 2}]);
    expect(findOptionMistakes('export default {};')).toMatchObject([{line: 1}]);
  });

  it('report files of other sites at their lines, unless the policy allows their site', () => {
    const [script, sheet, tagScript] = ['https://a.example/a.js', '//b.example/b.css', 'https://c.example/c.js'];
    const source = `export default {\n  scripts: ['${script}'],\n  stylesheets: ['${sheet}'],\n  headTags: ['${tagScript}'],\n};`;
    const config = {
      scripts: [script, {src: '/own.js'}],
      stylesheets: [sheet],
      headTags: [
        {tagName: 'script', attributes: {src: tagScript}},
        {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://d.example'}},
      ],
    };
    const lines = findBlockedFiles(source, {...config, customFields: {}}).map(({line}) => line);
    expect(lines).toEqual([2, 3, 4]);
    expect(findBlockedFiles(source, {...config, customFields: {}})[0]?.repair).toContain('other hosts in connect-src');
    const policy = {'script-src': ['https://a.example', 'https://c.example'], 'style-src': ['https://b.example']};
    expect(findBlockedFiles(source, {...config, customFields: {policy}})).toEqual([]);
    const scriptsOnly = {'script-src': [...policy['script-src'], ...policy['style-src']]};
    expect(findBlockedFiles(source, {...config, customFields: {policy: scriptsOnly}})).toMatchObject([{line: 3}]);
  });
});

it('lockBuild throws while another process builds, and ignores a build that ended', () => {
  const folder = temporaryFolder({'build.lock': `${process.ppid}`});
  expect(() => lockBuild(folder)).toThrow(`Another build runs in this folder (process ${process.ppid})`);
  const noProcess = '999999999';
  expect(() => lockBuild(temporaryFolder({'build.lock': noProcess}))).not.toThrow();
});
