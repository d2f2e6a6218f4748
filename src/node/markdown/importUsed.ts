import type {Nodes, Root} from 'mdast';
import {parts} from '../../components/chat/parts';

interface Source {
  module: string;
  /** The components that it exports by name, or the one that is its default. */
  names: readonly string[];
  specifier: 'ImportSpecifier' | 'ImportDefaultSpecifier';
}

/** The components that pages use without an import, and that pages without them do not load. */
const sources: readonly Source[] = [
  {module: '@site/src/components/chat', names: Object.keys(parts), specifier: 'ImportSpecifier'},
  {module: '@site/src/components/docs/Samples', names: ['Samples'], specifier: 'ImportDefaultSpecifier'},
];

/** Names of all components and elements that a page writes as such. */
function namesIn(node: Nodes): string[] {
  const own = 'name' in node && typeof node.name === 'string' ? [node.name] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(namesIn)] : own;
}

type Statement = NonNullable<NonNullable<Extract<Nodes, {type: 'mdxjsEsm'}>['data']>['estree']>['body'][number];

function importOf({module, specifier}: Source, names: readonly string[]): Statement {
  const identifier = (name: string) => ({type: 'Identifier', name}) as const;
  return {
    type: 'ImportDeclaration',
    specifiers: names.map((name) => ({type: specifier, imported: identifier(name), local: identifier(name)})),
    source: {type: 'Literal', value: module},
    attributes: [],
  };
}

/** Imports chat previews and samples on pages that show one, so that other pages do not load them. */
export function importUsed() {
  return (root: Root): void => {
    const used = new Set(namesIn(root));
    const body = sources.flatMap((source) => {
      const names = source.names.filter((name) => used.has(name)).sort();
      return names.length > 0 ? [importOf(source, names)] : [];
    });
    if (body.length === 0) return;
    root.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {estree: {type: 'Program', sourceType: 'module', body}},
    });
  };
}
