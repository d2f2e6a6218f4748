import {buildSync} from 'esbuild';
import type {SourceFile} from '../../build/content/sourceFile';
import {infimaClassSource} from '../../build/content/jsxMistakes';
import {mistakesAtMatches, type ContentMistake} from '../../build/content/mistakes';
import {readFiles, type Sources} from './readSources';

const hookPatternSource =
  'use(?:State|Reducer|ActionState|Optimistic|Transition|DeferredValue|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore)';
/** Hooks, and the base classes of components with state. */
const interactivePatternSource = `(?:${hookPatternSource}|(?:Pure)?Component)\\b`;

const islandFilePattern = /^src\/islands\/[^/]+\//;

/** Matches classes of Infima in `className="row"` and `clsx('row')`. It looks behind only after a name, which few places have. */
const infimaClassPattern = new RegExp(
  `(?<![\\w-])${infimaClassSource}(?=[\\s"'])(?<=\\b(?:className=|clsx\\()["'][^"']*)`,
);

/** Matches classes of Infima with a modifier, such as `button--primary`, in all strings except `styles['…']`. */
const infimaModifiedClassPattern =
  /(?<![\w-])(?:alert|avatar|badge|button|card|col|hero|margin|padding|pills|shadow|tabs|text)(?:-\w+)?--(?:active|block|break|center|danger|dark|full-height|info|justify|left|lg|link|lw|md|no-decoration|none|outline|primary|right|secondary|sm|success|tl|truncate|vertical|warning|xl|xs|(?:offset-)?\d+)(?=[\s"'`])(?<=(?<!\[)["'`][^"'`\n]*)/;

/** Code that built pages ignore silently, or that crashes them without naming the file. */
const forbiddenPatterns = [
  {
    filePattern: /^src\/(?:components|pages|theme)\//,
    // Imports of hooks and classes with state, `React.useState`, `onClick={`, and what depends on the browser.
    pattern: new RegExp(
      `\\bimport\\b[^;']*\\b${interactivePatternSource}[^;']* from 'react'|\\bReact\\.${interactivePatternSource}|(?<=\\s)on[A-Z]\\w*=\\{|from '@docusaurus/(?:BrowserOnly|useIsBrowser)'|\\bimport\\b[^;']*\\buse(?:ColorMode|WindowSize)\\b`,
      'g',
    ),
    message: 'state and event handlers do nothing here, because built pages are HTML without React',
    repair:
      'Take them out, or move the part that needs them to src/islands/<Name>/index.tsx (CONTRIBUTING.md, "Add an interactive component").',
  },
  {
    filePattern: /^src\/(?:components|pages|theme)\//,
    pattern: /from '@docusaurus\/ExecutionEnvironment'|(?<![\w.'"`-])(?:window|document|(?:local|session)Storage)\.\w/g,
    message: 'code for the browser does nothing here, because built pages are HTML without React',
    repair: 'Move it into a client module (`clientModules` in docusaurus.config.ts), or into an island.',
  },
  {
    filePattern: islandFilePattern,
    pattern:
      /from '(?:@theme\/|@docusaurus\/(?:BrowserOnly|Head|Link|router|theme-common|Translate|use(?:BaseUrl|DocusaurusContext|GlobalData|IsBrowser))\b)/g,
    message: "islands run without Docusaurus' router and context",
    repair: 'Write <a href="/docs/page">, and pass what the page knows as props. Effects run only in the browser.',
  },
  {
    filePattern: islandFilePattern,
    pattern: /\bdangerouslySetInnerHTML=/g,
    message: 'pages block HTML that a script writes (Trusted Types), so the island crashes when it changes',
    repair: 'Write elements.',
  },
  {
    filePattern: /^src\/(?:components|islands|pages)\/|^(?:docusaurus\.config|sidebars)\.ts$/,
    pattern: new RegExp(`${infimaClassPattern.source}|${infimaModifiedClassPattern.source}`, 'g'),
    message: "Infima's classes have no styles here",
    repair: 'Write a class into a CSS module, or use the components in src/components/ (src/css/README.md).',
  },
  {
    filePattern: /^src\/(?:components|pages|theme)\//,
    pattern: /(?<=<[a-z][^<]*\s)style=\{/g,
    message: "the pages' Content-Security-Policy blocks inline styles, except in islands",
    repair: 'Write a class into a CSS module.',
  },
  {
    filePattern: /^src\/(?:components|pages|theme)\//,
    pattern: /\bimport\b[^;]*\bRedirect\b[^;]* from '@docusaurus\/router'/g,
    message: 'built pages are HTML, which runs no redirect',
    repair: 'Add the redirect to `aliases` in src/lib/addresses.ts, which all hosts read.',
  },
  {
    filePattern: /^sidebars\.ts$|_category_/,
    pattern: /(?<=['":])generated-index\b/g,
    message: 'generated indexes have no styles here',
    repair: 'Write an index.mdx in the folder. It becomes the page of the category.',
  },
  {
    filePattern: /^src\/(?:components|pages|theme)\//,
    pattern: /<style\b(?<=<Head\b[^>]*(?<!\/)>(?:(?!<\/Head>)[^])*)/g,
    message: 'Docusaurus leaves <style> out of the HTML of <Head>',
    repair: 'Write a class into a CSS module.',
  },
];

/** Matches `--gap` in `--gap: 1rem`. */
const propertyDeclarationPattern = /(?<![\w-])--[\w-]+(?=:)/g;

/** Finds custom properties, such as Infima's, that are set but not read, or read but not set. */
function findUnmatchedProperties(sheets: readonly SourceFile[]): ContentMistake[] {
  const namesIn = (pattern: RegExp) => new Set(sheets.flatMap(({source}) => source.match(pattern) ?? []));
  const usedNames = namesIn(/(?<=var\()--[\w-]+/g);
  const declaredNames = namesIn(propertyDeclarationPattern);
  return [
    ...mistakesAtMatches(sheets, propertyDeclarationPattern, (name) =>
      usedNames.has(name)
        ? undefined
        : {
            message: `nothing reads ${name}`,
            repair: 'Change one of the properties in src/css/tokens.first.css, or write a rule (src/css/README.md).',
          },
    ),
    // Without a fallback: `var(--gap)`, not `var(--gap, 1rem)`.
    ...mistakesAtMatches(sheets, /(?<=var\()--[\w-]+(?=\))/g, (name) =>
      declaredNames.has(name)
        ? undefined
        : {
            message: `nothing sets ${name}`,
            repair: 'Use one of the properties in src/css/tokens.first.css, or write a fallback: var(--name, 1rem).',
          },
    ),
  ];
}

/**
 * Finds design tokens in custom.css. It loads after the first paint, so pages would flash, and colors that the build has mixed from
 * a token wouldn't change with it.
 */
function findOverriddenTokens(sheets: readonly SourceFile[]): ContentMistake[] {
  const tokenSheets = sheets.filter(({file}) => /^src\/css\/(?:chat|dark|tokens(?:\.first)?)\.css$/.test(file));
  const customSheets = sheets.filter(({file}) => file === 'src/css/custom.css');
  return mistakesAtMatches(customSheets, propertyDeclarationPattern, (name) => {
    const declaringSheets = tokenSheets.filter(({source}) => source.match(propertyDeclarationPattern)?.includes(name));
    if (declaringSheets.length === 0) return undefined;
    const message = `${name} is also set in ${declaringSheets.map(({file}) => file).join(' and ')}`;
    return {message, repair: 'Change it there.'};
  });
}

/** Finds imports of the theme's own components. The theme's stylesheets aren't loaded, and pages block inline styles. */
function findUnstyledComponents(code: readonly SourceFile[]): ContentMistake[] {
  // The theme's Layout has its styles in src/css/theme.first.module.css.
  const componentsWithStyles = ['Layout', ...code.flatMap(({file}) => /^src\/theme\/(\w+)/.exec(file)?.[1] ?? [])];
  const importingFiles = code.filter(({file}) => /^src\/(?:components|pages)\//.test(file));
  return mistakesAtMatches(importingFiles, /(?<=from '@theme\/)\w+/g, (name) =>
    componentsWithStyles.includes(name)
      ? undefined
      : {
          message: `the theme's ${name} has no styles here`,
          repair:
            name === 'ThemedImage'
              ? 'Write <img>. In the dark theme, a CSS module can show another one: [data-theme=dark] .class.'
              : `Use a component in src/components/, or swizzle it: npx docusaurus swizzle @docusaurus/theme-classic ${name}.`,
        },
  );
}

/** Matches the package in `from 'embla-carousel-react'`. Excludes what `forbiddenPatterns` covers, and what has no state. */
const packageImportPattern =
  /(?<=from ')(?!(?:react(?:-dom)?|clsx|lucide-react)['/]|@docusaurus|@mdx-js|@site|@theme)[\w@][^']*/g;

/** Bundles a package to find out if it calls hooks with state. */
function isStateful(packageName: string, root: string): boolean {
  const contents = `import * as all from '${packageName}'; export {all};`;
  try {
    const {outputFiles} = buildSync({
      stdin: {contents, resolveDir: root},
      bundle: true,
      format: 'esm',
      write: false,
      external: ['react', 'react-dom'],
      loader: {'.css': 'empty'},
      logLevel: 'silent',
    });
    return new RegExp(`\\b${hookPatternSource}\\(`).test(outputFiles.map(({text}) => text).join());
  } catch {
    // The build reports a package that isn't installed.
    return false;
  }
}

/** Finds packages whose components keep state, such as carousels, outside islands. */
function findStatefulPackages(root: string, code: readonly SourceFile[]): ContentMistake[] {
  const importingFiles = code.filter(({file}) => /^src\/(?:components|pages|theme)\//.test(file));
  return mistakesAtMatches(importingFiles, packageImportPattern, (name) =>
    isStateful(name, root)
      ? {
          message: `components of ${name} have state, which does nothing here, because built pages are HTML without React`,
          repair: 'Import it in src/islands/<Name>/index.tsx (CONTRIBUTING.md, "Add an interactive component").',
        }
      : undefined,
  );
}

/** Finds wraps of the theme's components that this site replaces. They would show the theme's, without styles. */
function findWrapsOfReplacedComponents(code: readonly SourceFile[], themeReadme: string): ContentMistake[] {
  const replacedComponents = [...themeReadme.matchAll(/^\| `([^`]+)` +\| replaced/gm)].map(([, name]) => name);
  return mistakesAtMatches(code, /(?<=from '@theme-original\/)[\w/]+/g, (name) =>
    replacedComponents.includes(name)
      ? {
          message: `this site replaces ${name}, so it has no styles for the theme's`,
          repair: `Restore src/theme/${name}, and change that.`,
        }
      : undefined,
  );
}

/** Finds swizzled components with two files: Docusaurus ignores one of `Footer/index.js` and `Footer/index.tsx`. */
function findTwinComponents(files: readonly SourceFile[]): ContentMistake[] {
  const nameOf = (file: string): string => file.replace(/(?:\/index)?\.[jt]sx?$/, '');
  return files.flatMap(({file}, index): ContentMistake[] => {
    const twin = files.slice(0, index).find((earlier) => nameOf(earlier.file) === nameOf(file));
    return twin && file.startsWith('src/theme/')
      ? [
          {
            file,
            line: 1,
            message: `${twin.file} is the same component`,
            repair:
              'Delete one of the two files. If `docusaurus swizzle` wrote it, also restore the styles that it replaced.',
          },
        ]
      : [];
  });
}

/**
 * Finds code that built pages ignore: state and event handlers outside islands, Docusaurus' components in islands, inline styles,
 * components of the theme without styles, components with two files, custom properties that are only set or only read, and design
 * tokens in custom.css.
 */
export async function findIneffectiveCode({root}: Pick<Sources, 'root'>): Promise<ContentMistake[]> {
  const sheets = await readFiles(root, ['src/**/*.{css,less,pcss,sass,scss}']);
  const code = await readFiles(root, ['src/{components,islands,pages,theme}/**/*.{js,jsx,ts,tsx}']);
  const files = [
    ...code,
    ...(await readFiles(root, ['{docusaurus.config,sidebars}.ts', '*/**/_category_.*', '!node_modules/**'])),
  ];
  const [themeReadme] = await readFiles(root, ['src/theme/README.md']);
  const mistakes = forbiddenPatterns.flatMap(({filePattern, pattern, ...mistake}) =>
    mistakesAtMatches(
      files.filter(({file}) => filePattern.test(file)),
      pattern,
      () => mistake,
    ),
  );
  return [
    ...mistakes,
    ...findUnstyledComponents(code),
    ...findWrapsOfReplacedComponents(code, themeReadme?.source ?? ''),
    ...findStatefulPackages(root, code),
    ...findTwinComponents(code),
    ...findUnmatchedProperties(sheets),
    ...findOverriddenTokens(sheets),
  ];
}
