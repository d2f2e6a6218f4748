import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {globSync} from 'tinyglobby';

const theme = path.join(import.meta.dirname, '../../src/theme');
const require = createRequire(import.meta.url);
const installed = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');

/** Rendered by Docusaurus itself, in no theme. */
const ofTheCore = ['Root'];

/** A path below `@theme`, as a file of ours overrides it: `Admonition/Types`. */
const overridden = globSync('**/*.{ts,tsx}', {cwd: theme}).map((file) => file.replace(/(\/index)?\.tsx?$/, ''));

const inTheme = (component: string): boolean =>
  [`${component}.js`, `${component}/index.js`].some((file) => existsSync(path.join(installed, file)));

describe('components that override the theme', () => {
  it('are some', () => {
    expect(overridden).toContain('Admonition/Types');
  });

  // A component that was renamed in the theme would be overridden by nothing, without a word.
  it.each(overridden.filter((it) => !ofTheCore.includes(it)))('%s is in the installed theme', (component) => {
    expect(inTheme(component)).toBe(true);
  });

  it('a component that the theme does not have is found', () => {
    expect(inTheme('Admonition/Kinds')).toBe(false);
  });
});
