import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** Pages may use these without an import, and needn't. */
const componentsForPages = /^src\/theme\/Tab(?:s|Item)[/.]/;

interface Compilation {
  fileDependencies: Iterable<string>;
  errors: Error[];
}

/**
 * Stops a build with swizzled components that no page uses, because this site replaces the component around them: `Navbar` replaces
 * `Navbar/Content`, so nothing would show an own `Logo`.
 */
export const unusedComponentsPlugin = (siteDir: string) => ({
  apply({hooks}: Pick<InstanceType<CurrentBundler['instance']['Compiler']>, 'hooks'>): void {
    hooks.afterCompile.tap('unused-components', ({fileDependencies, errors}: Compilation) => {
      const usedFiles = new Set(fileDependencies);
      for (const file of globSync('src/theme/**/*.{js,jsx,ts,tsx}', {cwd: siteDir}).sort()) {
        if (usedFiles.has(path.join(siteDir, file)) || componentsForPages.test(file)) continue;
        const place =
          'src/theme/README.md lists what replaces the components of the theme: change that component, and delete this one.';
        errors.push(new Error(`${file}:1: no page shows this component\n  ${place}`));
      }
    });
  },
});
