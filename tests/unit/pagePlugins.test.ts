import type {Root as HastRoot} from 'hast';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {withoutBreaks} from '../../src/components/docs/rehype/withoutBreaks';
import {importChat} from '../../src/components/docs/remark/importChat';

describe('chat previews', () => {
  const flow = (name: string, ...children: Root['children']) =>
    ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as Root['children'][number];

  it('are imported where a page has one, each part once', () => {
    const root: Root = {type: 'root', children: [flow('Chat', flow('Message'), flow('Message'), flow('Samples'))]};
    importChat()(root);
    const [first] = root.children;
    expect(JSON.stringify(first)).toContain('"value":"@site/src/components/chat"');
    const names = JSON.stringify(first).matchAll(/"local":\{"type":"Identifier","name":"(\w+)"/g);
    expect([...names].map(([, name]) => name)).toEqual(['Chat', 'Message']);
  });

  it('are not imported where a page has none', () => {
    const root: Root = {type: 'root', children: [flow('Samples')]};
    importChat()(root);
    expect(root.children).toEqual([flow('Samples')]);
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
