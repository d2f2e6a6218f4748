import type {Root as HastRoot} from 'hast';
import {describe, expect, it} from 'vitest';
import {rehypeStripBreaks} from '../../src/build/markdown/rehypeStripBreaks';

describe('rehypeStripBreaks', () => {
  const text = (value: string) => ({type: 'text', value}) as const;
  const element = (tagName: string, ...children: HastRoot['children']) =>
    ({type: 'element', tagName, properties: {}, children}) as HastRoot['children'][number];

  it('removes line breaks between blocks, but not in paragraphs or code', () => {
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
