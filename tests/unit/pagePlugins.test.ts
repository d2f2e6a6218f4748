import type {Root as HastRoot} from 'hast';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {withoutBreaks} from '../../src/node/markdown/withoutBreaks';
import {importUsed} from '../../src/node/markdown/importUsed';

describe('components without an import', () => {
  const flow = (name: string, ...children: Root['children']) =>
    ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as Root['children'][number];

  const imported = (root: Root) => {
    importUsed()(root);
    const [first] = root.children;
    return (first?.type === 'mdxjsEsm' ? (first.data?.estree?.body ?? []) : []).map((it) =>
      it.type === 'ImportDeclaration'
        ? {from: it.source.value, what: it.specifiers.map(({type, local}) => `${type} ${local.name}`)}
        : it,
    );
  };

  it('are imported where a page has one, each once', () => {
    const root: Root = {type: 'root', children: [flow('Chat', flow('Message'), flow('Message')), flow('Samples')]};
    expect(imported(root)).toEqual([
      {from: '@site/src/components/chat', what: ['ImportSpecifier Chat', 'ImportSpecifier Message']},
      {from: '@site/src/components/docs/Samples', what: ['ImportDefaultSpecifier Samples']},
    ]);
  });

  it('are not imported where a page has none', () => {
    const root: Root = {type: 'root', children: [flow('div')]};
    expect(imported(root)).toEqual([]);
    expect(root.children).toEqual([flow('div')]);
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
    withoutBreaks()(root);
    expect(root.children).toEqual([
      element('ul', element('li', element('p', text('a'), text('\n'), text('b')))),
      element('pre', text('\n')),
    ]);
  });
});
