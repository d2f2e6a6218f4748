/*
 * Lint rules of our own, in ESLint's format.
 * Source: https://oxc.rs/docs/guide/usage/linter/js-plugins.html
 */
import path from 'node:path';

const baseFolders = ['src/facts', 'src/facts/derived', 'src/lib'];
const buildFolders = [...baseFolders, 'src/build/api', 'src/build/markdown', 'src/build/content'];
const markupFolders = [...baseFolders, 'src/build/data', 'src/components'];

/**
 * Lists the folders and files that the code of each folder may import, types included. A file belongs to the first folder of
 * this list that it is in. Files outside all of them may be imported from everywhere. CONTRIBUTING.md has a diagram.
 * @type {[folder: string, imports: string[]][]}
 */
const layers = [
  ['src/facts/derived', baseFolders],
  ['src/facts', []],
  ['src/lib', ['src/facts']],
  ['src/build/api', baseFolders],
  ['src/build/markdown', baseFolders],
  ['src/build/content', buildFolders],
  ['src/build/data', buildFolders],
  ['src/build/output', buildFolders],
  ['src/build/plugins', [...buildFolders, 'src/build/output', 'src/checks']],
  ['src/checks', buildFolders],
  ['src/browser', ['src/lib', 'src/facts/derived/basePath']],
  ['src/components', markupFolders],
  ['src/islands', markupFolders],
  ['src/theme', markupFolders],
  ['src/pages', [...markupFolders, 'src/islands']],
];

const layerOf = (/** @type {string} */ file) => layers.find(([folder]) => `${file}/`.startsWith(`${folder}/`));

/** Keeps imports between the folders of `src/` in one direction, so that a file can be read without those above it. */
const oneWay = {
  create: (
    /** @type {{report: (diagnostic: {node: object, message: string}) => void, cwd: string, filename: string}} */
    {report, cwd, filename},
  ) => {
    const file = path.relative(cwd, filename).replaceAll('\\', '/');
    const [folder = '', allowedImports = []] = layerOf(file) ?? [];
    const check = (/** @type {{source?: {value: string} | null}} */ node) => {
      const importPath = node.source?.value ?? '';
      if (!folder || !/^(?:@site|\.\.?)\//.test(importPath)) return;
      const target = importPath.startsWith('@site/')
        ? importPath.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), importPath);
      // Files outside all layers may be imported.
      const targetFolder = layerOf(target)?.[0] ?? folder;
      if (targetFolder === folder || allowedImports.includes(targetFolder) || allowedImports.includes(target)) return;
      report({
        node,
        message: `${folder} may import only ${allowedImports.join(', ') || 'its own files'}. See CONTRIBUTING.md.`,
      });
    };
    return {ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check};
  },
};

export default {meta: {name: 'site'}, rules: {'one-way': oneWay}};
