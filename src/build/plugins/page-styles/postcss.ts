import type {Plugin} from 'postcss';
import {readTokenSets, tokenFiles, resolveToken} from '../../output/designTokens';

/** Computes the colors of design tokens for Chrome before 111: `color-mix(in srgb, var(--brand) 50%, #000)` → `#0e362c` */
export const computeColors = (siteDir: string): Plugin => ({
  postcssPlugin: 'compute-colors',
  Once(root, {result}) {
    const file = root.source?.input.file ?? '';
    const files = tokenFiles(siteDir);
    if (!files.includes(file)) return;
    const tokenSets = readTokenSets(siteDir);
    root.walkRules((rule) => {
      const tokenSet = tokenSets.find(({selector}) => selector === rule.selector.replaceAll(/\s+/g, ' '));
      if (!tokenSet) return;
      rule.each((node) => {
        if (node.type === 'decl' && node.prop.startsWith('--') && node.value.includes('color-mix('))
          node.value = resolveToken(tokenSet, node.prop);
      });
    });
    // A color can use tokens from the other files, so an edit of those must also process this file again.
    for (const tokenFile of files)
      result.messages.push({type: 'dependency', plugin: 'compute-colors', file: tokenFile, parent: file});
  },
});

/**
 * Adds the base path to root-relative URLs that css-loader skips because the comment before them has `webpackIgnore: true`:
 * `url(/img/x.svg)` → `url(/base/img/x.svg)`
 */
export const addBasePath = (withBasePath: (path: string) => string): Plugin => ({
  postcssPlugin: 'add-base-path',
  // Not `Declaration`, which PostCSS would call again after the change.
  Once(root) {
    root.walkDecls((declaration) => {
      const previous = declaration.prev();
      if (previous?.type !== 'comment' || !previous.text.includes('webpackIgnore')) return;
      declaration.value = declaration.value.replaceAll(/(?<=url\(["']?)\/(?!\/)[^"')]*/g, (url) => withBasePath(url));
    });
  },
});
