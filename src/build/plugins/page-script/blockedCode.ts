import type {CurrentBundler} from '@docusaurus/types';
import {allowsInlineStyles} from '../../output/hosts/contentSecurityPolicy';
import {pathFromRoot} from '../pathFromRoot.mjs';
import type {AllowedSources} from '../../../lib/markup';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const isTrusted = (allowed: AllowedSources): boolean => allowed['trusted-types'] !== undefined;

/** Elements and workers that scripts of pages may not create, unless the configuration allows it. */
const blockedCode = [
  {
    name: '<style>',
    pattern: /\bcreateElement\(\s*["'`]style\b/,
    isAllowed: allowsInlineStyles,
    repair: `Use a stylesheet or, for an SVG, <img>. Or allow it: customFields: {policy: {'style-src': ["'unsafe-inline'"]}}.`,
  },
  {
    name: '<script>',
    pattern: /\bcreateElement\(\s*["'`]script\b/,
    isAllowed: isTrusted,
    repair:
      'Write the script into `scripts` of docusaurus.config.ts. If the package creates a policy for Trusted Types, or its code ' +
      "never runs, allow it: customFields: {policy: {'trusted-types': ['name']}}.",
  },
  {
    name: 'worker',
    pattern: /\bnew Worker\(\s*new URL\(|\bserviceWorker\.register\(/,
    isAllowed: isTrusted,
    repair: 'Do its work in the island.',
  },
];

/** HTML, styles and programs in strings. Only a warning, because many packages have functions for them that a site doesn't call. */
const stringPattern =
  /\.(?:inner|outer)HTML\s*=(?!=)|\.(?:insertAdjacentHTML|createContextualFragment)\(|\.parseFromString\(|\bsrcDoc\b|\bnew Function\(|\bWebAssembly\.\w|\bsetAttribute\(\s*["'`]style\b/;

/** `node_modules/swiper/modules/zoom.mjs` → `node_modules/swiper` */
const packageOf = (file: string): string => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;

const sourceOf = (module: {originalSource(): {source(): string | Buffer} | null}): string =>
  module.originalSource()?.source().toString() ?? '';

/** Stops a build if an island, a client module or a package of theirs does what the pages' policy blocks. */
export const blockedCodePlugin = (siteDir: string, allowed: AllowedSources) => ({
  apply({hooks}: Pick<Compiler, 'hooks'>): void {
    hooks.afterCompile.tap('blocked-code', ({chunks, chunkGraph, errors}) => {
      // `island-react` is React itself, which can create any element. `plugins` has the client modules.
      const scripts = [...chunks].filter(({name}) => /^(?:island-(?!react$)|plugins$)/.test(name ?? ''));
      const modules = scripts
        .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
        // The bundler joins modules: a joined one lists its parts in `modules`.
        .flatMap((module) => ('modules' in module ? (module.modules as (typeof module)[]) : module));
      // `nameForCondition` returns the file of a module. Several scripts can contain the same one.
      const codeByFile = new Map(modules.map((module) => [module.nameForCondition() ?? '', sourceOf(module)]));
      const suspects = new Map<string, string>();
      for (const [file, code] of codeByFile) {
        const place = `${pathFromRoot(siteDir, file)}:1:`;
        for (const {name, pattern, isAllowed, repair} of blockedCode) {
          if (!pattern.test(code) || isAllowed(allowed)) continue;
          errors.push(new Error(`${place} pages block the ${name} that this code adds\n  ${repair}`));
        }
        if (stringPattern.test(code) && !isTrusted(allowed)) suspects.set(packageOf(file), code);
      }
      for (const [file, code] of suspects) {
        const [, policy = 'name'] = /\bcreatePolicy\(\s*["'`]([\w-]+)/.exec(code) ?? [];
        process.stderr.write(
          `[WARNING] ${pathFromRoot(siteDir, file)}: pages block HTML, styles and programs in strings, which this may use\n` +
            `  Try it on a built page: npm run build && npm run serve. If it fails, use another package or, if this one creates a policy ` +
            `for Trusted Types, allow it: customFields: {policy: {'trusted-types': ['${policy}']}}.\n`,
        );
      }
    });
  },
});
