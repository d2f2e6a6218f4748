import path from 'node:path';

/**
 * Returns the path of a file from the root, with slashes: `docs/index.mdx`.
 * @param {string} siteDir
 * @param {string} file absolute path
 */
export const pathFromRoot = (siteDir, file) => path.relative(siteDir, file).replaceAll(path.sep, '/');
