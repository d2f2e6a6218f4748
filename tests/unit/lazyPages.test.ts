import {expect, it} from 'vitest';
import removeWeakRequires from '../../src/build/plugins/lazy-pages/removeWeakRequires.mjs';

it('removeWeakRequires removes weak references from the list of modules, and nothing else', () => {
  const line = (weak: string) =>
    `  "doc": [() => import(/* webpackChunkName: "doc" */ "@site/a (1).mdx"), "@site/a (1).mdx", ${weak}],`;
  expect(removeWeakRequires(`export default {\n${line('require.resolveWeak("@site/a (1).mdx")')}\n};\n`)).toBe(
    `export default {\n${line('"@site/a (1).mdx"')}\n};\n`,
  );
});
