import {expect, it} from 'vitest';
import removeWeakRequires from '../../src/build/plugins/lazy-pages/removeWeakRequires.mjs';

it('removeWeakRequires replaces weak references in the list of modules with their paths, and changes nothing else', () => {
  const line = (reference: string) =>
    `  "doc": [() => import(/* webpackChunkName: "doc" */ "@site/a (1).mdx"), "@site/a (1).mdx", ${reference}],`;
  expect(removeWeakRequires(`export default {\n${line('require.resolveWeak("@site/a (1).mdx")')}\n};\n`)).toBe(
    `export default {\n${line('"@site/a (1).mdx"')}\n};\n`,
  );
});
