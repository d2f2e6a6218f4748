import type {CurrentBundler} from '@docusaurus/types';
import {allowsInlineStyles} from '../../output/hosts/contentSecurityPolicy';
import {pathFromRoot} from '../pathFromRoot.mjs';
import type {AllowedSources} from '../../../lib/markup';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Elements that scripts of pages may not create, unless the policy has the source. */
const blockedElements = [
  {
    tag: '<style>',
    pattern: /\bcreateElement\(\s*["'`]style\b/,
    isAllowed: allowsInlineStyles,
    repair: `Use a stylesheet or, for an SVG, <img>. Or allow it: customFields: {policy: {'style-src': ["'unsafe-inline'"]}}.`,
  },
  {
    tag: '<script>',
    pattern: /\bcreateElement\(\s*["'`]script\b/,
    isAllowed: (allowed: AllowedSources) => allowed['trusted-types'] !== undefined,
    repair:
      'Write the script into `scripts` of docusaurus.config.ts. If the package creates a policy for Trusted Types, or its code ' +
      "never runs, allow it: customFields: {policy: {'trusted-types': ['name']}}.",
  },
];

const sourceOf = (module: {originalSource(): {source(): string | Buffer} | null}): string =>
  module.originalSource()?.source().toString() ?? '';

/** Stops a build with islands and client modules, their packages included, whose elements the pages' Content-Security-Policy blocks. */
export const blockedCodePlugin = (siteDir: string, allowed: AllowedSources) => ({
  apply({hooks}: Pick<Compiler, 'hooks'>): void {
    const elements = blockedElements.filter(({isAllowed}) => !isAllowed(allowed));
    hooks.afterCompile.tap('blocked-code', ({chunks, chunkGraph, errors}) => {
      const scripts = [...chunks].filter(({name}) => /^(?:island-(?!react$)|plugins$)/.test(name ?? ''));
      const modules = scripts
        .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
        .flatMap((module) => ('modules' in module ? (module.modules as (typeof module)[]) : module));
      const codeByFile = new Map(modules.map((module) => [module.nameForCondition() ?? '', sourceOf(module)]));
      for (const [file, code] of codeByFile) {
        for (const {tag, repair} of elements.filter(({pattern}) => pattern.test(code))) {
          errors.push(
            new Error(`${pathFromRoot(siteDir, file)}:1: pages block the ${tag} that this code adds\n  ${repair}`),
          );
        }
      }
    });
  },
});
