import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Only pages with tabs show these, and a site needs no such page. */
const optionalComponentPattern = /^src\/theme\/Tab(?:s|Item)[/.]/;

/** Bundled because the theme imports it, but never used: remarkHighlight.ts loads languages. */
const uselessComponentPattern = /^src\/theme\/prism-include-languages[/.]/;

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

interface Compilation {
  fileDependencies: Iterable<string>;
  errors: Error[];
}

/**
 * Stops a build with a swizzled component that no page shows, usually because this site replaces what would render it: its `Navbar`
 * doesn't render the theme's `Navbar/Content`, so a swizzled `Logo` would never appear.
 */
export const unusedComponentsPlugin = (siteDir: string) => ({
  apply({hooks}: Pick<Compiler, 'hooks'>): void {
    hooks.afterCompile.tap('unused-components', ({fileDependencies, errors}: Compilation) => {
      const usedFiles = new Set(fileDependencies);
      for (const file of globSync('src/theme/**/*.{js,jsx,ts,tsx}', {cwd: siteDir}).sort()) {
        const isUsed = usedFiles.has(path.join(siteDir, file)) && !uselessComponentPattern.test(file);
        if (isUsed || optionalComponentPattern.test(file)) continue;
        const repair =
          'src/theme/README.md lists what replaces the components of the theme: change that component, and delete this one.';
        errors.push(new Error(`${file}:1: no page shows this component\n  ${repair}`));
      }
    });
  },
});
