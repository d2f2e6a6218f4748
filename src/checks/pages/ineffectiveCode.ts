import {lineAt, type SourceFile} from '../../build/content/pageTree';
import {infimaClassPattern} from '../../build/content/jsxMistakes';
import type {ContentMistake} from '../../build/content/mistakes';
import {readFiles, type Sources} from './readSources';

const hook =
  'use(?:State|Reducer|ActionState|Optimistic|Transition|DeferredValue|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore)';
const interactiveExport = `(?:${hook}|(?:Pure)?Component)\\b`;

/** Code that built pages would ignore in silence, or that crashes them without naming the file. */
const forbiddenPatterns = [
  {
    filePattern: /^src\/(?:components|pages|theme)\//,
    pattern: new RegExp(
      `\\bimport\\b[^;']*\\b${interactiveExport}[^;']* from 'react'|\\bReact\\.${interactiveExport}|(?<=\\s)on[A-Z]\\w*=\\{|from '@docusaurus/(?:BrowserOnly|useIsBrowser)'|\\bimport\\b[^;']*\\buse(?:ColorMode|WindowSize)\\b`,
      'g',
    ),
    message: 'state and event handlers do nothing here, because built pages are HTML without React',
    repair:
      'Move the component to src/islands/<Name>/index.tsx and export a label (CONTRIBUTING.md, "Add an interactive component").',
  },
  {
    filePattern: /^src\/islands\/[^/]+\//,
    pattern:
      /from '(?:@theme\/|@docusaurus\/(?:BrowserOnly|Head|Link|router|theme-common|Translate|use(?:BaseUrl|DocusaurusContext|GlobalData|IsBrowser))\b)/g,
    message: "islands run without Docusaurus' router and context",
    repair: 'Write <a href="/docs/page">, and pass what the page knows as props. Effects run only in the browser.',
  },
  {
    filePattern: /^src\/islands\/[^/]+\//,
    pattern: /\bdangerouslySetInnerHTML=/g,
    message: 'pages block HTML that a script writes (Trusted Types), so the island crashes when it changes',
    repair: 'Write elements.',
  },
  {
    filePattern: /^src\/(?:components|islands|pages)\//,
    pattern: new RegExp(`(?<=\\bclassName="(?:[^"]*\\s)?)${infimaClassPattern}(?=[\\s"])`, 'g'),
    message: "Infima's classes have no styles here",
    repair: 'Write a class into a CSS module, or use the components in src/components/ (src/css/README.md).',
  },
  {
    filePattern: /^src\//,
    pattern: /(?<=<[a-z][^<]*\s)style=\{/g,
    message: "the pages' Content-Security-Policy blocks inline styles",
    repair: 'Write a class into a CSS module.',
  },
  {
    filePattern: /^src\/css\/custom\.css$/,
    pattern: /\[data-theme/g,
    message: 'src/css/dark.css overrides what this file says about a theme',
    repair: 'Write it into src/css/dark.css.',
  },
  {
    filePattern: /\.p?css$/,
    pattern: /(?:@import\s+|url\()['"]?(?:https?:)?\/\//g,
    message: "the pages' Content-Security-Policy blocks files of other sites",
    repair: 'Put the file into static/, and name it here.',
  },
];

/** Finds custom properties that no style reads, such as Infima's. */
function findUnreadProperties(sheets: readonly SourceFile[]): ContentMistake[] {
  const usedNames = new Set(sheets.flatMap(({source}) => source.match(/(?<=var\()--[\w-]+/g) ?? []));
  return sheets.flatMap(({file, source}) =>
    [...source.matchAll(/(?<![\w-])--[\w-]+(?=:)/g)].flatMap(({0: name, index}) =>
      usedNames.has(name)
        ? []
        : [
            {
              file,
              line: lineAt(source, index),
              message: `nothing reads ${name}`,
              repair: 'Change one of the properties in src/css/tokens.first.css, or write a rule (src/css/README.md).',
            },
          ],
    ),
  );
}

/** Finds state and event handlers outside islands, Docusaurus' components in islands, inline styles, and custom properties that nothing reads. */
export async function findIneffectiveCode({root}: Pick<Sources, 'root'>): Promise<ContentMistake[]> {
  const sheets = await readFiles(root, ['src/**/*.{css,pcss}']);
  const files = [...(await readFiles(root, ['src/{components,islands,pages,theme}/**/*.{ts,tsx}'])), ...sheets];
  const mistakes = forbiddenPatterns.flatMap(({filePattern, pattern, message, repair}) =>
    files
      .filter(({file}) => filePattern.test(file))
      .flatMap(({file, source}) =>
        [...source.matchAll(pattern)].map(({index}) => ({file, line: lineAt(source, index), message, repair})),
      ),
  );
  return [...mistakes, ...findUnreadProperties(sheets)];
}
