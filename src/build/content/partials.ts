import path from 'node:path';
import type {Root} from 'mdast';

/** `import Shared from './_shared.mdx';` */
const partialImportPattern =
  /^\s*import\s+(?<name>[A-Z]\w*)\s+from\s+(?<quote>['"])(?<from>(?:\.\.?\/|@site\/)(?:[^'"]*\/)?_[^'"]*\.mdx?)\k<quote>;?\s*$/;

interface PartialImport {
  /** Name of the component. */
  name: string;
  from: string;
}

/** Docusaurus creates no page from these files: `docs/_shared.mdx`, `docs/_parts/shared.mdx` */
export const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

const nonBlankLines = (source: string): string[] => source.split('\n').filter((line) => line.trim() !== '');

const parsePartialImport = (line: string): PartialImport[] => {
  const {name, from} = partialImportPattern.exec(line)?.groups ?? {};
  return name !== undefined && from !== undefined ? [{name, from}] : [];
};

/** Returns the first of a page's imports and exports that isn't the import of a partial. */
export const findDisallowedStatement = (esm: string): string | undefined =>
  nonBlankLines(esm).find((line) => parsePartialImport(line).length === 0);

export const partialImports = ({children}: Root): PartialImport[] =>
  children.flatMap((node) => (node.type === 'mdxjsEsm' ? nonBlankLines(node.value).flatMap(parsePartialImport) : []));

/** `docs/a/page.mdx`, `../_shared.mdx` → `docs/_shared.mdx` */
export const importedFile = (importingFile: string, from: string): string =>
  from.startsWith('@site/') ? from.slice('@site/'.length) : path.posix.join(path.posix.dirname(importingFile), from);
