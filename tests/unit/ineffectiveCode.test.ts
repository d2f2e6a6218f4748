import {expect, it} from 'vitest';
import {findIneffectiveCode} from '../../src/checks/pages/ineffectiveCode';
import {temporaryFolder} from '../helpers/temporaryFolder';

const mistakesIn = async (file: string, source: string): Promise<string[]> =>
  (await findIneffectiveCode({root: temporaryFolder({[file]: source})})).map(
    ({line, message}) => `${line}: ${message}`,
  );

const pageFile = 'src/pages/planted.tsx';
const islandFile = 'src/islands/Quiz/index.tsx';
const interactiveMessage = 'state and event handlers do nothing here';

it.each([
  [pageFile, "import {clsx} from 'clsx';\nimport {useId, useState} from 'react';", `2: ${interactiveMessage}`],
  [pageFile, "import {\n  useEffect,\n} from 'react';", `1: ${interactiveMessage}`],
  ['src/components/docs/Quiz/index.tsx', "import React from 'react';\nReact.useEffect(b);", `2: ${interactiveMessage}`],
  ['src/theme/Footer/index.tsx', "import {Component} from 'react';", `1: ${interactiveMessage}`],
  [pageFile, 'export const a = (\n  <button\n    onClick={b}\n  />\n);', `3: ${interactiveMessage}`],
  [pageFile, 'export const a = <p style={b}>c</p>;', 'Content-Security-Policy blocks inline styles'],
  [islandFile, "import Link from '@docusaurus/Link';", "islands run without Docusaurus' router"],
  [islandFile, "import {useColorMode} from '@docusaurus/theme-common';", "islands run without Docusaurus' router"],
  [
    pageFile,
    "import a from 'b';\nimport ThemedImage from '@theme/ThemedImage';",
    "2: the theme's ThemedImage has no styles",
  ],
  [islandFile, 'const a = <p dangerouslySetInnerHTML={{__html: b}} />;', 'pages block HTML that a script writes'],
  [pageFile, "import {Redirect} from '@docusaurus/router';", 'runs no redirect'],
  [pageFile, "import BrowserOnly from '@docusaurus/BrowserOnly';", interactiveMessage],
  [pageFile, "import {\n  useColorMode,\n} from '@docusaurus/theme-common';", interactiveMessage],
  [pageFile, "import clsx from 'clsx';\ndocument.title = clsx('b');", '2: code for the browser does nothing here'],
  [pageFile, 'export const a = <p className="lead margin-vert--lg">b</p>;', "Infima's classes have no styles here"],
  [pageFile, "export const a = <p className='button button--primary'>b</p>;", "Infima's classes have no styles here"],
  [pageFile, "export const a = clsx('container', styles.b);", "Infima's classes have no styles here"],
  [pageFile, "export const a = clsx(styles.b, {'button--primary': c});", "Infima's classes have no styles here"],
  [islandFile, 'export const a = `hero margin-top--lg ${b}`;', "Infima's classes have no styles here"],
  [
    'docusaurus.config.ts',
    `const a = '<i class="badge badge--primary">b</i>';`,
    "Infima's classes have no styles here",
  ],
  ['src/theme/Footer/index.js', "import {useState} from 'react';", `1: ${interactiveMessage}`],
  ['docs/extras/_category_.json', '{\n  "link": {"type": "generated-index"}\n}', '2: generated indexes'],
  ['sidebars.ts', "export default {a: [{link: {type: 'generated-index'}}]};", '1: generated indexes'],
  [pageFile, 'export const a = (\n  <Head>\n    <style>b</style>\n  </Head>\n);', '3: Docusaurus leaves <style>'],
  [
    'src/css/custom.css',
    ':root {\n  --a: 1px;\n  --ifm-menu-color: red;\n}\np { top: var(--a); }',
    '3: nothing reads --ifm-menu-color',
  ],
  [
    'src/css/custom.css',
    'p {\n  top: var(--a, 1px);\n  color: var(--ifm-color-gray-100);\n}',
    '3: nothing sets --ifm-color-gray-100',
  ],
])('findIneffectiveCode reports code in %s that has no effect: %s', async (file, source, message) => {
  expect(await mistakesIn(file, source)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['tokens.first.css', ':root'],
  ['dark.css', "[data-theme='dark']"],
])('findIneffectiveCode reports a token of %s that custom.css also sets', async (file, selector) => {
  const sheet = `${selector} {\n  --a: red;\n}\np { color: var(--a); }`;
  const root = temporaryFolder({[`src/css/${file}`]: sheet, 'src/css/custom.css': sheet});
  expect(await findIneffectiveCode({root})).toMatchObject([
    {file: 'src/css/custom.css', line: 2, message: `--a is also set in src/css/${file}`},
  ]);
});

it("findIneffectiveCode reports a package's components with state outside islands", async () => {
  const source =
    "import {Badge} from 'badges';\nimport {Carousel} from 'react-carousel';\nimport {A} from 'not-installed';";
  const root = temporaryFolder({
    [pageFile]: source,
    'src/islands/Show/index.tsx': source,
    'node_modules/badges/index.js': 'export const Badge = () => null;',
    'node_modules/react-carousel/index.js':
      "import * as React from 'react';\nexport const Carousel = () => React.useState(0);",
  });
  expect(await findIneffectiveCode({root})).toMatchObject([
    {file: pageFile, line: 2, message: expect.stringContaining('components of react-carousel have state') as string},
  ]);
});

it('findIneffectiveCode reports a second file of a component', async () => {
  const files = {'src/theme/Footer/index.js': 'a', 'src/theme/Footer/index.tsx': 'b', 'src/theme/Footer/row.tsx': 'c'};
  expect(await findIneffectiveCode({root: temporaryFolder(files)})).toMatchObject([
    {file: 'src/theme/Footer/index.tsx', message: 'src/theme/Footer/index.js is the same component'},
  ]);
});

it.each([
  [
    pageFile,
    'import {useId, type ComponentType} from \'react\';\n// This is a document.\nexport const a = <p title="onLine={1}">{b}</p>;',
  ],
  [islandFile, "import {useState} from 'react';\nexport const a = <button style={c} onClick={b} />;"],
  ['src/theme/Footer/index.tsx', 'export const a = <FooterLayout style={style} className="rows" />;'],
  [
    pageFile,
    "export const a = <Head title='b' />; <style>{c}</style>; styles['card--lg']; get('tabs__last'); // text--left",
  ],
])('findIneffectiveCode accepts in %s: %s', async (file, source) => {
  expect(await mistakesIn(file, source)).toEqual([]);
});

it("findIneffectiveCode reports a wrap of the theme's component that the site replaces", async () => {
  const root = temporaryFolder({
    'src/theme/README.md': '| `Footer` | replaced | x |\n| `TOCItems` | wrapped | x |\n',
    'src/theme/Footer/index.tsx': "import Footer from '@theme-original/Footer';",
    'src/theme/TOCItems/index.tsx': "import TOCItems from '@theme-original/TOCItems';",
  });
  expect(await findIneffectiveCode({root})).toMatchObject([
    {file: 'src/theme/Footer/index.tsx', line: 1, message: expect.stringContaining('replaces Footer') as string},
  ]);
});
