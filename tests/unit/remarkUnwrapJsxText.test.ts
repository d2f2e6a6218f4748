import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {remarkUnwrapJsxText} from '../../src/build/markdown/remarkUnwrapJsxText';

function unwrapped(source: string): Root {
  const root: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkUnwrapJsxText()(root);
  return root;
}

function childTypes(source: string): string[] {
  const [element] = unwrapped(source).children;
  return element && 'children' in element ? element.children.map(({type}) => type) : [];
}

it.each([
  ...['summary', 'h3', 'button', 'label', 'p'].map((name) => ['unwraps text', name, ['text', 'inlineCode']] as const),
  ...['details', 'div', 'li', 'Note'].map((name) => ['leaves paragraphs', name, ['paragraph']] as const),
])('remarkUnwrapJsxText %s in <%s>', (_, name, types) => {
  expect(childTypes(`<${name}>\n  A \`code\`\n</${name}>`)).toEqual(types);
});

it('remarkUnwrapJsxText unwraps text in nested elements', () => {
  const root = unwrapped('<details>\n  <summary>\n    A\n  </summary>\n\n  B\n</details>');
  expect(JSON.stringify(root)).toMatch(/"name":"summary".*?"children":\[\{"type":"text"/);
});
