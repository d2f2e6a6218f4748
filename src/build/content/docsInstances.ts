/** Folders of the docs-plugin instances, which are also their base paths and ids. Only the first has the id `default`. */
export const docsFolders = ['docs', 'faq', 'known-issues', 'documents'] as const;

/** Drops the extension, and numbers that only sort, as Docusaurus does: `docs/02-new/1. a.mdx` → `docs/new/a` */
export const pathWithoutSortNumbers = (file: string): string =>
  file.replace(/\.mdx?$/, '').replaceAll(/(?<=\/)\d+\s*[-_.]+\s*(?=[^-_.\s\d])/g, '');
