import type {Root as HastRoot} from 'hast';
import {expect, it} from 'vitest';
import {rehypeStripNewlines} from '../../src/build/markdown/rehypeStripNewlines';

const text = (value: string) => ({type: 'text', value}) as const;
const element = (tagName: string, ...children: HastRoot['children']) =>
  ({type: 'element', tagName, properties: {}, children}) as HastRoot['children'][number];

it('rehypeStripNewlines removes line breaks between blocks, but not in paragraphs or code', () => {
  const root: HastRoot = {
    type: 'root',
    children: [
      element('ul', text('\n'), element('li', element('p', text('a'), text('\n'), text('b'))), text('\n')),
      text('\n'),
      element('pre', text('\n')),
    ] as HastRoot['children'],
  };
  rehypeStripNewlines()(root);
  const list = element('ul', element('li', element('p', text('a'), text('\n'), text('b'))));
  expect(root.children).toEqual([list, element('pre', text('\n'))]);
});

it('rehypeStripNewlines keeps the space between words of a list item without a paragraph', () => {
  const item = element('li', element('em', text('a')), text('\n'), element('strong', text('b')));
  const root = {type: 'root', children: [element('ul', text('\n'), structuredClone(item))]} as HastRoot;
  rehypeStripNewlines()(root);
  expect(root.children).toEqual([element('ul', item)]);
});
