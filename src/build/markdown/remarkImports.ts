import type {Nodes, Root} from 'mdast';
// Declares the nodes of MDX.
import type {} from 'remark-mdx';
import {componentExports, iconExports, type ModuleExport} from './pageComponents';

/** `<Card icon={PawPrint} />` → `Card`, `PawPrint` */
function namesInTag(node: Nodes): string[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const iconNames = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'icon' && typeof attribute.value === 'object'
      ? [attribute.value?.value.trim()]
      : [],
  );
  return [node.name, ...iconNames].filter((name) => typeof name === 'string');
}

const namesInTree = (node: Nodes): string[] => [
  ...namesInTag(node),
  ...('children' in node ? node.children : []).flatMap(namesInTree),
];

type Statement = NonNullable<NonNullable<Extract<Nodes, {type: 'mdxjsEsm'}>['data']>['estree']>['body'][number];

function importOf(name: string, {module, isDefault}: ModuleExport): Statement {
  const identifier = {type: 'Identifier', name} as const;
  return {
    type: 'ImportDeclaration',
    specifiers: [
      isDefault
        ? {type: 'ImportDefaultSpecifier', local: identifier}
        : {type: 'ImportSpecifier', imported: identifier, local: identifier},
    ],
    source: {type: 'Literal', value: module},
    attributes: [],
  };
}

const exportsByName = new Map([...componentExports, ...iconExports]);

/** Imports the components and icons that a page uses: `<Chat>` → `import {Chat} from '@site/src/components/chat'`. */
export const remarkImports = () => (tree: Root) => {
  const names = [...new Set(namesInTree(tree))].sort();
  const body = names.flatMap((name) => {
    const moduleExport = exportsByName.get(name);
    return moduleExport ? [importOf(name, moduleExport)] : [];
  });
  if (body.length === 0) return;
  tree.children.unshift({
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body}},
  });
};
