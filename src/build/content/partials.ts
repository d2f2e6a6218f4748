import path from 'node:path';
import type {Root} from 'mdast';

/** `import Shared from './_shared.mdx';` */
const statement =
  /^\s*import\s+(?<name>[A-Z]\w*)\s+from\s+(['"])(?<from>(?:\.\.?\/|@site\/)(?:[^'"]*\/)?_[^'"]*\.mdx?)\2;?\s*$/;

interface PartialImport {
  /** Of the component. */
  name: string;
  from: string;
}

/** Docusaurus makes no page of these files: `docs/_shared.mdx`, `docs/_parts/shared.mdx` */
export const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

/** Reads the statements that import partials. Returns nothing if one imports something else, or exports. */
export function readImports(source: string): PartialImport[] | undefined {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  const imports = lines.flatMap((line) => {
    const {name, from} = statement.exec(line)?.groups ?? {};
    return name !== undefined && from !== undefined ? [{name, from}] : [];
  });
  return imports.length === lines.length ? imports : undefined;
}

export const partialImports = ({children}: Root): PartialImport[] =>
  children.flatMap((node) => (node.type === 'mdxjsEsm' ? (readImports(node.value) ?? []) : []));

/** `docs/a/page.mdx`, `../_shared.mdx` → `docs/_shared.mdx` */
export const importedFile = (file: string, from: string): string =>
  from.startsWith('@site/') ? from.slice('@site/'.length) : path.posix.join(path.posix.dirname(file), from);
