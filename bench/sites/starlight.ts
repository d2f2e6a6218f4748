import {join} from 'node:path';
import {runChild} from '../../scripts/lib/child.mjs';
import {hasPackage, packageVersion} from '../packages';
import {benchRoot} from '../paths';
import {cached} from './cache';
import {copyPackages, writeFiles} from './files';
import {icon} from './icon';
import type {WritePage} from './markdown';
import type {SiteText} from './types';

const CONFIG = `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://starlight.example',
  build: {format: 'file'},
  cacheDir: './.cache',
  integrations: [
    starlight({
      title: 'The same text',
      sidebar: [{label: 'Documentation', autogenerate: {directory: 'docs'}}],
    }),
  ],
});
`;

const COLLECTION = `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** The versions of Starlight and Astro, for the report. */
export function starlightVersions(): string {
  return `${packageVersion('@astrojs/starlight')} on Astro ${packageVersion('astro')}`;
}

/**
 * A Starlight site with our texts, as its own template has it.
 *
 * @returns The folder of the built site.
 * @throws Error when it does not support this Node.js, so that it is not installed, and when its build fails.
 */
export async function buildStarlight({pages}: SiteText, write: WritePage): Promise<string> {
  if (!hasPackage('astro') || !hasPackage('@astrojs/starlight')) {
    throw new Error(`the version in bench/package.json could not be installed on Node.js ${process.versions.node}`);
  }
  const files = Object.fromEntries(
    pages.map((page) => [`src/content/docs${page.address === '/' ? '/index' : page.address}.md`, write(page)]),
  );
  const sources = {
    ...files,
    'public/favicon.svg': icon,
    'src/content.config.ts': COLLECTION,
    'astro.config.mjs': CONFIG,
    'package.json': '{"private": true, "type": "module"}\n',
  };
  return cached('starlight', [starlightVersions(), ...Object.entries(sources).flat()], async (work) => {
    writeFiles(work, sources);
    // Astro does not find the styles of components that lie elsewhere.
    copyPackages(work, benchRoot);
    const tool = join(work, 'node_modules', 'astro', 'astro.js');
    const code = await runChild(process.execPath, [tool, 'build', '--silent'], {
      cwd: work,
      env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
    });
    if (code !== 0) throw new Error(`its build failed with exit code ${code}; what is wrong is reported above`);
    return join(work, 'dist');
  });
}
