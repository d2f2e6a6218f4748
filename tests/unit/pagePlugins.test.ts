import {createRequire} from 'node:module';
import type {Root as HastRoot} from 'hast';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {root} from '../root';
import {readPages} from '../../src/checks/sources/read';
import {readTree} from '../../src/node/content/pageTree';
import {remarkImports} from '../../src/node/markdown/remarkImports';
import {components, icons} from '../../src/node/markdown/pageComponents';
import {rehypeStripBreaks} from '../../src/node/markdown/rehypeStripBreaks';

describe('what a page names', () => {
  const flow = (name: string, ...children: Root['children']) =>
    ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as Root['children'][number];

  /** An element with an icon, which is the name of one or a text. */
  const withIcon = (name: string, icon: MdxJsxAttribute['value']): Root['children'][number] => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'icon', value: icon}],
    children: [],
  });

  const imported = (page: Root) => {
    remarkImports()(page);
    const [first] = page.children;
    return (first?.type === 'mdxjsEsm' ? (first.data?.estree?.body ?? []) : []).map((statement) =>
      statement.type === 'ImportDeclaration'
        ? `${statement.specifiers.map(({type, local}) => `${type} ${local.name}`).join()} of ${String(statement.source.value)}`
        : statement,
    );
  };

  it('is imported, each once', () => {
    const reaction = withIcon('Reaction', {type: 'mdxJsxAttributeValueExpression', value: 'PawPrint'});
    const children = [flow('Chat', flow('Message', reaction, reaction), flow('Message')), flow('Samples')];
    expect(imported({type: 'root', children})).toEqual([
      'ImportSpecifier Chat of @site/src/components/chat',
      'ImportSpecifier Message of @site/src/components/chat',
      'ImportDefaultSpecifier PawPrint of lucide-react/icons/paw-print',
      'ImportSpecifier Reaction of @site/src/components/chat',
      'ImportDefaultSpecifier Samples of @site/src/components/docs/Samples',
    ]);
  });

  it('is nothing where it has elements and texts only', () => {
    const children = [flow('div'), withIcon('div', 'PawPrint')];
    const page: Root = {type: 'root', children: [...children]};
    expect(imported(page)).toEqual([]);
    expect(page.children).toEqual(children);
  });
});

describe('the list of components', () => {
  it('has icons that lucide-react exports', () => {
    const {resolve} = createRequire(import.meta.url);
    const {module} = icons.get('PawPrint') ?? {};
    expect(() => resolve(module ?? '')).not.toThrow();
  });

  it('has all that pages and their blocks are made of', async () => {
    const children = (await readPages(root)).flatMap((page) => readTree(page).root.children);
    const named = new Set<string>();
    visit({type: 'root', children} satisfies Root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && /^[A-Z]/.test(node.name ?? '')) named.add(node.name ?? '');
    });
    expect([...named]).not.toEqual([]);
    expect([...named].filter((name) => !components.has(name))).toEqual([]);
  });
});

describe('line breaks of the source', () => {
  const text = (value: string) => ({type: 'text', value}) as const;
  const element = (tagName: string, ...children: HastRoot['children']) =>
    ({type: 'element', tagName, properties: {}, children}) as HastRoot['children'][number];

  it('are left out between blocks, and kept in sentences and code', () => {
    const root: HastRoot = {
      type: 'root',
      children: [
        element('ul', text('\n'), element('li', element('p', text('a'), text('\n'), text('b'))), text('\n')),
        text('\n'),
        element('pre', text('\n')),
      ] as HastRoot['children'],
    };
    rehypeStripBreaks()(root);
    expect(root.children).toEqual([
      element('ul', element('li', element('p', text('a'), text('\n'), text('b')))),
      element('pre', text('\n')),
    ]);
  });
});
