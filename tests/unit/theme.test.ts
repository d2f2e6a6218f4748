import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {globSync} from 'tinyglobby';
import {root} from '../../src/build/root';

const themeFolder = path.join(root, 'src/theme');
const packageFolder = (name: string): string => path.join(root, 'node_modules', name);

const componentFolders = [
  path.join(packageFolder('@docusaurus/theme-classic'), 'lib/theme'),
  path.join(packageFolder('@docusaurus/core'), 'lib/client/theme-fallback'),
];

const files = globSync('**/*.{ts,tsx}', {cwd: themeFolder});

/** Files that a component imports as `./Name`, as paths without extension. */
const importedParts = new Set(
  files.flatMap((file) =>
    [...readFileSync(path.join(themeFolder, file), 'utf8').matchAll(/ from '(\.\/\w+)';/g)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(file), name),
    ),
  ),
);

/** Components of the theme that we override, as paths below `@theme`: `Admonition/Types` */
const overrides = files
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''))
  .filter((component) => !importedParts.has(component));

const isInTheme = (component: string): boolean =>
  componentFolders.some((folder) =>
    [`${component}.js`, `${component}/index.js`].some((file) => existsSync(path.join(folder, file))),
  );

describe('the installed theme', () => {
  // Docusaurus doesn't report an override of a component that the theme no longer has.
  it('has every component that we override, but no planted one', () => {
    const planted = 'Admonition/Kinds';
    expect([...overrides, planted].filter((component) => !isInTheme(component))).toEqual([planted]);
  });

  it('has exactly the overrides that src/theme/README.md lists', () => {
    const rows = readFileSync(path.join(themeFolder, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm);
    expect([...rows].map(([, component = '']) => component).sort()).toEqual([...overrides].sort());
  });
});

type Source = Readonly<Record<'file' | 'text', string>>;

/** Our own global classes, which look like those of the framework. Add a new one when the test reports it. */
const ownClassPattern =
  /^(?:chat|codeBlock|contentTarget|day|endpoint|fields|language|lucide|method|operations|sr-only|tok)(?:--?[a-z]+)?$/;

/**
 * Matches names of the framework: its classes, CSS variables, storage keys, attributes and root element, such as
 * `theme-doc-markdown`, `menu__link`, `navbar--`, `--ifm-color-primary`, `docusaurus.tab` and `__docusaurus`.
 */
const frameworkNamePattern =
  /(?<![\w/@-])(?:theme-(?!classic|common|original|color)[a-z-]+|[a-z][a-z-]*__[a-z-]+|(?:navbar|footer)--|__docusaurus|docusaurus\.(?!config)(?:tab\b|[a-z.]+)|--(?:ifm|docusaurus|doc-sidebar)-[\w-]+|data-theme|data-announcement-bar-initially-dismissed)/g;

/** Returns the first group of each match, or the match if the pattern has no group. */
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, name = whole]) => name);

/** Returns classes and ids in selectors (in CSS modules only those in `:global()`), and parts of classes in `[class*=…]`. */
function namesInSelectors({file, text}: Source): string[] {
  const names: string[] = [];
  parse(text).walkRules(({selector}) => {
    const namePattern = file.endsWith('.module.css') ? /:global\(\.([\w-]+)\)/g : /[.#]([a-z_][\w-]*)/gi;
    for (const pattern of [namePattern, /\[class[*^$]?=['"]?([\w-]+)/g]) names.push(...matches(selector, pattern));
  });
  return names.filter((name) => !ownClassPattern.test(name));
}

/** Returns the names in a file that the framework must have. */
const namesIn = (source: Source): string[] => [
  ...(source.file.endsWith('.css') ? namesInSelectors(source) : []),
  ...matches(source.text, frameworkNamePattern),
];

const readSources = (patterns: readonly string[], cwd = root): Source[] =>
  globSync(patterns, {cwd}).map((file) => ({file, text: readFileSync(path.join(cwd, file), 'utf8')}));

const frameworkText = [
  ...['theme-classic', 'theme-common', 'plugin-content-docs', 'core'].flatMap((name) =>
    readSources(['lib/**/*.{js,css}'], packageFolder(`@docusaurus/${name}`)),
  ),
  ...readSources(['dist/css/default/default.css'], packageFolder('infima')),
]
  .map(({text}) => text)
  .join('\n');

function isKnown(name: string): boolean {
  // `navbar--` is a prefix. The framework also builds names by template: `plugin-docs` is `plugin-${name}` in its source.
  const forms = [`${name}${name.endsWith('-') ? '' : '(?![\\w-])'}`, name.replace(/(?<=-)[^-]+$/, '\\$\\{')];
  // A single word could also be in prose, so it must follow a quote, dot or hash.
  const lookbehind = /\W/.test(name) ? '(?<![\\w-])' : '(?<=[.#\'"`])';
  return new RegExp(`${lookbehind}(?:${forms.join('|')})`).test(frameworkText);
}

function findUnknownNames(sources: readonly Source[]): string[] {
  const unknownNames = [...new Set(sources.flatMap(namesIn))].filter((name) => !isKnown(name));
  return sources.flatMap((source) => {
    const names = namesIn(source);
    return unknownNames.filter((name) => names.includes(name)).map((name) => `${source.file}: ${name}`);
  });
}

describe('findUnknownNames', () => {
  it('accepts all names of the framework in our sources', () => {
    // custom.css can have classes of navbar items.
    const sources = readSources(['src/**/*.{css,pcss,tsx,ts,mjs}', '!src/css/custom.css']);
    // The patterns still find names.
    expect(new Set(sources.flatMap(namesIn)).size).toBeGreaterThan(50);
    expect(findUnknownNames(sources)).toEqual([]);
  });

  it('reports names that the installed packages lack', () => {
    const css = `.theme-plant-a,\n.theme-plant-b > .own {\n  color: var(--ifm-plant);\n}\n[class*='plantCol'] p {}`;
    expect(
      findUnknownNames([
        {file: 'a.css', text: `${css}\n.method--get, .menu__plant, #planted {}`},
        {file: 'a.module.css', text: '.own :global(.plantedClass) {}'},
        {file: 'a.tsx', text: '<b className="lucide menu__plant" />\n`theme-plant-${type}`;'},
      ]),
    ).toEqual([
      ...['theme-plant-a', 'theme-plant-b', 'own', 'plantCol', 'menu__plant', 'planted', '--ifm-plant'].map(
        (name) => `a.css: ${name}`,
      ),
      'a.module.css: plantedClass',
      'a.tsx: menu__plant',
      'a.tsx: theme-plant-',
    ]);
  });
});

const classesIn = (css: string): string[] => [...new Set(matches(css, /\.([a-z]\w*)/gi))];
const themeModules = readSources(['lib/**/*.module.css'], packageFolder('@docusaurus/theme-classic'));
const themeClasses = new Set(themeModules.flatMap(({text}) => classesIn(text)));
const [replacementModule] = readSources(['src/css/theme.first.module.css']);

it('the CSS modules of the installed theme have every class that we replace, but no planted one', () => {
  const css = `${replacementModule?.text.replaceAll(/\/\*[^]*?\*\//g, '')} .docPlantedContainer {}`;
  expect(classesIn(css).filter((name) => !themeClasses.has(name))).toEqual(['docPlantedContainer']);
});
