import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Pages in Markdown and generated indexes can show these, but there needn't be any. */
const optionalComponents = /^src\/theme\/(?:DocCategoryGeneratedIndexPage|Tab(?:s|Item))[/.]/;

interface Compilation {
  fileDependencies: Iterable<string>;
  errors: Error[];
}

/**
 * Stops a build with swizzled components that no page shows. They are of no use if this site replaces the component that would
 * render them: its `Navbar` doesn't render the theme's `Navbar/Content`, so a swizzled `Logo` would never appear.
 */
export const unusedComponentsPlugin = (siteDir: string) => ({
  apply({hooks}: Pick<InstanceType<CurrentBundler['instance']['Compiler']>, 'hooks'>): void {
    hooks.afterCompile.tap('unused-components', ({fileDependencies, errors}: Compilation) => {
      const usedFiles = new Set(fileDependencies);
      for (const file of globSync('src/theme/**/*.{js,jsx,ts,tsx}', {cwd: siteDir}).sort()) {
        if (usedFiles.has(path.join(siteDir, file)) || optionalComponents.test(file)) continue;
        const repair =
          'src/theme/README.md lists what replaces the components of the theme: change that component, and delete this one.';
        errors.push(new Error(`${file}:1: no page shows this component\n  ${repair}`));
      }
    });
  },
});
