import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {globSync} from 'tinyglobby';

const theme = path.join(import.meta.dirname, '../../src/theme');
const require = createRequire(import.meta.url);

/** What can be overridden: the components of the theme, and those that Docusaurus itself renders. */
const installed = [
  path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme'),
  path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client/theme-fallback'),
];

/** A path below `@theme`, as a file of ours overrides it: `Admonition/Types`. */
const overridden = globSync('**/*.{ts,tsx}', {cwd: theme}).map((file) => file.replace(/(\/index)?\.tsx?$/, ''));

const inTheme = (component: string): boolean =>
  installed.some((folder) =>
    [`${component}.js`, `${component}/index.js`].some((file) => existsSync(path.join(folder, file))),
  );

describe('components that override the theme', () => {
  it('are some', () => {
    expect(overridden).toEqual(expect.arrayContaining(['Admonition/Types', 'Navbar', 'Footer']));
  });

  // A component that was renamed in the theme would be overridden by nothing, without a word.
  it.each(overridden)('%s is in the installed theme', (component) => {
    expect(inTheme(component)).toBe(true);
  });

  it('a component that the theme does not have is found', () => {
    expect(inTheme('Admonition/Kinds')).toBe(false);
  });

  it('are listed with their reasons in its README, and nothing else is', () => {
    const rows = readFileSync(path.join(theme, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm);
    expect([...rows].map(([, component = '']) => component).sort()).toEqual([...overridden].sort());
  });
});
